/// Whether the first box says HEIC: an ISO base media file with a brand of still pictures in HEVC. AVIF, videos and
/// their like have the same boxes and other brands.
func isHEIC(_ bytes: HeaderBytes) -> Bool {
    guard bytes.holds("ftyp", at: 4), let size = bytes.bigEndian(4, at: 0), size >= 16, size <= 1024 else {
        return false
    }
    // The main brand, then four bytes of version, then the others.
    return stride(from: 8, to: min(size, bytes.count) - 3, by: 4).contains { place in
        place != 12
            && (bytes.holds("heic", at: place) || bytes.holds("heix", at: place) || bytes.holds("heim", at: place)
                || bytes.holds("heis", at: place))
    }
}

/// The largest size that any item of a HEIC has: thumbnails and the tiles of a picture are smaller than the picture.
///
/// meta › iprp › ipco › ispe, ISO/IEC 23008-12.
func heicSize(_ bytes: HeaderBytes) -> (width: Int, height: Int)? {
    guard let meta = boxes(bytes, from: 0, to: bytes.count).first(where: { bytes.holds("meta", at: $0.name) }),
        // meta has four bytes of version and flags before its boxes.
        let iprp = boxes(bytes, from: meta.start + 4, to: meta.end).first(where: { bytes.holds("iprp", at: $0.name) }),
        let ipco = boxes(bytes, from: iprp.start, to: iprp.end).first(where: { bytes.holds("ipco", at: $0.name) })
    else { return nil }
    var largest: (width: Int, height: Int)?
    for box in boxes(bytes, from: ipco.start, to: ipco.end) where bytes.holds("ispe", at: box.name) {
        guard box.end - box.start >= 12, let width = bytes.bigEndian(4, at: box.start + 4),
            let height = bytes.bigEndian(4, at: box.start + 8)
        else { return nil }
        let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
        if overflows || pixels > (largest.map { $0.width * $0.height } ?? 0) { largest = (width, height) }
        if overflows { break }
    }
    return largest
}

private struct Box {
    /// Where the four letters of its name stand.
    var name: Int
    /// Of what it holds.
    var start: Int
    var end: Int
}

/// The boxes that lie one behind the other here; up to the first that doesn't fit.
private func boxes(_ bytes: HeaderBytes, from start: Int, to end: Int) -> [Box] {
    var boxes: [Box] = []
    var place = start
    while place <= end - 8, let short = bytes.bigEndian(4, at: place) {
        var size = short
        var head = 8
        if short == 1 {
            // The size stands behind the name in eight bytes; a file that we take needs no more than four of them.
            guard bytes.bigEndian(4, at: place + 8) == 0, let long = bytes.bigEndian(4, at: place + 12) else { break }
            size = long
            head = 16
        } else if short == 0 {
            size = end - place
        }
        guard size >= head, size <= end - place else { break }
        boxes.append(Box(name: place + 4, start: place + head, end: place + size))
        place += size
    }
    return boxes
}
