/// Why a stay can't be booked for some nights.
public enum StayRefusal: Error, Equatable, Hashable, Sendable {
    case priceUnknown
    /// It holds so many.
    case tooManyGuests(most: Int)
    case alreadyPast
    /// The host wants to know so many days before.
    case tooSoon(days: Int)
    /// A night lies 730 days ahead or more.
    case tooFarAhead
    case tooShort(least: Int)
    case tooLong(most: Int)
    /// The host doesn't offer one of the nights.
    case notOpen
    /// Somebody has booked one of the nights.
    case taken
    /// The host needs one of the nights between two guests.
    case preparation

    /// The API's name for it.
    public var code: StaticString {
        switch self {
        case .priceUnknown: "price_unknown"
        case .tooManyGuests: "too_many_guests"
        case .alreadyPast: "already_past"
        case .tooSoon: "too_soon"
        case .tooFarAhead: "too_far_ahead"
        case .tooShort: "too_short"
        case .tooLong: "too_long"
        case .notOpen: "not_open"
        case .taken: "already_taken"
        case .preparation: "preparation"
        }
    }

    /// The field that would have to be another.
    public var field: StaticString {
        switch self {
        case .priceUnknown: "stay"
        case .tooManyGuests: "adults"
        case .alreadyPast, .tooSoon, .notOpen, .taken, .preparation: "check_in"
        case .tooFarAhead, .tooShort, .tooLong: "check_out"
        }
    }

    /// Whether the nights themselves aren't to be had, so that others may be.
    public var isAboutNights: Bool {
        switch self {
        case .notOpen, .taken, .preparation: true
        default: false
        }
    }

    /// Whether other days would help.
    public var isAboutDays: Bool {
        switch self {
        case .priceUnknown, .tooManyGuests: false
        default: true
        }
    }
}

extension IndexedStay {
    /// nil when it can be booked. The search lists a stay exactly when this is nil.
    /// - Parameter guests: adults and children; 0 counts as 1.
    public func refusal(of period: Period, guests: Int, calendar: StayCalendar) -> StayRefusal? {
        guard let tariff, tariff.isValid else { return .priceUnknown }
        guard guests <= capacity else { return .tooManyGuests(most: capacity) }
        return calendar.refusal(of: period)
    }
}

extension IndexedStay {
    /// - Parameters:
    ///   - taken: what bookings hold.
    ///   - today: the stay's own.
    public func calendar(taken: TakenNights, today: Day) -> StayCalendar {
        StayCalendar(
            open: openNights, taken: taken, rules: rules,
            usualLength: StayLength(least: minimumNights, most: maximumNights), today: today)
    }
}

extension StayCalendar {
    /// nil when these nights can be booked, as far as the calendar has it.
    public func refusal(of period: Period) -> StayRefusal? {
        if let refusal = refusal(ofArrivalDay: period.checkIn) { return refusal }
        guard today.days(until: period.night(period.nights - 1)) < Period.longest else { return .tooFarAhead }
        let length = length(arriving: period.checkIn)
        guard period.nights >= length.least else { return .tooShort(least: length.least) }
        guard period.nights <= length.most else { return .tooLong(most: length.most) }
        for index in 0..<period.nights {
            if let refusal = state(of: period.night(index)).refusal { return refusal }
        }
        return nil
    }

    /// Why nobody can arrive on that day, however long they stay; nil when somebody can.
    public func refusal(ofArrivalOn day: Day) -> StayRefusal? {
        if let refusal = refusal(ofArrivalDay: day) { return refusal }
        if let refusal = state(of: day).refusal { return refusal }
        let length = length(arriving: day)
        return openNights(from: day, most: length.least) >= length.least ? nil : .tooShort(least: length.least)
    }

    /// Why somebody who arrives on the first day can't leave on the second; nil when they can.
    public func refusal(ofDepartureOn day: Day, arrivingOn arrival: Day) -> StayRefusal? {
        guard let period = Period(checkIn: arrival, checkOut: day) else {
            return day < arrival ? .alreadyPast : .tooFarAhead
        }
        return refusal(of: period)
    }

    /// The last day on which somebody can leave who arrives on that day; nil when nobody can arrive.
    public func latestDeparture(arrivingOn day: Day) -> Day? {
        guard refusal(ofArrivalOn: day) == nil else { return nil }
        return day.advanced(by: openNights(from: day, most: length(arriving: day).most))
    }

    private func refusal(ofArrivalDay day: Day) -> StayRefusal? {
        guard day >= today else { return .alreadyPast }
        guard today.days(until: day) >= rules.noticeDays else { return .tooSoon(days: rules.noticeDays) }
        guard today.days(until: day) < Period.longest else { return .tooFarAhead }
        return nil
    }

    /// How many nights on end are open from that one on, counted to `most`.
    private func openNights(from day: Day, most: Int) -> Int {
        var count = 0
        while count < most, state(of: day.advanced(by: count)) == .open { count += 1 }
        return count
    }
}

extension NightState {
    /// nil when it's open.
    public var refusal: StayRefusal? {
        switch self {
        case .open: nil
        case .taken: .taken
        case .preparation: .preparation
        case .closed: .notOpen
        }
    }
}
