/// How much comes back to a guest who cancels, in percent of the total.
///
/// Nadri takes no payment: the amounts say what is due between guest and host.
public enum CancellationRule: Int, CaseIterable, Sendable {
    /// All until the day before the arrival, half on that day.
    case flexible
    /// All until five days before, half until the day before.
    case moderate
    /// All until 14 days before, half until seven days before.
    case strict

    /// The name in files, tables and the API.
    public var slug: StaticString {
        switch self {
        case .flexible: "flexible"
        case .moderate: "moderate"
        case .strict: "strict"
        }
    }

    /// Until so many days before the arrival, that day included, so much comes back; the earliest first. Later nothing does.
    public var steps: [RefundStep] {
        switch self {
        case .flexible: [RefundStep(days: 1, percent: 100), RefundStep(days: 0, percent: 50)]
        case .moderate: [RefundStep(days: 5, percent: 100), RefundStep(days: 1, percent: 50)]
        case .strict: [RefundStep(days: 14, percent: 100), RefundStep(days: 7, percent: 50)]
        }
    }

    /// - Parameter days: from the stay's today to the day of arrival.
    public func percent(daysBefore days: Int) -> Int {
        for step in steps where days >= step.days { return step.percent }
        return 0
    }

    /// What comes back of a total in minor units, rounded down.
    public func refund(of total: Int64, arrivingOn checkIn: Day, today: Day) -> Int64 {
        let percent = Int64(percent(daysBefore: today.days(until: checkIn)))
        // In two parts, so that no total is too large.
        return total / 100 * percent + total % 100 * percent / 100
    }
}

public struct RefundStep: Equatable, Hashable, Sendable {
    public var days: Int
    public var percent: Int

    public init(days: Int, percent: Int) {
        self.days = days
        self.percent = percent
    }
}
