// One more, one less: what steppers do.
extension Party {
    public subscript(kind: Kind) -> Int {
        switch kind {
        case .adult: adults
        case .child: children
        case .infant: infants
        }
    }

    /// With one more of that kind; nil when there are eight. A child or an infant brings an adult along (S1-5.10, S1-5.12).
    public func adding(_ kind: Kind) -> Party? {
        Party(
            adults: max(1, adults + (kind == .adult ? 1 : 0)), children: children + (kind == .child ? 1 : 0),
            infants: infants + (kind == .infant ? 1 : 0))
    }

    /// The same where only so many guests find room; nil when there would be more.
    public func adding(_ kind: Kind, within capacity: Int) -> Party? {
        adding(kind).flatMap { $0.guests <= max(capacity, guests) ? $0 : nil }
    }

    /// With one less; nil when there is none, or when children or infants would be left without an adult (S1-5.12).
    public func removing(_ kind: Kind) -> Party? {
        Party(
            adults: adults - (kind == .adult ? 1 : 0), children: children - (kind == .child ? 1 : 0),
            infants: infants - (kind == .infant ? 1 : 0))
    }

    /// With only so many guests, children left out first; nil when there aren't more than that, or none would be left.
    public func reduced(toGuests count: Int) -> Party? {
        guard count >= 1, count < guests else { return nil }
        let children = max(0, children - (guests - count))
        return Party(adults: count - children, children: children, infants: infants)
    }
}
