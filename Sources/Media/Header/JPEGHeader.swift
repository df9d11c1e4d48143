/// The size of a JPEG (ITU-T T.81).
func jpegSize(_ bytes: HeaderBytes) -> (width: Int, height: Int)? {
    jpegFrame(bytes).map { ($0.width, $0.height) }
}

/// Whether its frame is one of the progressive kinds.
func isProgressiveJPEG(_ bytes: HeaderBytes) -> Bool {
    jpegFrame(bytes).map { [0xC2, 0xC6, 0xCA, 0xCE].contains($0.marker) } ?? false
}

/// Markers are followed to the first frame header.
private func jpegFrame(_ bytes: HeaderBytes) -> (marker: UInt8, width: Int, height: Int)? {
    var place = 2
    while bytes[place] == 0xFF {
        // Any number of 0xFF may stand before a marker.
        while bytes[place] == 0xFF { place += 1 }
        guard let marker = bytes[place] else { return nil }
        place += 1
        switch marker {
        // TEM and the restart markers stand alone.
        case 0x01, 0xD0...0xD7: continue
        // No frame comes behind the end, nor does its header behind its data; a start has been; 0 is no marker.
        case 0x00, 0xD8, 0xD9, 0xDA: return nil
        // Frame headers: all of the row but the tables DHT and DAC, and one that is reserved. A height of 0, to be told
        // later by DNL, is damage to us.
        case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
            guard let length = bytes.bigEndian(2, at: place), length >= 8,
                let height = bytes.bigEndian(2, at: place + 3), let width = bytes.bigEndian(2, at: place + 5)
            else { return nil }
            return (marker, width, height)
        default:
            guard let length = bytes.bigEndian(2, at: place), length >= 2 else { return nil }
            place += length
        }
    }
    return nil
}
