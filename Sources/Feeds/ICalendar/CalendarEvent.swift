import Domain

/// An entry of a calendar that lasts whole days (RFC 5545, 3.6.1).
public struct CalendarEvent: Sendable {
    /// The same in all versions of the entry, and in no other's.
    public var uid: String
    public var first: Day
    /// Included.
    public var last: Day
    public var summary: String
    /// Counts the versions, from 0 on: a calendar takes a higher one for a lower one.
    public var revision = 0
    /// Seconds since 1970-01-01 UTC.
    public var madeAt: Int64 = 0
    public var revisedAt: Int64 = 0
    public var isCancelled = false
    /// Where it is, in words.
    public var place = ""
    public var position: Coordinate?
    /// Of its page.
    public var address = ""
    public var text = ""

    public init(uid: String, first: Day, last: Day, summary: String) {
        self.uid = uid
        self.first = first
        self.last = last
        self.summary = summary
    }

    func write(to writer: inout CalendarWriter) {
        writer.line("BEGIN", "VEVENT")
        writer.text("UID", uid)
        // Without a METHOD this is when the entry was last as it is now (3.8.7.2).
        writer.line("DTSTAMP", CalendarEvent.instant(revisedAt))
        writer.line("CREATED", CalendarEvent.instant(madeAt))
        writer.line("LAST-MODIFIED", CalendarEvent.instant(revisedAt))
        writer.line("SEQUENCE", String(revision))
        writer.line("STATUS", isCancelled ? "CANCELLED" : "CONFIRMED")
        // Days without a zone are the same days for everybody. The end is the first day that is no more part of it.
        writer.line("DTSTART;VALUE=DATE", CalendarEvent.date(first))
        writer.line("DTEND;VALUE=DATE", CalendarEvent.date(last.advanced(by: 1)))
        // Whoever is away can still be met.
        writer.line("TRANSP", "TRANSPARENT")
        writer.text("SUMMARY", summary)
        if !place.isEmpty { writer.text("LOCATION", place) }
        if let position {
            let (latitude, longitude) = position.decimals
            writer.line("GEO", latitude + ";" + longitude)
        }
        if !address.isEmpty { writer.line("URL", address) }
        if !text.isEmpty { writer.text("DESCRIPTION", text) }
        writer.line("END", "VEVENT")
    }

    /// 20270310.
    private static func date(_ day: Day) -> String { day.iso.filter { $0 != "-" } }

    /// 20270301T090000Z.
    private static func instant(_ seconds: Int64) -> String {
        let ofDay = ((seconds % 86_400) + 86_400) % 86_400
        let time = [ofDay / 3600, ofDay / 60 % 60, ofDay % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined()
        return date(Day(instant: seconds)) + "T" + time + "Z"
    }
}
