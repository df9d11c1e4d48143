/// Bytes that are asked for by place; what lies outside is nil.
struct HeaderBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    subscript(place: Int) -> UInt8? {
        bytes.indices.contains(place) ? bytes[place] : nil
    }

    /// A number of 1 to 4 bytes, the most significant first.
    func bigEndian(_ size: Int, at place: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number of 1 to 4 bytes, the least significant first.
    func littleEndian(_ size: Int, at place: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        return bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func holds(_ wanted: [UInt8], at place: Int) -> Bool {
        guard place >= 0, place <= bytes.count - wanted.count else { return false }
        return bytes[place..<place + wanted.count].elementsEqual(wanted)
    }

    func holds(_ wanted: StaticString, at place: Int) -> Bool {
        wanted.withUTF8Buffer { holds(Array($0), at: place) }
    }
}
