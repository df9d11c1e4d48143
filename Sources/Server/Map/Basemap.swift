/// The map under the stays: vector tiles of the whole world, packed with gzip, held in memory (see scripts/build-basemap.py).
public struct Basemap: Sendable {
    /// What the file lacks to be one.
    public struct Damaged: Error, CustomStringConvertible, Sendable {
        public let reason: String
        public var description: String { "basemap.tiles: \(reason)" }
    }

    /// The file's number, which changes with its content.
    let version: String
    private let file: [UInt8]
    private let count: Int

    private static let title = Array("NADRITL1".utf8)
    private static let headLength = 16
    /// Of a tile: its number in 8 bytes, where it begins and how long it is in 4 bytes each.
    private static let entryLength = 16
    /// The deepest zoom there may be; a tile's column and row then fit into 28 bits each.
    private static let deepest = 22

    /// - Throws: when the head, the order of the tiles or a tile's place isn't right; later nothing can be wrong.
    public init(file: [UInt8]) throws(Damaged) {
        self.file = file
        version = String(ContentHash.of(file), radix: 16)
        guard file.starts(with: Basemap.title), file.count >= Basemap.headLength else {
            throw Damaged(reason: "the title is missing")
        }
        let count = Basemap.number(file, at: 8, bytes: 8)
        guard count <= UInt64(file.count / Basemap.entryLength) else { throw Damaged(reason: "it is cut off") }
        self.count = Int(count)
        try check()
    }

    /// A tile's packed bytes; nil where there is nothing but sea, or no such tile.
    func tile(zoom: Int, column: Int, row: Int) -> ArraySlice<UInt8>? {
        let wanted = UInt64(zoom) << 56 | UInt64(column) << 28 | UInt64(row)
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if key(middle) < wanted { low = middle + 1 } else { high = middle }
        }
        return low < count && key(low) == wanted ? file[range(low)] : nil
    }

    /// Whether the world has such a square at all.
    static func exists(zoom: Int, column: Int, row: Int) -> Bool {
        (0...deepest).contains(zoom) && (0..<1 << zoom).contains(column) && (0..<1 << zoom).contains(row)
    }

    private func check() throws(Damaged) {
        for index in 0..<count {
            if index > 0, key(index - 1) >= key(index) { throw Damaged(reason: "the tiles aren't in order") }
            if range(index).upperBound > file.count { throw Damaged(reason: "a tile lies beyond the end") }
        }
    }

    private func key(_ index: Int) -> UInt64 {
        Basemap.number(file, at: Basemap.headLength + index * Basemap.entryLength, bytes: 8)
    }

    private func range(_ index: Int) -> Range<Int> {
        let entry = Basemap.headLength + index * Basemap.entryLength
        let first = Basemap.headLength + count * Basemap.entryLength
        let start = first + Int(Basemap.number(file, at: entry + 8, bytes: 4))
        return start..<start + Int(Basemap.number(file, at: entry + 12, bytes: 4))
    }

    /// Little-endian.
    private static func number(_ file: [UInt8], at offset: Int, bytes: Int) -> UInt64 {
        var number: UInt64 = 0
        for index in stride(from: bytes - 1, through: 0, by: -1) { number = number << 8 | UInt64(file[offset + index]) }
        return number
    }
}
