import Domain
import Search
import Testing

/// The files as they ship, read once for all tests.
enum ShippedPlaces {
    static let bytes = read("places.tsv")
    static let countryBytes = read("countries.tsv")
    static let index = Result { try PlaceIndex(file: bytes) }

    private static func read(_ name: String) -> [UInt8] {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
        return readBytes(of: "\(root)/Data/\(name)")
    }
}

/// Some letters at random, always the same for a seed.
struct SeededLetters {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}

let seoul = Coordinate(latitudeDegrees: 37.5665, longitudeDegrees: 126.978) ?? .null
