import Domain
import Wire

/// A stay's calendar inside a screen's state, in little room: a digit a night.
public struct CalendarRecord: Record, Equatable, Sendable {
    public var calendar = StayCalendar(
        today: Day(number: 0), nights: [], rules: BookingRules(), usualLength: StayLength(least: 1, most: 1))

    public init() {}

    public init(_ calendar: StayCalendar) {
        self.calendar = calendar
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        var today = calendar.today
        var least = calendar.usualLength.least
        var most = calendar.usualLength.most
        var notice = calendar.rules.noticeDays
        var preparation = calendar.rules.preparationDays
        var seasons = calendar.rules.seasons.map { SeasonLengthRecord($0) }
        var nights = String(decoding: calendar.nights.map { UInt8(ascii: "0") + $0.rawValue }, as: UTF8.self)
        visitor.field("today", &today)
        visitor.field("minimum_nights", &least)
        visitor.field("maximum_nights", &most)
        visitor.field("notice_days", &notice)
        visitor.field("preparation_days", &preparation)
        visitor.field("seasons", &seasons)
        visitor.field("nights", &nights)
        var rules = BookingRules(preparationDays: preparation, noticeDays: notice)
        rules.seasons = seasons.map { $0.season }
        calendar = StayCalendar(
            today: today, nights: Array(nights.utf8).map { NightState(rawValue: $0 &- UInt8(ascii: "0")) ?? .closed },
            rules: rules, usualLength: StayLength(least: least, most: most))
    }
}
