import Testing

@testable import Media

@Suite("Pictures that come in", .serialized)
struct IntakeTests {
    @Test(arguments: [
        ("turned.jpg", 40, 60), ("turned.heic", 40, 60), ("half-clear.png", 30, 50), ("plain-lossy.webp", 60, 40),
        ("lossless.webp", 60, 40), ("animated.webp", 40, 20), ("progressive.jpg", 60, 40), ("cmyk.jpg", 60, 40),
        ("grey.jpg", 60, 40), ("wide.jpg", 20, 10),
    ])
    func eachKindIsKeptUprightInEverySizeAndNeverEnlarged(name: String, width: Int, height: Int) async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(fixture(name)))
        #expect(picture.files.map(\.rendition) == Rendition.all)
        for file in picture.files {
            #expect([file.width, file.height] == [width, height])
            let header = try PictureHeader(file.bytes)
            let format = file.rendition.format
            #expect(
                header
                    == PictureHeader(kind: format.kind, width: width, height: height, isProgressive: format == .jpeg))
        }
        #expect(folder.contents("intake") == [])
        #expect(folder.contents() == ["intake", "upload"])
    }

    @Test func aLargePictureIsKeptInThreeSizes() async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(greyPNG(2400, 30)))
        let sizes = picture.files.map { "\($0.rendition.fileName) \($0.width)×\($0.height)" }
        #expect(
            sizes == [
                "160.webp 160×2", "160.jpeg 160×2", "480.webp 480×6", "480.jpeg 480×6", "1200.webp 1200×15",
                "1200.jpeg 1200×15",
            ])
    }

    /// EXIF says that the stored picture, red on its left, is to be turned to the right. A HEIC says it in its own way.
    @Test(arguments: ["turned.jpg", "turned.heic"])
    func theOrientationIsAppliedToThePixels(name: String) async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(fixture(name)))
        for file in picture.files {
            let pixels = try Pixels(file)
            #expect(pixels.isNear([220, 30, 30], 20, 10), "\(file.rendition.fileName): \(pixels[20, 10])")
            #expect(pixels.isNear([30, 30, 220], 20, 50), "\(file.rendition.fileName): \(pixels[20, 50])")
        }
    }

    /// Where a picture was taken, by whom, with what: EXIF with GPS, XMP, comments, texts, thumbnail, profile.
    @Test(arguments: ["turned.jpg", "turned.heic", "half-clear.png", "lossy.webp", "wide.jpg"])
    func nothingButPixelsIsKept(name: String) async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(fixture(name)))
        for file in picture.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for word in ["SECRET", "Exif", "EXIF", "ICC", "XMP", "xmp", "GPS", "http", "script", "Photoshop"] {
                #expect(!text.contains(word), "\(file.rendition.fileName) has \(word)")
            }
            // JFIF's own head, tables, frame and scan; in WebP the pixels, and what is see-through.
            let allowed: Set<String> = ["e0", "db", "c2", "c4", "da", "VP8 ", "VP8X", "ALPH"]
            #expect(Set(parts(file)).isSubset(of: allowed), "\(file.rendition.fileName): \(parts(file))")
            #expect(parts(file).contains(file.rendition.format == .jpeg ? "da" : "VP8 "))
        }
        let original = try String(decoding: fixture(name), as: UTF8.self)
        #expect(original.contains("SECRET") || original.contains("ICC"))
    }

    @Test func coloursOfAWiderSpaceAreTheSameInSRGB() async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(fixture("wide.jpg")))
        for file in picture.files {
            let pixels = try Pixels(file)
            #expect(pixels.isNear([200, 120, 80], 10, 5), "\(file.rendition.fileName): \(pixels[10, 5])")
        }
    }

    @Test func aProfileThatNobodyUnderstandsIsPassedOver() async throws {
        var bytes = try fixture("wide.jpg")
        let name = try #require(bytes.firstRange(of: "acsp"))
        bytes[name] = 0
        bytes[name + 60] = 0xFF
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(bytes))
        #expect(picture.files.count == 6)
    }

    @Test func whatIsSeeThroughStaysSoInWebPAndIsWhiteInJPEG() async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(fixture("half-clear.png")))
        // Upright it is 30 × 50, opaque above and clear below.
        let webp = try Pixels(#require(picture[Rendition(.large, .webp)]))
        #expect(webp[15, 10][3] > 250)
        #expect(webp[15, 40][3] < 5)
        let jpeg = try Pixels(#require(picture[Rendition(.large, .jpeg)]))
        #expect(jpeg.isNear([0, 200, 0], 15, 10))
        #expect(jpeg.isNear([255, 255, 255], 15, 40))
    }

    @Test func ofAMovingPictureTheFirstFrameIsKept() async throws {
        let folder = try Folder()
        let picture = try await intake(folder).take(folder.write(fixture("animated.webp")))
        let file = try #require(picture[Rendition(.large, .webp)])
        #expect(try Pixels(file).isNear([200, 0, 0], 20, 10))
        #expect(!parts(file).contains("ANIM"))
    }

    @Test func whatHangsOnAPictureIsNotKept() async throws {
        let folder = try Folder()
        let bytes = try fixture("progressive.jpg") + Array("<html><script>alert(1)</script></html>".utf8)
        let picture = try await intake(folder).take(folder.write(bytes))
        for file in picture.files {
            #expect(file.bytes.firstRange(of: "<") == nil || file.bytes.firstRange(of: "html") == nil)
        }
    }
}

extension [UInt8] {
    /// Where this text begins.
    func firstRange(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        return indices.dropLast(wanted.count - 1).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
