/// What choosing a day does where a stay's calendar decides.
public enum DayChoice: Equatable, Sendable {
    /// It is the first of two days.
    case begins
    /// With the day chosen before it makes a period that can be booked.
    case completes(Period)
    /// It was the first of two days, and is so no more.
    case undoes
    case refused(StayRefusal)
}

extension StayCalendar {
    /// What choosing that day does. The later day may be chosen first (S1-5.5); nights that can't be had are never part of a range.
    /// - Parameter half: the day chosen first, while the second is awaited.
    public func choice(of day: Day, after half: Day?) -> DayChoice {
        guard let half else {
            guard let refusal = refusal(ofArrivalOn: day) else { return .begins }
            return canDepart(on: day) ? .begins : .refused(refusal)
        }
        guard let period = Period(between: half, and: day) else {
            return refusal(ofArrivalOn: day).map { .refused($0) } ?? .begins
        }
        guard let refusal = refusal(of: period) else { return .completes(period) }
        if day == half { return .undoes }
        // An earlier day on which somebody can arrive begins anew. A later one doesn't: behind nights that others have it would look
        // as if the range went on.
        if day < half, self.refusal(ofArrivalOn: day) == nil { return .begins }
        return .refused(refusal)
    }

    /// Whether somebody can leave on that day, whenever they have arrived.
    ///
    /// Looks back as far as the nights before are open.
    public func canDepart(on day: Day) -> Bool {
        var arrival = day
        for nights in 1...Period.longest {
            arrival = arrival.advanced(by: -1)
            guard state(of: arrival) == .open else { return false }
            let length = length(arriving: arrival)
            let isAsked = length.least <= nights && nights <= length.most
            if isAsked, refusal(of: arrival, leaving: day) == nil { return true }
        }
        return false
    }

    private func refusal(of arrival: Day, leaving day: Day) -> StayRefusal? {
        Period(checkIn: arrival, checkOut: day).map { refusal(of: $0) } ?? .tooFarAhead
    }
}

extension RangeChoice {
    /// Chooses a day where a stay's calendar decides.
    /// - Returns: why it can't be chosen, and then nothing has changed; nil when it was.
    public mutating func choose(_ day: Day, on calendar: StayCalendar) -> StayRefusal? {
        switch calendar.choice(of: day, after: half) {
        case .begins: self = RangeChoice(half: day)
        case .completes(let period): self = RangeChoice(period: period)
        case .undoes: self = RangeChoice()
        case .refused(let refusal): return refusal
        }
        return nil
    }
}

extension StayCalendar {
    /// The same calendar seen from a later day. What lies further ahead than it knew is closed.
    public func moved(to day: Day) -> StayCalendar {
        let days = today.days(until: day)
        guard days > 0 else { return self }
        return StayCalendar(today: day, nights: Array(nights.dropFirst(days)), rules: rules, usualLength: usualLength)
    }
}
