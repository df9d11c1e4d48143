/// A key by which one walks through a calendar (WAI-ARIA Authoring Practices, Date Picker Dialog).
public enum CalendarKey: Sendable {
    case left, right, up, down, home, end, pageUp, pageDown

    /// nil for any other key, by the name that browsers give it.
    public init?(_ name: Name) {
        switch name {
        case "ArrowLeft": self = .left
        case "ArrowRight": self = .right
        case "ArrowUp": self = .up
        case "ArrowDown": self = .down
        case "Home": self = .home
        case "End": self = .end
        case "PageUp": self = .pageUp
        case "PageDown": self = .pageDown
        default: return nil
        }
    }
}

extension Day {
    /// Where the key leads from this day: a day, a week or a month further, or to the end of its week, which begins on Sunday.
    public func moved(by key: CalendarKey) -> Day {
        switch key {
        case .left: advanced(by: -1)
        case .right: advanced(by: 1)
        case .up: advanced(by: -7)
        case .down: advanced(by: 7)
        case .home: advanced(by: -weekday.rawValue)
        case .end: advanced(by: 6 - weekday.rawValue)
        case .pageUp: CalendarMonth(of: self).previous.day(parts.day)
        case .pageDown: CalendarMonth(of: self).next.day(parts.day)
        }
    }

    /// This day, or the nearest within the two.
    public func clamped(from first: Day, through last: Day) -> Day {
        max(first, min(self, last))
    }
}
