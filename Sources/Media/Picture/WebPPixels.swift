/// The same still picture without anything but its pixels: libvips writes an EXIF part into every WebP. nil if these
/// bytes are no WebP with a still picture.
///
/// RFC 9649: RIFF, its size, WEBP, then parts with a name and a size each, padded to even.
package func webPPixels(_ file: [UInt8]) -> [UInt8]? {
    let bytes = HeaderBytes(file)
    guard bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) else { return nil }
    var extended: [UInt8]?
    var alpha: [UInt8] = []
    var pixels: [UInt8]?
    var place = 12
    while place < bytes.count {
        guard let size = bytes.littleEndian(4, at: place + 4), size <= bytes.count - place - 8 else { return nil }
        let end = min(bytes.count, place + 8 + size + size % 2)
        let part = Array(file[place..<end])
        if bytes.holds("VP8X", at: place), part.count == 18 { extended = part }
        if bytes.holds("ALPH", at: place) { alpha = part }
        if bytes.holds("VP8 ", at: place) || bytes.holds("VP8L", at: place) { pixels = part }
        place = end
    }
    guard let pixels else { return nil }
    var body = Array("WEBP".utf8)
    if var extended, !alpha.isEmpty {
        // Of what the picture may have besides, it has what is see-through.
        extended[8] = 0x10
        body += extended + alpha
    }
    body += pixels
    let size = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    return Array("RIFF".utf8) + size + body
}
