import Seeded
import Testing

@testable import Feeds

@Suite struct GzipReaderTests {
    private let packed: [UInt8]
    private let plain: [UInt8]

    init() throws {
        packed = try Stage.bytes("middle-2021-07-14/listings.csv.gz")
        plain = try inflate(packed)
    }

    @Test func inflatesInAnyPieces() throws {
        #expect(String(decoding: plain.prefix(15), as: UTF8.self) == "id,listing_url,")
        for size in [1, 2, 7, 100, 5000] { #expect(try inflate(packed, pieceSize: size) == plain) }
    }

    @Test func everyCutIsTruncation() {
        for length in packed.indices where length > 0 {
            #expect(throws: ByteFault.truncated, "cut to \(length)") { try inflate(Array(packed[..<length])) }
        }
    }

    @Test func membersFollowEachOther() throws {
        #expect(try inflate(packed + packed + packed, pieceSize: 13) == plain + plain + plain)
        #expect(throws: ByteFault.truncated) { try inflate(packed + packed.dropLast(3)) }
    }

    @Test(arguments: [[0], [0, 0, 0, 0], Array("more".utf8), [0x1F, 0x8B, 0]] as [[UInt8]])
    func nothingMayFollowTheLastMember(garbage: [UInt8]) {
        #expect(throws: ByteFault.trailingGarbage) { try inflate(packed + garbage + [9, 9, 9, 9, 9, 9, 9, 9]) }
    }

    @Test func aWrongChecksumIsDamage() {
        var bytes = packed
        bytes[bytes.count - 6] ^= 1
        #expect(throws: ByteFault.damaged) { try inflate(bytes) }
    }

    @Test func aBombEndsAtTheLimit() throws {
        #expect(throws: ByteFault.tooLarge(limit: plain.count - 1)) { try inflate(packed, limit: plain.count - 1) }
        #expect(try inflate(packed, limit: plain.count) == plain)
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func spoiltBytesAreRefusedOrHarmless(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let spoilt = packed.mutated(with: &numbers)
        do {
            let result = try inflate(spoilt, pieceSize: Int.random(in: 1...2000, using: &numbers))
            // The checksum covers the text; what slips through are bytes of the header that mean nothing.
            #expect(result == plain || spoilt.isEmpty, "seed \(seed)")
        } catch {
            #expect(error != .unreadable("zlib could not start"), "seed \(seed)")
        }
    }
}

private func inflate(_ bytes: [UInt8], pieceSize: Int = 4096, limit: Int = 1 << 24) throws(ByteFault) -> [UInt8] {
    let reader = try GzipReader(MemoryBytes(bytes, pieceSize: pieceSize), limit: limit)
    var result: [UInt8] = []
    while let piece = try reader.next() { result += piece }
    return result
}
