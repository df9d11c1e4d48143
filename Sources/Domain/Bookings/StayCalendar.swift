/// What is the matter with one night of a stay.
public enum NightState: UInt8, CaseIterable, Sendable {
    case open
    /// Somebody has booked it.
    case taken
    /// The host needs it between two guests.
    case preparation
    /// The host doesn't offer it.
    case closed

    /// The name in the API.
    public var slug: StaticString {
        switch self {
        case .open: "open"
        case .taken: "taken"
        case .preparation: "preparation"
        case .closed: "closed"
        }
    }
}

/// The nights of a stay that bookings hold, from some day on, each once and in order.
public struct TakenNights: Equatable, Sendable {
    /// In which guests sleep.
    public var slept: [Day]
    /// Which the bookings keep free after their guests have left.
    public var preparation: [Day]

    public init(slept: [Day] = [], preparation: [Day] = []) {
        self.slept = slept
        self.preparation = preparation
    }

    public var isEmpty: Bool { slept.isEmpty && preparation.isEmpty }

    /// The nights that stay empty around those slept in, some of them perhaps twice and some of them slept in.
    /// - Parameter days: how many the host asks for now; what a booking keeps free itself comes on top.
    func preparation(days: Int) -> [Day] {
        var nights = preparation
        for day in slept {
            for gap in 0..<max(0, days) { nights += [day.advanced(by: gap + 1), day.advanced(by: -gap - 1)] }
        }
        return nights
    }
}

/// When a stay can be booked, seen from one day: night by night, with the reasons why not.
///
/// A booking needs its nights only. So the day on which one guest leaves is a day on which another can arrive, and the other way
/// round. Keeping `preparationDays` free on both sides of every night taken is the same as asking for that gap between bookings.
public struct StayCalendar: Equatable, Sendable {
    public let today: Day
    /// The night that begins on `today` + k, for `Period.longest` nights.
    public let nights: [NightState]
    public let rules: BookingRules
    /// How long one may stay where no season says otherwise.
    public let usualLength: StayLength

    /// - Parameter nights: read as closed where there are fewer than `Period.longest`.
    public init(today: Day, nights: [NightState], rules: BookingRules, usualLength: StayLength) {
        self.today = today
        let missing = max(0, Period.longest - nights.count)
        self.nights = Array(nights.prefix(Period.longest)) + [NightState](repeating: .closed, count: missing)
        self.rules = rules
        self.usualLength = usualLength
    }

    /// - Parameters:
    ///   - open: what the host offers.
    ///   - taken: from `mostPreparation` days before today on.
    public init(open: OpenNights, taken: TakenNights, rules: BookingRules, usualLength: StayLength, today: Day) {
        var nights = [NightState](repeating: .closed, count: Period.longest)
        for index in 0..<Period.longest where open[today.advanced(by: index)] { nights[index] = .open }
        func mark(_ day: Day, _ state: NightState) {
            let index = today.days(until: day)
            if nights.indices.contains(index) { nights[index] = state }
        }
        for day in taken.preparation(days: rules.preparationDays) { mark(day, .preparation) }
        for day in taken.slept { mark(day, .taken) }
        self.init(today: today, nights: nights, rules: rules, usualLength: usualLength)
    }

    /// Closed before today and from 730 days after it on.
    public func state(of night: Day) -> NightState {
        let index = today.days(until: night)
        return nights.indices.contains(index) ? nights[index] : .closed
    }

    public func length(arriving day: Day) -> StayLength {
        rules.length(arriving: day, usual: usualLength)
    }

    /// The nights as search needs them: open where the night can be part of a booking made today.
    public var bookableNights: OpenNights {
        var open = OpenNights(first: today)
        for index in nights.indices where index >= rules.noticeDays && nights[index] == .open {
            open[today.advanced(by: index)] = true
        }
        return open
    }
}
