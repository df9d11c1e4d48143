import Seeded
import Testing

@testable import Media

@Suite("What a file's head says")
struct HeaderTests {
    static let pictures: [(String, PictureHeader)] = [
        ("turned.jpg", PictureHeader(kind: .jpeg, width: 60, height: 40)),
        ("progressive.jpg", PictureHeader(kind: .jpeg, width: 60, height: 40, isProgressive: true)),
        ("cmyk.jpg", PictureHeader(kind: .jpeg, width: 60, height: 40)),
        ("half-clear.png", PictureHeader(kind: .png, width: 50, height: 30)),
        ("plain-lossy.webp", PictureHeader(kind: .webp, width: 60, height: 40)),
        ("lossless.webp", PictureHeader(kind: .webp, width: 60, height: 40)),
        // Extended, for what it tells besides; and for its frames.
        ("lossy.webp", PictureHeader(kind: .webp, width: 60, height: 40)),
        ("animated.webp", PictureHeader(kind: .webp, width: 40, height: 20)),
        // A picture of one tile, whose decoder wants full blocks of 64.
        ("turned.heic", PictureHeader(kind: .heic, width: 64, height: 64)),
    ]

    @Test(arguments: pictures)
    func kindAndSizeAreToldByContent(name: String, header: PictureHeader) throws {
        #expect(try PictureHeader(fixture(name)) == header)
    }

    @Test(arguments: pictures)
    func aHeadThatBreaksOffAnywhereIsRefused(name: String, header: PictureHeader) throws {
        let bytes = try fixture(name)
        var isComplete = false
        for count in 0...bytes.count {
            let part = Array(bytes.prefix(count))
            let read = try? PictureHeader(part)
            // Once the size is there, more bytes don't change it.
            if isComplete { #expect(read == header) }
            isComplete = read == header
            if read == nil { #expect(fault(part) == .damaged || (fault(part) == .notAPicture && count < 24)) }
        }
        #expect(isComplete)
    }

    @Test(arguments: [
        "", "GIF89a\u{1}\0\u{1}\0", "<html><body></body></html>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "%PDF-1.7",
        "RIFF\0\0\0\0WAVE", "BM", "\0\0\0\u{18}ftypisom\0\0\0\0isommp42", "\0\0\0\u{8}ftyp", "8BPS", "II*\0",
    ])
    func anythingElseIsNoPicture(text: String) {
        #expect(fault(Array(text.utf8)) == .notAPicture)
    }

    @Test(arguments: ["still.gif", "plain.avif"])
    func picturesOfOtherKindsAreNoneToUs(name: String) throws {
        #expect(try fault(fixture(name)) == .notAPicture)
    }

    @Test func aJPEGsMarkersAreFollowedThroughAllThatMayStandBeforeItsSize() throws {
        let size: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x12, 0x34, 0x56, 0x78, 1, 1, 0x11, 0]
        let before: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE1, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xFF, 0xC4, 0, 2, 0xFF, 0x01, 0xFF, 0xD3,
        ]
        #expect(
            try PictureHeader(before + size)
                == PictureHeader(kind: .jpeg, width: 0x5678, height: 0x1234, isProgressive: true)
        )
        // Data, the end, a second start, a reserved marker's zero length, and what is no marker at all.
        for wrong: [UInt8] in [
            [0xFF, 0xDA, 0, 2], [0xFF, 0xD9], [0xFF, 0xD8], [0xFF, 0xE0, 0, 1], [0xFF, 0x00], [0x12],
        ] {
            #expect(fault(before + wrong + size) == .damaged)
        }
    }

    @Test func aSizeOfNothingIsDamage() throws {
        var png = try fixture("half-clear.png")
        png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(fault(png) == .damaged)
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0]
        #expect(fault(jpeg) == .damaged)
    }

    @Test func theLargestNumbersDoNotOverflow() throws {
        var png = try fixture("half-clear.png")
        png.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(try PictureHeader(png).pixels == .max)
        #expect(try PictureHeader(heic(ispe(0xFFFF_FFFF, 0xFFFF_FFFF) + ispe(1, 1))).pixels == .max)
    }

    @Test func ofAllSizesInAHEICTheLargestCounts() throws {
        let header = try PictureHeader(heic(ispe(512, 512) + ispe(4032, 3024) + ispe(320, 240)))
        #expect(header == PictureHeader(kind: .heic, width: 4032, height: 3024))
    }

    @Test func boxesOfAnyWidthAreReadAndThoseThatDoNotFitAreNot() throws {
        let sizes = ispe(30, 20)
        let long: [UInt8] = [0, 0, 0, 1] + "ipco".utf8 + [0, 0, 0, 0, 0, 0, 0, UInt8(16 + sizes.count)] + sizes
        let toTheEnd: [UInt8] = [0, 0, 0, 0] + "ipco".utf8 + sizes
        for ipco in [long, toTheEnd] {
            #expect(try PictureHeader(heic(properties: ipco)) == PictureHeader(kind: .heic, width: 30, height: 20))
        }
        var far = long
        far[8] = 0xFF
        var tooLong = box("ipco", sizes)
        tooLong[3] += 1
        var tooShort = box("ipco", sizes)
        tooShort[3] = 7
        for ipco in [far, tooLong, tooShort, box("ipco", []), box("ipco", box("ispe", [0, 0, 0, 0]))] {
            #expect(fault(heic(properties: ipco)) == .damaged)
        }
    }

    /// A byte that isn't there says nothing: found by fuzzing, where a byte added to a head that broke off changed what it said.
    @Test func aPNGsHeadIsWholeOrDamaged() throws {
        var png = try fixture("half-clear.png")
        for count in 8...28 { #expect(fault(Array(png.prefix(count))) == .damaged) }
        #expect(try !PictureHeader(Array(png.prefix(29))).isProgressive)
        png[28] = 1
        #expect(try PictureHeader(png).isProgressive)
    }

    /// 2,000 of each: what falls over here would fall over in the server.
    @Test(arguments: pictures)
    func noByteChangedMakesItTrap(name: String, header: PictureHeader) throws {
        let bytes = try fixture(name)
        var numbers = SeededNumbers(seed: 4)
        for _ in 1...2000 {
            var changed = bytes
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                // Most of it near the start, where the head is.
                let place = Int.random(in: 0..<min(bytes.count, numbers.oneIn(3) ? bytes.count : 64), using: &numbers)
                changed[place] = numbers.oneIn(2) ? 0xFF : UInt8.random(in: .min ... .max, using: &numbers)
            }
            if let read = try? PictureHeader(changed) { #expect(read.width > 0 && read.height > 0 && read.pixels > 0) }
        }
    }

    private func fault(_ bytes: [UInt8]) -> PictureFault? {
        do throws(PictureFault) {
            _ = try PictureHeader(bytes)
            return nil
        } catch {
            return error
        }
    }
}

func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(8 + content.count)) + Array(name.utf8) + content
}

func ispe(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    box("ispe", [0, 0, 0, 0] + bigEndian(width) + bigEndian(height))
}

/// The head of a HEIC, with these properties.
func heic(_ properties: [UInt8]) -> [UInt8] {
    heic(properties: box("ipco", properties))
}

func heic(properties: [UInt8]) -> [UInt8] {
    box("ftyp", Array("mif1".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))
        + box("meta", [0, 0, 0, 0] + box("hdlr", [0, 0, 0, 0]) + box("iprp", properties))
}

func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
