import Domain

/// What happens on a calendar, on a price range and on steppers, on whichever screen they stand.
public enum PickerAction: Equatable, Sendable {
    case day(Day)
    /// A key within the calendar.
    case key(CalendarKey)
    case moreMonths
    /// A handle of the range has been moved there, and perhaps goes on.
    case low(Int)
    case high(Int)
    /// The handle has been let go.
    case rangeSet
    case add(Party.Kind)
    case remove(Party.Kind)
    /// The browser app runs, and tells which day it is where the calendar counts.
    case today(Day)

    public var token: String {
        switch self {
        case .day(let day): "day:" + String(day.number)
        case .key: "days"
        case .moreMonths: "months"
        case .low: "low"
        case .high: "high"
        case .rangeSet: "range"
        case .add(let kind): "add:" + String(kind.rawValue)
        case .remove(let kind): "remove:" + String(kind.rawValue)
        case .today: "today"
        }
    }

    init?(_ token: Token) {
        switch token.head {
        case "day": self = .day(Day(number: Int32(clamping: token.number(0))))
        case "days":
            guard let key = CalendarKey(Name(token.value)) else { return nil }
            self = .key(key)
        case "months": self = .moreMonths
        case "low", "high":
            guard let place = token.value.smallNumber, (0...Int32(PriceScale.steps)).contains(place) else { return nil }
            self = token.head == "low" ? .low(Int(place)) : .high(Int(place))
        case "range": self = .rangeSet
        case "add", "remove":
            guard let kind = Party.Kind(rawValue: token.number(0)) else { return nil }
            self = token.head == "add" ? .add(kind) : .remove(kind)
        case "today":
            guard let day = Day(iso: token.value) else { return nil }
            self = .today(day)
        default: return nil
        }
    }
}
