import Domain
@testable import Screens
import Seeded
import Testing

@Suite("Which labels stand on the map")
struct LabelPlanTests {
    @Test(
        "S1-7.2 no label covers another however the map is turned, and together they count every stay",
        arguments: 0..<60)
    func random(seed: Int) {
        var chance = SeededNumbers(seed: UInt64(seed))
        let spread = [500, 20_000, 400_000, 20_000_000][seed % 4]
        let stays = (0..<20).map { StaySummary(at: $0 + 1, spread: spread, by: &chance) }
        let pins = (0..<[0, 40, 384][seed % 3]).map { PinSummary(at: 1000 + $0, spread: spread * 4, by: &chance) }
        let zoom = Int.random(in: 0...1800, using: &chance)
        let bearing = [0, 33, 90, 181, 270, 359][seed % 6]
        let plan = LabelPlan(stays: stays, pins: pins, zoomHundredths: zoom, bearing: bearing)
        let total = pins.reduce(stays.count) { $0 + $1.count }
        #expect(plan.labels.reduce(0) { $0 + $1.count } == total)
        let map = TurnedMercator(zoomHundredths: zoom, bearing: bearing)
        // A millionth of a degree is a good part of a pixel at the closest zooms.
        let points = plan.labels.map { map.point($0.position) }
        for one in points.indices {
            for other in points.indices where other < one {
                let wide = (plan.labels[one].width + plan.labels[other].width) / 2
                let covers =
                    abs(points[one].x - points[other].x) < wide - 1
                    && abs(points[one].y - points[other].y) < MapLabel.height - 1
                #expect(!covers, "seed \(seed): \(plan.labels[one]) covers \(plan.labels[other])")
            }
        }
        #expect(Set(plan.labels.map(\.id)).count == plan.labels.count)
        #expect(Set(plan.own).isSubset(of: stays.map(\.id)) && !plan.own.isEmpty)
        for (label, id) in zip(plan.labels, plan.own) { #expect(label.id == id && label.count == 1) }
    }

    @Test("S1-7.2 a count has the price of its cheapest stay, whatever the currency")
    func cheapest() {
        var dear = PinSummary(7, price: 300_000, lowest: 300_000, count: 2)
        var cheap = PinSummary(8, price: 9_000, lowest: 82_800, count: 3)
        cheap.currency = "JPY"
        dear.latitude += 10
        let plan = LabelPlan(stays: [], pins: [dear, cheap], zoomHundredths: 1000, bearing: 0)
        #expect(plan.labels.count == 1)
        #expect(plan.labels.first?.count == 5)
        #expect(plan.labels.first?.id == 8)
        #expect(plan.labels.first?.home == Coordinate(latitude: 37_566_000, longitude: 126_978_000))
        #expect(plan.labels.first?.currency == "JPY" && plan.labels.first?.price == 9_000)
    }

    @Test func closerThereIsRoomForEachOfThem() {
        let pins = (0..<5).map { index in
            var pin = PinSummary(index + 1, price: 100_000, lowest: 100_000, count: 1)
            pin.longitude += index * 2000
            return pin
        }
        #expect(LabelPlan(stays: [], pins: pins, zoomHundredths: 1000, bearing: 0).labels.count == 1)
        #expect(LabelPlan(stays: [], pins: pins, zoomHundredths: 1800, bearing: 0).labels.count == 5)
    }

    @Test func numbersThatCannotBeStopNothing() {
        var far = PinSummary(1, price: .max, lowest: .min, count: 2_000_000_000)
        far.latitude = 2_000_000_000
        let none = PinSummary(2, price: nil, lowest: nil, count: -3)
        let most = PinSummary(3, price: .max, lowest: .max, count: 2_000_000_000)
        let plan = LabelPlan(stays: [StaySummary()], pins: [far, none, most, most], zoomHundredths: 5, bearing: 0)
        #expect(plan.labels.map(\.count).max() == 2_000_000_000)
    }
}

extension StaySummary {
    fileprivate init(at id: Int, spread: Int, by chance: inout SeededNumbers) {
        self.init(id, "Stay \(id)")
        latitude = 37_566_000 + Int.random(in: -spread...spread, using: &chance)
        longitude = 126_978_000 + Int.random(in: -spread...spread, using: &chance)
        currency = "KRW"
        total = Int64.random(in: 30_000...2_000_000, using: &chance)
        averagePerNight = total
    }
}

extension PinSummary {
    init(_ id: Int, price: Int64?, lowest: Int64?, count: Int) {
        self.init()
        self.id = id
        self.count = count
        latitude = 37_566_000
        longitude = 126_978_000
        name = count == 1 ? "Stay \(id)" : ""
        currency = "KRW"
        self.price = price
        lowestPrice = lowest
    }

    fileprivate init(at id: Int, spread: Int, by chance: inout SeededNumbers) {
        let price = Int64.random(in: 30_000...2_000_000, using: &chance)
        self.init(
            id, price: price, lowest: price,
            count: Bool.random(using: &chance) ? 1 : Int.random(in: 2...90, using: &chance))
        latitude += Int.random(in: -spread...spread, using: &chance)
        longitude += Int.random(in: -spread...spread, using: &chance)
        latitude = min(max(latitude, -84_000_000), 84_000_000)
        longitude = min(max(longitude, -180_000_000), 180_000_000)
    }
}
