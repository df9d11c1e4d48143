import Glibc
import Synchronization
import Testing

@testable import Media

@Suite("Files that are no pictures, or no honest ones", .serialized)
struct RefusalTests {
    /// The fault of taking these bytes; whatever it is, nothing may be left.
    private func fault(_ bytes: [UInt8], _ change: (inout PictureLimits) -> Void = { _ in }) async throws
        -> PictureFault?
    {
        let folder = try Folder()
        let intake = try intake(folder, change)
        let path = try folder.write(bytes)
        let fault = await pictureFault { _ = try await intake.take(path) }
        #expect(folder.contents("intake") == [])
        #expect(folder.contents() == ["intake", "upload"])
        return fault
    }

    @Test(arguments: ["<html><img src=x onerror=alert(1)></html>", "GIF89a", "", "<svg/>"])
    func whatIsNoPictureIsRefused(text: String) async throws {
        #expect(try await fault(Array(text.utf8)) == .notAPicture)
        // A picture behind it doesn't make it one.
        #expect(try await fault(Array(text.utf8) + fixture("turned.jpg")) == (text.isEmpty ? nil : .notAPicture))
    }

    @Test func aFileOfAByteTooMuchIsRefused() async throws {
        let bytes = try fixture("turned.jpg")
        #expect(try await fault(bytes) { $0.bytes = bytes.count - 1 } == .tooLarge)
        #expect(try await fault(bytes) { $0.bytes = bytes.count } == nil)
    }

    @Test func aPictureOfAPixelTooMuchIsRefusedByItsHeadAlone() async throws {
        // 10,000 × 5,000 is as much as may be; nothing behind the head says otherwise, so this one is damaged.
        #expect(try await fault(greyPNG(10_000, 5000, rows: 1)) == .damaged)
        #expect(try await fault(greyPNG(10_000, 5001, rows: 1)) == .tooManyPixels)
        #expect(try await fault(greyPNG(50_000_001, 1, rows: 0)) == .tooManyPixels)
        // An interlaced one has to be held whole.
        var interlaced = greyPNG(4000, 4000, rows: 1)
        interlaced[28] = 1
        #expect(try await fault(interlaced) == .damaged)
        interlaced = greyPNG(4000, 4001, rows: 1)
        interlaced[28] = 1
        #expect(try await fault(interlaced) == .tooManyPixels)
        #expect(try await fault(heic(ispe(5000, 5000))) == .damaged)
        #expect(try await fault(heic(ispe(5000, 5001))) == .tooManyPixels)
        #expect(try await fault(heic(ispe(.max, .max))) == .tooManyPixels)
    }

    @Test(arguments: [
        "turned.jpg", "progressive.jpg", "half-clear.png", "plain-lossy.webp", "lossless.webp", "lossy.webp",
        "turned.heic",
    ])
    func aPictureThatBreaksOffIsRefused(name: String) async throws {
        let bytes = try fixture(name)
        // Behind the head, so that it isn't our own reader that refuses it.
        let fault = try await fault(Array(bytes.prefix(bytes.count - bytes.count / 6)))
        #expect(fault == .damaged)
    }

    @Test(arguments: [(0xC0, "turned.jpg"), (0xC2, "progressive.jpg")])
    func aJPEGThatSaysItIsHugeAndIsNotIsRefused(marker: UInt8, name: String) async throws {
        var bytes = try fixture(name)
        let frame = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == marker })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x1B, 0x58, 0x1B, 0x58])
        #expect(try PictureHeader(bytes).pixels == 49_000_000)
        #expect(try await fault(bytes) == .damaged)
    }

    @Test func aSecondSizeBehindTheFirstIsNotBelieved() async throws {
        // An extended WebP that says 60 × 40 and has a picture of another size inside.
        let inner = try fixture("lossless.webp")
        let head: [UInt8] = Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 99, 0, 0]
        var bytes = Array(inner.prefix(12)) + head + inner.dropFirst(12)
        bytes[4] = UInt8(bytes.count - 8)
        #expect(try PictureHeader(bytes).width == 100)
        #expect(try await fault(bytes) == .damaged)
    }

    @Test func aPictureThatNeedsMoreMemoryThanThereIsIsRefused() async throws {
        let bytes = greyPNG(3000, 20)
        #expect(try await fault(bytes) { $0.memory = 64 * 1024 * 1024 } == .damaged)
        #expect(try await fault(bytes) == nil)
    }

    @Test func aLinkIsNotFollowedAndNoFileIsNoCrash() async throws {
        let folder = try Folder()
        let intake = try intake(folder)
        let path = try folder.write(fixture("turned.jpg"))
        symlink(path, "\(folder.path)/link")
        for name in ["link", "nothing", "intake", "."] {
            #expect(await pictureFault { _ = try await intake.take("\(folder.path)/\(name)") } == .unavailable)
        }
    }

    @Test func aProgramThatIsNotThereOrDoesNothingIsNoCrash() async throws {
        let folder = try Folder()
        let path = try folder.write(fixture("turned.jpg"))
        for (program, expected) in [
            ("/nowhere/nadri", PictureFault.unavailable), ("/bin/false", .damaged), ("/bin/true", .damaged),
        ] {
            let intake = try PictureIntake(folder: "\(folder.path)/intake", command: [program])
            #expect(await pictureFault { _ = try await intake.take(path) } == expected)
        }
        #expect(folder.contents("intake") == [])
    }

    @Test func aChildThatCannotBeConfinedIsNotThePicturesFault() async throws {
        let folder = try Folder()
        let path = try folder.write(fixture("turned.jpg"))
        let command = ["/bin/sh", "-c", "exit 71"]
        let intake = try PictureIntake(folder: "\(folder.path)/intake", command: command)
        #expect(await pictureFault { _ = try await intake.take(path) } == .unavailable)
    }

    /// A child that was broken may write anything and say that it is done.
    @Test(arguments: [
        "true", "for f in 160 480 1200; do echo x > $f.webp; echo y > $f.jpeg; done",
        "for f in 160 480 1200; do ln -s /etc/passwd $f.webp; ln -s /etc/passwd $f.jpeg; done",
        "mkdir -p 160.webp/deep/deeper; echo x > 160.webp/deep/file; ln -s / up",
    ])
    func aChildIsNotBelieved(script: String) async throws {
        let folder = try Folder()
        let path = try folder.write(fixture("turned.jpg"))
        let command = ["/bin/sh", "-c", "\(script); printf done"]
        let intake = try PictureIntake(folder: "\(folder.path)/intake", command: command)
        #expect(await pictureFault { _ = try await intake.take(path) } == .damaged)
        #expect(folder.contents("intake") == [])
        #expect(access("/etc/passwd", F_OK) == 0)
    }
}
