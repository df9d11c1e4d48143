import CVips
import Glibc
import Testing

@testable import Media

/// A grey PNG, not compressed, with this size in its head; and with these rows, or as many as it says.
func greyPNG(_ width: Int, _ height: Int, rows: Int? = nil) -> [UInt8] {
    let row = [0] + [UInt8](repeating: 128, count: width)
    var data: [UInt8] = [0x78, 0x01]
    let rows = rows ?? height
    for number in 0..<rows {
        let size = UInt16(row.count)
        data += [
            number == rows - 1 ? 1 : 0, UInt8(size & 0xFF), UInt8(size >> 8), UInt8(~size & 0xFF), UInt8(~size >> 8),
        ]
        data += row
    }
    var low: UInt32 = 1
    var high: UInt32 = 0
    for _ in 0..<rows { for byte in row { low = (low + UInt32(byte)) % 65521; high = (high + low) % 65521 } }
    let head = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
        + chunk("IDAT", data + bigEndian(high << 16 | low)) + chunk("IEND", [])
}

private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    var sum: UInt32 = .max
    for byte in checked {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bigEndian(UInt32(content.count)) + checked + bigEndian(~sum)
}

/// A picture's pixels, by its own reader.
struct Pixels {
    let width: Int
    private let bands: Int
    private let bytes: [UInt8]

    private static let isStarted = nadri_vips_start("tests") == 0

    init(_ file: Picture.File) throws {
        try #require(Pixels.isStarted)
        let folder = try Folder()
        let path = try folder.write(file.bytes)
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        let letter = CChar(UInt8(ascii: file.rendition.format == .jpeg ? "j" : "w"))
        let image = try #require(nadri_vips_open(descriptor, letter, 1, 1))
        defer { nadri_vips_free(image) }
        var count = 0
        let start = try #require(nadri_vips_pixels(image, &count))
        defer { free(start) }
        bytes = Array(UnsafeBufferPointer(start: start, count: count))
        width = Int(nadri_vips_width(image))
        bands = count / width / Int(nadri_vips_height(image))
    }

    /// Red, green, blue, and how opaque it is if the picture has that.
    subscript(x: Int, y: Int) -> [Int] {
        let place = (y * width + x) * bands
        return bytes[place..<place + bands].map(Int.init)
    }

    /// Whether a pixel is about this colour: both formats are lossy.
    func isNear(_ colour: [Int], _ x: Int, _ y: Int) -> Bool {
        let pixel = self[x, y]
        return pixel.count == colour.count && zip(pixel, colour).allSatisfy { abs($0 - $1) <= 12 }
    }
}

/// What a JPEG or WebP consists of: markers or chunk names, up to the pixels.
func parts(_ file: Picture.File) -> [String] {
    let bytes = file.bytes
    var parts: [String] = []
    if file.rendition.format == .webp {
        var place = 12
        while place + 8 <= bytes.count {
            parts.append(String(decoding: bytes[place..<place + 4], as: UTF8.self))
            let size = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            place += 8 + size + size % 2
        }
        return parts
    }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
        parts.append(String(bytes[place + 1], radix: 16))
        if bytes[place + 1] == 0xDA { break }
        place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return parts
}
