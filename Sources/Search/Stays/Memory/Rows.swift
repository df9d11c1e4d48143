import Domain

/// Where a stay is and which it is: read only when its place matters, at the edge of the rectangle, for the order, for the pins.
struct Row {
    var latitude: Int32
    var longitude: Int32
    var id: Int32

    init(_ stay: IndexedStay) {
        latitude = stay.position.latitude
        longitude = stay.position.longitude
        id = stay.id.number
    }
}

/// A rating in hundredths, in a column of its own: the order by rating reads 32 stays a cache line.
enum Rating {
    /// Of a stay without a review.
    static let none: Int16 = -1

    static func of(_ stay: IndexedStay) -> Int16 { stay.rating.map { Int16(clamping: max(0, $0)) } ?? none }
}

/// The least and most nights of a stay; read only for lengths that have no line (`Lines.commonLengths`).
struct LengthRow {
    private let least: UInt16
    private let most: UInt16

    /// Any length.
    init() {
        (least, most) = (1, UInt16(Stay.longestStay))
    }

    init(_ stay: IndexedStay) {
        least = UInt16(clamping: min(max(stay.minimumNights, 1), Stay.longestStay))
        most = UInt16(clamping: min(max(stay.maximumNights, 1), Stay.longestStay))
    }

    @inline(__always)
    func allows(nights: Int) -> Bool { nights >= Int(least) && nights <= Int(most) }
}
