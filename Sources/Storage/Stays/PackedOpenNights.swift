import Domain

extension OpenNights {
    /// One bit a night, eight to a byte, the lowest first: 96 bytes.
    var packed: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: OpenNights.packedCount)
        for (index, word) in words.prefix(OpenNights.wordCount).enumerated() {
            for byte in 0..<8 {
                bytes[index * 8 + byte] = UInt8(truncatingIfNeeded: word >> UInt64(byte * 8))
            }
        }
        return bytes
    }

    /// nil unless there are exactly as many bytes as `packed` makes.
    init?(first: Day, packed bytes: [UInt8]) {
        guard bytes.count == OpenNights.packedCount else { return nil }
        self.init(first: first)
        for (index, byte) in bytes.enumerated() {
            words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
        }
    }

    static let packedCount = wordCount * 8
}
