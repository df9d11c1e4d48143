import Domain

/// Divides the map shown into 24 × 16 cells, each of which shows one pin.
struct PinGrid {
    static let columns = 24
    static let rows = 16
    static let cellCount = columns * rows

    private let west: Int32
    private let south: Int32
    private let crosses: Bool
    /// How many different longitudes and latitudes the area has.
    private let width: Int64
    private let height: Int64
    private let perWidth: Reciprocal
    private let perHeight: Reciprocal

    /// - Parameter area: may cross the antimeridian.
    init(_ area: Rectangle) {
        west = area.west
        south = area.south
        crosses = area.crossesAntimeridian
        let span = Int64(area.east) - Int64(area.west) + (area.crossesAntimeridian ? 360_000_000 : 0)
        width = max(0, span) + 1
        height = max(0, Int64(area.north) - Int64(area.south)) + 1
        perWidth = Reciprocal(UInt64(width))
        perHeight = Reciprocal(UInt64(height))
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

    /// The part of the area in which a cell's points lie: one box, or two where it crosses the antimeridian.
    func boxes(ofCell cell: Int) -> [Box] {
        let (south, north) = PinGrid.edges(of: cell / PinGrid.columns, count: PinGrid.rows, length: height)
        let (west, east) = PinGrid.edges(of: cell % PinGrid.columns, count: PinGrid.columns, length: width)
        guard south <= north, west <= east else { return [] }
        let low = self.south &+ Int32(truncatingIfNeeded: south)
        let high = self.south &+ Int32(truncatingIfNeeded: north)
        let left = Int64(self.west) + west
        let right = Int64(self.west) + east
        func box(_ left: Int64, _ right: Int64) -> Box {
            Box(
                south: low, west: Int32(truncatingIfNeeded: left), north: high, east: Int32(truncatingIfNeeded: right))
        }
        if left > 180_000_000 { return [box(left - 360_000_000, right - 360_000_000)] }
        let eastern = box(left, min(right, 180_000_000))
        // The antimeridian itself has two numbers and is in both halves.
        return crosses && right >= 180_000_000 ? [eastern, box(-180_000_000, right - 360_000_000)] : [eastern]
    }

    /// The first and the last offset that fall into one of `count` equal parts.
    private static func edges(of part: Int, count: Int, length: Int64) -> (first: Int64, last: Int64) {
        let count = Int64(count)
        let part = Int64(part)
        return ((part * length + count - 1) / count, ((part + 1) * length + count - 1) / count - 1)
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
    /// The stay that is shown.
    private(set) var row: UnsafePointer<Row>?

    @inline(__always)
    mutating func add(_ row: UnsafePointer<Row>, average: Int64) {
        let price = UInt64(bitPattern: average)
        count &+= 1
        guard price <= lowest else { return }
        if let shown = self.row, price == lowest, shown.pointee.id < row.pointee.id { return }
        lowest = price
        self.row = row
    }

    var lowestPrice: Int64? { lowest == .max ? nil : Int64(clamping: lowest) }
}
