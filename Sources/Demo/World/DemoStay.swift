import Domain

/// One stay of the demo world with its calendar and what guests wrote.
public struct DemoStay: Equatable, Sendable {
    /// The slug of its destination: seoul, da-nang, new-york …
    public var destination: String
    /// All that the host says. Its id is 0: the database gives the real one.
    public var stay: Stay
    /// 730 nights from today.
    public var openNights: OpenNights
    /// None for a new stay, else 2 … 6, the latest first: the ones whose text is shown.
    public var reviews: [DemoReview]

    public func stay(id: Stay.ID) -> Stay {
        var stay = stay
        stay.id = id
        return stay
    }
}

/// What a guest wrote after leaving.
public struct DemoReview: Equatable, Hashable, Sendable {
    /// The first name only.
    public var author: String
    /// Before today.
    public var day: Day
    public var text: String
}
