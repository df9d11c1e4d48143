/// The size of a WebP (RFC 9649), by its first part: lossy, lossless, or extended.
func webpSize(_ bytes: HeaderBytes) -> (width: Int, height: Int)? {
    if bytes.holds("VP8 ", at: 12) { return lossySize(bytes) }
    if bytes.holds("VP8L", at: 12) { return losslessSize(bytes) }
    guard bytes.holds("VP8X", at: 12), let width = bytes.littleEndian(3, at: 24),
        let height = bytes.littleEndian(3, at: 27)
    else { return nil }
    return (width + 1, height + 1)
}

/// A key frame of VP8 (RFC 6386): three bytes of tag, three of start code, then 14 bits each; the upper two bits are
/// a scale for showing.
private func lossySize(_ bytes: HeaderBytes) -> (width: Int, height: Int)? {
    guard let tag = bytes[20], tag & 1 == 0, bytes.holds([0x9D, 0x01, 0x2A], at: 23),
        let width = bytes.littleEndian(2, at: 26), let height = bytes.littleEndian(2, at: 28)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
}

private func losslessSize(_ bytes: HeaderBytes) -> (width: Int, height: Int)? {
    guard bytes[20] == 0x2F, let bits = bytes.littleEndian(4, at: 21) else { return nil }
    return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
}
