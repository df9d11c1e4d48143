import Domain

/// Where in a neighbourhood houses can stand: neither in the sea nor in a lake or a river.
enum Ground {
    /// A neighbourhood's square has so many cells to a side.
    static let cellsPerSide = 16

    /// The numbers of the cells that are ground, the north-west one 0, row by row.
    static func cells(of slug: String) -> [Int] {
        dry[slug] ?? []
    }

    /// Somewhere on the ground of a neighbourhood.
    static func position(in neighbourhood: Neighbourhood, _ chance: inout Chance) -> Coordinate {
        let cells = cells(of: neighbourhood.slug)
        guard !cells.isEmpty else { return neighbourhood.center }
        let cell = chance.pick(cells)
        let box = neighbourhood.box
        let down = (Double(cell / cellsPerSide) + chance.unit()) / Double(cellsPerSide)
        let right = (Double(cell % cellsPerSide) + chance.unit()) / Double(cellsPerSide)
        let latitude = Double(box.north) - down * Double(box.north - box.south)
        let longitude = Double(box.west) + right * Double(box.east - box.west)
        return Coordinate(latitude: Int32(latitude), longitude: Int32(longitude)) ?? neighbourhood.center
    }

    private static let dry: [String: [Int]] = table.split(separator: "\n").reduce(into: [:]) { dry, line in
        let fields = line.split(separator: " ")
        guard fields.count == 2 else { return }
        dry[String(fields[0])] = fields[1].enumerated().flatMap { index, digit in
            let bits = digit.hexDigitValue ?? 0
            return (0..<4).filter { bits & 8 >> $0 != 0 }.map { index * 4 + $0 }
        }
    }
}
