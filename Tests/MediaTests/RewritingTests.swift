import CJPEG
import Glibc
import Seeded
import Testing

@testable import Media

@Suite("Progressive pictures, put in the order of their rows")
struct RewritingTests {
    /// What it ends with, and what was written.
    private func rewrite(_ bytes: [UInt8], in folder: Folder) throws -> (outcome: UInt32, bytes: [UInt8]) {
        let input = open(try folder.write(bytes), O_RDONLY)
        let output = open("\(folder.path)/plain.jpeg", O_RDWR | O_CREAT | O_TRUNC, 0o600)
        defer {
            close(input)
            close(output)
        }
        let outcome = nadri_jpeg_rewrite(input, output)
        guard case .bytes(let written) = FileBytes.read(output, limit: 1 << 20) else { return (UInt32(outcome), []) }
        return (UInt32(outcome), written)
    }

    @Test func notABitIsLost() throws {
        let folder = try Folder()
        let original = try fixture("progressive.jpg")
        let plain = try rewrite(original, in: folder)
        #expect(plain.outcome == NADRI_JPEG_DONE.rawValue)
        let (before, after) = (try PictureHeader(original), try PictureHeader(plain.bytes))
        #expect(before.isProgressive && !after.isProgressive)
        #expect([before.width, before.height] == [after.width, after.height])
        let rendition = Rendition(.small, .jpeg)
        let pixels = try [original, plain.bytes].map { bytes in
            try Pixels(Picture.File(rendition: rendition, width: before.width, height: before.height, bytes: bytes))
        }
        for y in 0..<before.height {
            for x in 0..<before.width { #expect(pixels[0][x, y] == pixels[1][x, y]) }
        }
    }

    /// The camera's note of how it was held, and the profile, which the decoder needs.
    @Test func orientationAndProfileGoAlong() throws {
        let folder = try Folder()
        for (name, markers) in [("turned.jpg", ["Exif"]), ("wide.jpg", ["Exif", "ICC_PROFILE"])] {
            let original = try fixture(name)
            let plain = try rewrite(original, in: folder)
            #expect(plain.outcome == NADRI_JPEG_DONE.rawValue)
            for marker in markers {
                let has = [original, plain.bytes].map { String(decoding: $0, as: UTF8.self).contains(marker) }
                #expect(has == [true, true], "\(name): \(marker)")
            }
        }
    }

    @Test func whatBreaksOffOrIsNoneIsDamaged() throws {
        let folder = try Folder()
        let original = try fixture("progressive.jpg")
        for count in stride(from: 0, to: original.count - 2, by: 7) {
            #expect(try rewrite(Array(original.prefix(count)), in: folder).outcome == NADRI_JPEG_DAMAGED.rawValue)
        }
        #expect(try rewrite(fixture("still.gif"), in: folder).outcome == NADRI_JPEG_DAMAGED.rawValue)
    }

    @Test func whatIsChangedAtRandomEndsOneWayOrTheOther() throws {
        let folder = try Folder()
        var numbers = SeededNumbers(seed: 5)
        let original = try fixture("progressive.jpg")
        for _ in 0..<400 {
            var bytes = original
            for _ in 0..<3 {
                bytes[Int.random(in: 2..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
            }
            guard let header = try? PictureHeader(bytes), header.pixels <= 1_000_000 else { continue }
            #expect(try rewrite(bytes, in: folder).outcome <= NADRI_JPEG_UNABLE.rawValue)
        }
    }
}
