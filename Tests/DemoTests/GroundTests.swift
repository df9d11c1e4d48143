import Domain
import Foundation
import Testing

@testable import Demo

/// No stay of the demo world stands in water.
@Suite struct GroundTests {
    private let stays = Worlds.full

    @Test func everyStayStandsOnTheGroundOfItsNeighbourhood() {
        let byNeighbourhood = Dictionary(grouping: stays) {
            $0.stay.originKey.split(separator: "-").dropLast().joined(separator: "-")
        }
        for place in DemoPlace.all {
            for neighbourhood in place.neighbourhoods {
                let ground = Set(Ground.cells(of: neighbourhood.slug))
                let here = byNeighbourhood[neighbourhood.slug] ?? []
                #expect(here.count >= 12)
                for demo in here {
                    #expect(demo.stay.area == neighbourhood.area)
                    let cell = Self.cell(of: demo.stay.position, in: neighbourhood.box)
                    #expect(cell.map(ground.contains) == true, "\(demo.stay.name) \(demo.stay.position)")
                }
            }
        }
    }

    @Test func everyNeighbourhoodHasEnoughGround() {
        let slugs = DemoPlace.all.flatMap { $0.neighbourhoods.map(\.slug) }
        #expect(Set(slugs).count == slugs.count)
        for slug in slugs { #expect(Ground.cells(of: slug).count >= 48, "\(slug)") }
        #expect(Ground.cells(of: "atlantis").isEmpty)
        #expect(Ground.table.split(separator: "\n").count == slugs.count)
    }

    @Test func noStayStandsInARiverOrALake() throws {
        let rivers = try River.all()
        #expect(rivers.count > 50)
        for demo in stays {
            for river in rivers {
                let meters = river.meters(to: demo.stay.position)
                #expect(meters > river.width, "\(demo.stay.name) in \(river.name)")
            }
        }
    }

    private static func cell(of position: Coordinate, in box: Rectangle) -> Int? {
        guard box.contains(position) else { return nil }
        let side = Double(Ground.cellsPerSide)
        let row = Int(side * Double(box.north - position.latitude) / Double(box.north - box.south))
        let column = Int(side * Double(position.longitude - box.west) / Double(box.east - box.west))
        return row * Ground.cellsPerSide + column
    }
}

/// A line of scripts/demo-rivers.txt.
private struct River {
    let name: String
    let width: Double
    let points: [(latitude: Double, longitude: Double)]

    static func all() throws -> [River] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("../../scripts/demo-rivers.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|")
            guard fields.count == 3, let width = Double(fields[1]) else { return nil }
            let points = fields[2].split(separator: " ").compactMap { pair -> (Double, Double)? in
                let numbers = pair.split(separator: ",").compactMap { Double($0) }
                return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
            }
            return River(name: String(fields[0]), width: width, points: points)
        }
    }

    /// From its middle line, on a plane; far away only roughly.
    func meters(to position: Coordinate) -> Double {
        let east = 111_195 * cos(position.latitudeDegrees * .pi / 180)
        let flat = points.map { point in
            (
                x: (point.longitude - position.longitudeDegrees) * east,
                y: (point.latitude - position.latitudeDegrees) * 111_195
            )
        }
        var nearest = flat.map { hypot($0.x, $0.y) }.min() ?? .infinity
        for (one, other) in zip(flat, flat.dropFirst()) {
            let (dx, dy) = (other.x - one.x, other.y - one.y)
            let share = max(0, min(1, -(one.x * dx + one.y * dy) / max(1, dx * dx + dy * dy)))
            nearest = min(nearest, hypot(one.x + share * dx, one.y + share * dy))
        }
        return nearest
    }
}
