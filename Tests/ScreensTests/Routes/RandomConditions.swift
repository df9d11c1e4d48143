import Domain
import Routes
import Seeded

extension Conditions {
    /// Any conditions that an address can hold.
    init(by chance: inout SeededNumbers) {
        self.init()
        if chance.oneIn(2) { place = Int.random(in: 1...Int(Int32.max), using: &chance) }
        if chance.oneIn(2) { area = Conditions.area(by: &chance) }
        if chance.oneIn(2) { period = Conditions.period(by: &chance) }
        if chance.oneIn(2) {
            party =
                Party(
                    adults: Int.random(in: 1...8, using: &chance), children: Int.random(in: 0...8, using: &chance),
                    infants: Int.random(in: 0...8, using: &chance)) ?? .unnamed
        }
        if chance.oneIn(2) { lowestPrice = Int64.random(in: 0...1_000_000, using: &chance) }
        if chance.oneIn(2) { highestPrice = Int64.random(in: 1_000_000...1_000_000_000_000, using: &chance) }
        if chance.oneIn(2) { amenities = AmenitySet(rawValue: UInt32.random(in: .min ... .max, using: &chance)) }
        order = StaySearch.Order.allCases.randomElement(using: &chance) ?? .distance
        if chance.oneIn(2) { page = Int.random(in: 1...Conditions.lastPage, using: &chance) }
    }

    private static func area(by chance: inout SeededNumbers) -> Rectangle? {
        let one = Int32.random(in: -90_000_000...90_000_000, using: &chance)
        let other = Int32.random(in: -90_000_000...90_000_000, using: &chance)
        return Rectangle(
            south: min(one, other), west: Int32.random(in: -180_000_000...180_000_000, using: &chance),
            north: max(one, other), east: Int32.random(in: -180_000_000...180_000_000, using: &chance))
    }

    private static func period(by chance: inout SeededNumbers) -> Period? {
        let first = Day(number: Int32.random(in: -700_000...2_900_000, using: &chance))
        return Period(checkIn: first, checkOut: first.advanced(by: Int.random(in: 0...Period.longest, using: &chance)))
    }
}
