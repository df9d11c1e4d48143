import Domain

/// How results are shown, as it stands in their address behind the conditions: as cards, or on the map and where that stands.
public struct ResultsLook: Equatable, Sendable {
    public var isMap = false
    /// nil shows the whole area of the search.
    public var camera: Camera?

    public static let cards = ResultsLook()
    public static let map = ResultsLook(isMap: true)

    public init(isMap: Bool = false, camera: Camera? = nil) {
        self.isMap = isMap
        self.camera = camera
    }

    /// `view=map` and `at=latitude,longitude,zoom` in millionths of a degree and hundredths of a level.
    public init(_ query: Query) throws(AddressFault) {
        switch query.first("view").map({ Name($0) }) {
        case nil, "cards"?: isMap = false
        case "map"?: isMap = true
        default: throw AddressFault(field: "view", reason: .malformed)
        }
        camera = try ResultsLook.camera(query)
    }

    func add(to query: inout Query) {
        if isMap { query.add("view", "map") }
        if let camera { query.add("at", camera.text) }
    }

    private static func camera(_ query: Query) throws(AddressFault) -> Camera? {
        guard let text = query.first("at") else { return nil }
        guard WholeNumbers(text, count: 3) != nil else { throw AddressFault(field: "at", reason: .malformed) }
        guard let camera = Camera(text) else { throw AddressFault(field: "at", reason: .outOfRange) }
        return camera
    }
}

extension Camera {
    /// As it stands in addresses and tokens.
    public var text: String {
        String(center.latitude) + "," + String(center.longitude) + "," + String(zoomHundredths)
    }

    public init?(_ text: String) {
        guard let numbers = WholeNumbers(text, count: 3),
            let center = Coordinate(latitude: numbers[0], longitude: numbers[1])
        else { return nil }
        self.init(center: center, zoomHundredths: Int(numbers[2]))
    }
}

/// Whole numbers separated by commas.
public struct WholeNumbers {
    private let numbers: [Int32]

    /// nil unless there are exactly that many, each of 32 bits.
    public init?(_ text: String, count: Int) {
        var numbers: [Int32] = []
        for piece in text.pieces(between: UInt8(ascii: ",")) {
            guard numbers.count < count, let number = piece.smallNumber else { return nil }
            numbers.append(number)
        }
        guard numbers.count == count else { return nil }
        self.numbers = numbers
    }

    public subscript(index: Int) -> Int32 { numbers[index] }
}
