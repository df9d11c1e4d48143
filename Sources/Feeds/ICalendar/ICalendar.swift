/// A calendar for other programs (RFC 5545).
public struct ICalendar: Sendable {
    private let product: String
    private let events: [CalendarEvent]

    /// - Parameter product: who made it, such as `-//Nadri//Bookings//EN`.
    public init(product: String, _ events: [CalendarEvent]) {
        self.product = product
        self.events = events
    }

    public var bytes: [UInt8] {
        var writer = CalendarWriter()
        writer.line("BEGIN", "VCALENDAR")
        writer.line("VERSION", "2.0")
        writer.line("PRODID", product)
        writer.line("CALSCALE", "GREGORIAN")
        for event in events { event.write(to: &writer) }
        writer.line("END", "VCALENDAR")
        return writer.bytes
    }
}

/// Writes lines that end with CR LF and are no longer than 75 octets; what is longer goes on behind a space (3.1).
struct CalendarWriter {
    private(set) var bytes: [UInt8] = []

    /// What a line holds at most, its end not counted.
    static let longestLine = 75

    /// A value that needs no escaping.
    mutating func line(_ name: String, _ value: String) {
        var room = CalendarWriter.longestLine
        for scalar in (name + ":" + value).unicodeScalars {
            let letter = Array(String(scalar).utf8)
            // A letter of several octets is never cut.
            if letter.count > room {
                bytes += [0x0D, 0x0A, 0x20]
                room = CalendarWriter.longestLine - 1
            }
            bytes += letter
            room -= letter.count
        }
        bytes += [0x0D, 0x0A]
    }

    /// A text (3.3.11). Of the control characters it has only line ends, and these escaped.
    mutating func text(_ name: String, _ value: String) {
        var escaped = String.UnicodeScalarView()
        var follows = false  // a carriage return
        for scalar in value.unicodeScalars {
            defer { follows = scalar == "\r" }
            switch scalar {
            case "\\", ";", ",":
                escaped.append("\\")
                escaped.append(scalar)
            case "\n" where follows: break
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
                escaped.append("\\")
                escaped.append("n")
            case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
            default: escaped.append(scalar)
            }
        }
        line(name, String(escaped))
    }
}
