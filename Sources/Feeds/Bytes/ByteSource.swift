/// Bytes from a file or a network, a piece at a time.
package protocol ByteSource {
    /// The next bytes, at least one; nil when there are no more.
    mutating func next() throws(ByteFault) -> [UInt8]?
}

/// Why bytes could not be read to their end.
public enum ByteFault: Error, Equatable, Sendable {
    /// The file can't be opened or read; the system's own words say why.
    case unreadable(String)
    case truncated
    /// The compressed data contradict themselves or their checksum.
    case damaged
    /// Something follows the compressed data that is no compressed data.
    case trailingGarbage
    /// More than this many bytes came out.
    case tooLarge(limit: Int)
}

/// Bytes that are already at hand, in pieces of a chosen size.
package struct MemoryBytes: ByteSource {
    private let bytes: [UInt8]
    private let pieceSize: Int
    private var position = 0

    /// - Parameter pieceSize: how many bytes one piece holds, at least 1.
    package init(_ bytes: [UInt8], pieceSize: Int = 64 << 10) {
        self.bytes = bytes
        self.pieceSize = max(1, pieceSize)
    }

    package mutating func next() throws(ByteFault) -> [UInt8]? {
        guard position < bytes.count else { return nil }
        let end = min(bytes.count, position + pieceSize)
        defer { position = end }
        return Array(bytes[position..<end])
    }
}
