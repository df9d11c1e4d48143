import Domain
import Markup
import Screens
import Words

/// A calendar from which a range of days is chosen, month below month, from today's on (S1-5.1 to S1-5.5).
///
/// Each month is a grid as the WAI-ARIA Authoring Practices have it: Tab leads to one day, the arrows from day to day.
struct RangeCalendar {
    let words: Words
    let picker: Picker
    /// What is chosen, unless the picker holds half of a new range.
    let chosen: Period?
    /// Of the one stay; nil where any days can be chosen.
    let calendar: StayCalendar?
    /// A day that was tapped and can't be chosen.
    let refused: Day?

    init(
        _ words: Words, _ picker: Picker, _ chosen: Period?, on calendar: StayCalendar? = nil, refused: Day? = nil
    ) {
        self.words = words
        self.picker = picker
        self.chosen = picker.half == nil ? chosen : nil
        self.calendar = calendar
        self.refused = refused
    }

    @Nodes
    func nodes() -> [Node] {
        div(.class("cal-week"), .attribute("aria-hidden", "true")) {
            for weekday in Weekday.allCases { span { words.weekday(weekday) } }
        }
        div(
            .id("days"), .class("cal-scroll"), .onKey(PickerAction.key(.home).token),
            .attribute("data-begins", id(of: CalendarMonth(of: picker.home(chosen))))
        ) {
            months()
            if picker.shownMonths(chosen) < CalendarMonth(of: picker.today).months(until: picker.last) + 1 {
                act(
                    PickerAction.moreMonths.token, [.class("btn btn-line btn-s btn-wide"), .flag("data-reach")],
                    [.text(words.laterMonths)])
            }
        }
        p(.class("small cal-said"), .role("status")) { said() }
    }

    /// What is to be done or has been chosen; before it, why a day was not.
    private func said() -> String {
        let next = words.calendarSays(half: picker.half, chosen, allowsDayUse: picker.half.map(allowsDayUse) ?? true)
        if let refused, let reason = reason(against: refused) {
            return words.notChosen(refused, reason) + words.space + next
        }
        if let calendar, let chosen, let refusal = calendar.refusal(of: chosen) {
            return words.period(chosen) + ": " + words.refusal(refusal)
        }
        return next
    }

    /// Why that day can't be chosen now.
    private func refusal(of day: Day) -> StayRefusal? {
        guard case .refused(let refusal) = calendar?.choice(of: day, after: picker.half) else { return nil }
        return refusal
    }

    private func reason(against day: Day) -> String? {
        guard let refusal = refusal(of: day) else { return nil }
        // The day itself may be free: it's the nights before it that can't be had.
        let isBetween = picker.half != nil && refusal.isAboutNights && calendar?.state(of: day) == .open
        return isBetween ? words.nightBetween : words.dayRefusal(refusal)
    }

    private func allowsDayUse(_ day: Day) -> Bool {
        guard let calendar, let period = Period(checkIn: day, checkOut: day) else { return true }
        return calendar.refusal(of: period) == nil
    }

    private func id(of month: CalendarMonth) -> String { "month-" + String(month.first.number) }

    private func months() -> [Node] {
        let home = picker.home(chosen)
        var months: [Node] = []
        var month = CalendarMonth(of: picker.today)
        for _ in 0..<picker.shownMonths(chosen) {
            let id = id(of: month)
            months.append(
                section(.class("cal")) {
                    h3(.id(id)) { words.month(of: month.first) }
                    element("div", [.role("grid"), .attribute("aria-labelledby", id)], weeks(of: month, home))
                })
            month = month.next
        }
        return months
    }

    private func weeks(of month: CalendarMonth, _ home: Day) -> [Node] {
        var weeks: [Node] = []
        var week: [Node] = []
        for index in 0..<month.length {
            let day = month.first.advanced(by: index)
            week.append(cell(day, isFirst: index == 0, home))
            if day.weekday == .saturday || day == month.last {
                weeks.append(element("div", [.role("row"), .class("week")], week))
                week = []
            }
        }
        return weeks
    }

    private func cell(_ day: Day, isFirst: Bool, _ home: Day) -> Node {
        let text: [Node] = [.text(String(day.parts.day))]
        let column = isFirst ? " at-" + String(day.weekday.rawValue) : ""
        guard picker.today <= day, day <= picker.last else {
            return element(
                "span",
                [
                    .role("gridcell"), .attribute("class", "day" + column), .unusable(true),
                    .label(words.dayAndWeekday(day)),
                ], text)
        }
        let part = part(of: day)
        let reason = reason(against: day)
        return act(
            PickerAction.day(day).token,
            [
                .role("gridcell"), .id("day-" + String(day.number)), .attribute("class", "day" + column + part.style),
                .label(words.dayAndWeekday(day) + part.said + (reason.map { ", " + $0 } ?? "")),
                .optional("title", reason), .unusable(reason != nil),
                .optional("aria-selected", part.style.isEmpty ? nil : "true"),
                .optional("aria-current", day == picker.today ? "date" : nil),
                .optional("tabindex", picker.isLive ? (day == home ? "0" : "-1") : nil),
            ], text)
    }

    /// How a day of the range looks, and what is said of it.
    private func part(of day: Day) -> (style: String, said: String) {
        let now = day == picker.today ? ", " + words.today : ""
        if picker.half == day { return (" only", now + ", " + words.checkIn) }
        guard let chosen, chosen.checkIn <= day, day <= chosen.checkOut else { return ("", now) }
        if chosen.isDayUse { return (" only", now + ", " + words.dayUse) }
        if day == chosen.checkIn { return (" start", now + ", " + words.checkIn) }
        return day == chosen.checkOut ? (" end", now + ", " + words.checkOut) : (" in", now)
    }
}
