import Demo
import Domain
import Routes

/// Searching the demo world the plainest way: stay by stay, asking the rule of each.
enum DemoSearch {
    static let world = DemoWorld.stays(today: Story.today, .small)

    /// The stays that answer these conditions in this area, in no order.
    static func stays(_ conditions: Conditions, in area: Rectangle) -> [DemoStay] {
        world.filter { demo in
            let stay = demo.stay
            guard area.contains(stay.position), stay.amenities.isSuperset(of: conditions.amenities),
                let tariff = stay.tariff
            else { return false }
            let guests = max(1, conditions.party.guests)
            guard guests <= stay.capacity else { return false }
            if let period = conditions.period {
                let indexed = IndexedStay(stay, openNights: demo.openNights)
                let calendar = indexed.calendar(taken: TakenNights(), today: Story.today)
                guard indexed.refusal(of: period, guests: guests, calendar: calendar) == nil else { return false }
            }
            let average = conditions.period.map { tariff.quote(for: $0, guests: guests).averagePerNight }
            let price = Story.rates.reference(average ?? tariff.weekday, in: tariff.currency)
            return price >= conditions.lowestPrice ?? 0 && price <= conditions.highestPrice ?? .max
        }
    }

    /// The stay of the demo world that bears this name; names are unique there.
    static func stay(named name: String) -> DemoStay? {
        world.first { $0.stay.name == name }
    }
}

extension Conditions {
    /// Conditions with some of them set.
    static func asking(_ change: (inout Conditions) -> Void) -> Conditions {
        var conditions = Conditions()
        change(&conditions)
        return conditions
    }

    static let seoul = 1_835_848
}
