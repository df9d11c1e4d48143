import Foundation

/// The files of a ZIP archive, read by its directory. nil unless every number in it fits every other and every checksum its
/// file.
struct Zip {
    private(set) var files: [(name: String, bytes: [UInt8])] = []

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 22, Self.number(bytes, bytes.count - 22, 4) == 0x0605_4b50 else { return nil }
        let end = bytes.count - 22
        let count = Self.number(bytes, end + 10, 2)
        let size = Self.number(bytes, end + 12, 4)
        var entry = Self.number(bytes, end + 16, 4)
        guard entry + size == end, Self.number(bytes, end + 8, 2) == count else { return nil }
        var place = 0
        for _ in 0..<count {
            guard entry + 46 <= end, Self.number(bytes, entry, 4) == 0x0201_4b50,
                Self.number(bytes, entry + 42, 4) == place, place + 30 <= bytes.count,
                Self.number(bytes, place, 4) == 0x0403_4b50,
                bytes[entry + 6..<entry + 32].elementsEqual(bytes[place + 4..<place + 30]),
                Self.number(bytes, entry + 10, 2) == 0
            else { return nil }
            let length = Self.number(bytes, entry + 24, 4)
            let nameLength = Self.number(bytes, entry + 28, 2)
            let start = place + 30 + nameLength
            guard entry + 46 + nameLength <= end, start + length <= end,
                bytes[entry + 46..<entry + 46 + nameLength].elementsEqual(bytes[place + 30..<start])
            else { return nil }
            let content = Array(bytes[start..<start + length])
            guard Self.checksum(content) == UInt32(Self.number(bytes, entry + 16, 4)) else { return nil }
            files.append((String(decoding: bytes[place + 30..<start], as: UTF8.self), content))
            place = start + length
            entry += 46 + nameLength
        }
        guard entry == end, place + size == end else { return nil }
    }

    func bytes(of name: String) -> [UInt8]? { files.first { $0.name == name }?.bytes }

    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// CRC-32 as ISO 3309 has it, a bit at a time: slow and plainly right.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return ~rest
    }
}
