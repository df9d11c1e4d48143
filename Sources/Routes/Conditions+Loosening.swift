import Domain

extension Conditions {
    /// The searches that ask for less in that one way, the nearest to this one first; none where there is nothing to loosen.
    ///
    /// Dates come up to three days earlier or later and as long as they are; a price range falls away, as do amenities; there are
    /// ever fewer guests; the area grows to twice, four and eight times its width.
    ///
    /// - Parameter area: where this search looks.
    public func loosened(_ way: Loosening, in area: Rectangle) -> [Conditions] {
        var first = self
        first.page = 1
        func changed(_ change: (inout Conditions) -> Void) -> Conditions {
            var conditions = first
            change(&conditions)
            return conditions
        }
        switch way {
        case .dates:
            guard let period else { return [] }
            return [-1, 1, -2, 2, -3, 3].compactMap { days in
                period.shifted(by: days).map { shifted in changed { $0.period = shifted } }
            }
        case .price: return fills(.price) ? [first.cleared(.price)] : []
        case .amenities: return amenities.isEmpty ? [] : [changed { $0.amenities = [] }]
        case .guests:
            var fewer: [Conditions] = []
            var party = party
            while let next = party.reduced(toGuests: party.guests - 1) {
                party = next
                fewer.append(changed { $0.party = next })
            }
            return fewer
        case .area:
            guard fills(.place) else { return [] }
            return [2, 4, 8].map { factor in changed { $0.area = area.widened(by: factor) } }
        }
    }
}
