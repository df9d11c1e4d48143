internal import CVips
import Glibc

/// A deterministic picture like one that a phone takes: large shapes, smaller ones on them, and grain.
public struct Photo: Sendable {
    public var width: Int
    public var height: Int
    public var seed: UInt64
    /// In passes over the whole picture.
    public var isProgressive: Bool
    /// From 1 to 100.
    public var quality: Int

    /// 12 megapixels, as most phones take them; about 5 MB.
    public init(seed: UInt64, isProgressive: Bool = false, width: Int = 4032, height: Int = 3024, quality: Int = 95) {
        self.seed = seed
        self.isProgressive = isProgressive
        self.quality = quality
        self.width = width
        self.height = height
    }

    /// The cells' edges as powers of two, and how bright or dark they are at most.
    private static let scales: [(shift: Int, strength: Float)] = [(9, 70), (6, 30), (3, 22), (1, 18)]

    /// Writes it as a JPEG.
    public func write(to path: String) -> Bool {
        guard nadri_vips_start("bench") == 0 else { return false }
        return nadri_vips_write_photo(
            pixels(), Int32(width), Int32(height), path, Int32(quality), isProgressive ? 1 : 0) == 0
    }

    /// Red, green and blue of each pixel, row by row.
    func pixels() -> [UInt8] {
        var lattices = Photo.scales.map { Lattice(seed: seed, shift: $0.shift, strength: $0.strength, width: width) }
        var tint = Lattice(seed: ~seed, shift: 7, strength: 30, width: width)
        return [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
            for y in 0..<height {
                for index in lattices.indices { lattices[index].go(to: y) }
                tint.go(to: y)
                for x in 0..<width {
                    var light: Float = 128
                    for lattice in lattices { light += lattice.row[x] }
                    let place = (y * width + x) * 3
                    bytes[place] = UInt8(min(255, max(0, light + tint.row[x])))
                    bytes[place + 1] = UInt8(min(255, max(0, light)))
                    bytes[place + 2] = UInt8(min(255, max(0, light - tint.row[x])))
                }
            }
            count = width * height * 3
        }
    }

    /// Random heights at the corners of square cells, and what lies between them.
    private struct Lattice {
        let shift: Int
        let strength: Float
        let seed: UInt64
        /// Of the row that it has gone to, one for each pixel.
        var row: [Float]

        init(seed: UInt64, shift: Int, strength: Float, width: Int) {
            self.seed = seed &+ UInt64(shift)
            self.shift = shift
            self.strength = strength
            row = [Float](repeating: 0, count: width)
        }

        mutating func go(to y: Int) {
            let cell = Float(1 << shift)
            let (top, down) = (y >> shift, Float(y & (1 << shift - 1)) / cell)
            var left = column(0, top, down)
            for start in stride(from: 0, to: row.count, by: 1 << shift) {
                let right = column(start >> shift + 1, top, down)
                for x in start..<min(row.count, start + 1 << shift) {
                    row[x] = left + (right - left) * Float(x - start) / cell
                }
                left = right
            }
        }

        private func column(_ x: Int, _ y: Int, _ down: Float) -> Float {
            height(x, y) * (1 - down) + height(x, y + 1) * down
        }

        private func height(_ x: Int, _ y: Int) -> Float {
            var numbers = SplitMix(seed: seed ^ UInt64(x) << 32 ^ UInt64(y) << 8)
            return (Float(numbers.next() >> 40) / Float(1 << 24) * 2 - 1) * strength
        }
    }
}
