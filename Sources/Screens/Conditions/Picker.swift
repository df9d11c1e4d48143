import Domain
import Routes
import Wire

/// What choosing conditions needs to know besides the conditions: the calendar's day, half a range, how far one has scrolled.
public struct Picker: Record, Equatable, Sendable {
    /// Today where the stays lie. Earlier days can't be chosen (S1-5.1).
    public var today = Day(number: 0)
    /// IANA name of the zone in which that counts; empty where it doesn't change while the page is open.
    public var zone = ""
    /// The first of two days, while the second is awaited.
    public var half: Day?
    /// The day from which keys walk.
    public var cursor: Day?
    /// How many months have been asked for.
    public var months = 0
    /// Whether the browser app runs. Without it every day is reached by Tab.
    public var isLive = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("today", &today)
        visitor.field("zone", &zone)
        visitor.field("half", &half)
        visitor.field("cursor", &cursor)
        visitor.field("months", &months)
        visitor.field("live", &isLive)
    }

    /// The last day on which one can leave.
    public var last: Day { today.advanced(by: Period.longest) }

    /// How many months the calendar shows, from today's on (S1-5.2): three, what was asked for, and all up to a day chosen.
    public func shownMonths(_ period: Period?) -> Int {
        let first = CalendarMonth(of: today)
        var shown = max(3, months)
        func reach(_ day: Day?) {
            if let day { shown = max(shown, first.months(until: day) + 1) }
        }
        reach(half)
        reach(cursor)
        reach(period?.checkOut)
        return min(shown, first.months(until: last) + 1)
    }

    /// The day from which keys walk, and to which Tab leads.
    public func home(_ period: Period?) -> Day {
        (cursor ?? half ?? period?.checkIn ?? today).clamped(from: today, through: last)
    }

    /// Takes an action in; what it leaves as it is, stays equal.
    public mutating func take(_ action: PickerAction, _ conditions: inout Conditions, _ scale: PriceScale) -> [Effect] {
        let places = scale.places(lowest: conditions.lowestPrice, highest: conditions.highestPrice)
        switch action {
        case .day(let day):
            guard today <= day, day <= last else { return [] }
            var choice = RangeChoice(half: half, period: conditions.period)
            choice.choose(day)
            half = choice.half
            conditions.period = choice.period
            cursor = day
        case .key(let key):
            let next = home(conditions.period).moved(by: key).clamped(from: today, through: last)
            cursor = next
            return [.focus(id: "day-" + String(next.number))]
        case .moreMonths: months = shownMonths(conditions.period) + 3
        case .low(let place): conditions.lowestPrice = scale.lowest(at: place, below: places.high)
        case .high(let place): conditions.highestPrice = scale.highest(at: place, above: places.low)
        case .rangeSet: break
        case .add(let kind): conditions.party = conditions.party.adding(kind) ?? conditions.party
        case .remove(let kind): conditions.party = conditions.party.removing(kind) ?? conditions.party
        case .today(let day): live(day, &conditions)
        }
        return []
    }

    /// A clock that goes wrong changes nothing: only days that may have passed since the page came are believed.
    private mutating func live(_ day: Day, _ conditions: inout Conditions) {
        isLive = true
        guard (1...31).contains(today.days(until: day)) else { return }
        today = day
        if let half, half < day { self.half = nil }
        if let period = conditions.period, period.checkIn < day { conditions.period = nil }
    }
}
