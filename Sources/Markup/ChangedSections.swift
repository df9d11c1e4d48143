/// Remembers what was sent last, so that after an action only the sections that changed go to the page.
///
/// A section is a node at the top of a view; each has an id of its own.
public struct ChangedSections {
    private var hashes: [UInt64] = []
    private var scratch = HTMLWriter()

    public init() {}

    /// Writes the sections whose bytes differ from the last time.
    /// - Returns: false when the number of sections changed, so that the whole view must be drawn anew.
    public mutating func write(_ nodes: [Node], to writer: inout HTMLWriter) -> Bool {
        let isFirst = hashes.isEmpty
        guard isFirst || hashes.count == nodes.count else {
            hashes = []
            return false
        }
        for (index, node) in nodes.enumerated() {
            scratch.clear()
            scratch.write(node)
            let hash = ChangedSections.hash(scratch.bytes)
            if isFirst {
                hashes.append(hash)
            } else if hashes[index] == hash {
                continue
            } else {
                hashes[index] = hash
            }
            writer.writeRaw(scratch.bytes)
        }
        return true
    }

    /// FNV-1a, 64 bits.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }
}
