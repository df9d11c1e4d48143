import Domain

/// Divides the map shown into 24 × 16 cells, each of which shows one pin.
struct PinGrid {
    static let columns = 24
    static let rows = 16
    static let cellCount = columns * rows

    private let west: Int32
    private let south: Int32
    private let perWidth: Reciprocal
    private let perHeight: Reciprocal

    /// - Parameter area: may cross the antimeridian.
    init(_ area: Rectangle) {
        west = area.west
        south = area.south
        let width = Int64(area.east) - Int64(area.west) + (area.crossesAntimeridian ? 360_000_000 : 0)
        perWidth = Reciprocal(UInt64(max(0, width)) + 1)
        perHeight = Reciprocal(UInt64(max(0, Int64(area.north) - Int64(area.south))) + 1)
    }

    /// The cell of a point in the area, counted from the south-west corner eastwards, then northwards.
    @inline(__always)
    func cell(latitude: Int32, longitude: Int32) -> Int {
        var east = Int64(longitude) &- Int64(west)
        if east < 0 { east &+= 360_000_000 }
        let north = Int64(latitude) &- Int64(south)
        let column = perWidth.quotient(UInt64(bitPattern: east) &* UInt64(PinGrid.columns))
        let row = perHeight.quotient(UInt64(bitPattern: north) &* UInt64(PinGrid.rows))
        return Int(truncatingIfNeeded: row) &* PinGrid.columns &+ Int(truncatingIfNeeded: column)
    }

    /// The cell in which the whole box lies; nil when it lies in several.
    /// - Parameter box: within the area.
    @inline(__always)
    func cell(of box: Box) -> Int? {
        let first = cell(latitude: box.south, longitude: box.west)
        return first == cell(latitude: box.north, longitude: box.east) ? first : nil
    }
}

/// The stays of one cell.
struct PinCell {
    var count: Int = 0
    /// The lowest average; `UInt64.max` when none is known.
    private(set) var lowest = UInt64.max
    private(set) var id: Int32 = 0
    private var latitude: Int32 = 0
    private var longitude: Int32 = 0

    /// Whether a stay with that average could be the one that is shown.
    @inline(__always)
    func mayShow(average: Int64) -> Bool { UInt64(bitPattern: average) <= lowest }

    @inline(__always)
    mutating func add(_ row: UnsafePointer<Row>, average: Int64) {
        let price = UInt64(bitPattern: average)
        if count == 0 || price < lowest || (price == lowest && row.pointee.id < id) {
            lowest = price
            id = row.pointee.id
            latitude = row.pointee.latitude
            longitude = row.pointee.longitude
        }
        count &+= 1
    }

    /// Counts a stay that isn't shown.
    @inline(__always)
    mutating func addHidden() { count &+= 1 }

    var pin: StayPin? {
        guard count > 0, let position = Coordinate(latitude: latitude, longitude: longitude) else { return nil }
        return StayPin(
            id: Stay.ID(id), position: position, count: count,
            lowestPrice: lowest == .max ? nil : Int64(clamping: lowest))
    }
}
