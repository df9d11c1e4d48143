import Domain
import Seeded
import Testing

@testable import Feeds

@Suite("Calendars for other programs")
struct ICalendarTests {
    private func lines(_ write: (inout CalendarWriter) -> Void) -> String {
        var writer = CalendarWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("An entry of whole days, byte for byte")
    func whole() throws {
        let first = try #require(Day(iso: "2027-03-12"))
        var event = CalendarEvent(
            uid: "booking-7@nadri.example", first: first, last: first.advanced(by: 2), summary: "봄바람 마치야 숙박")
        event.revision = 2
        event.madeAt = 1_803_891_600
        event.revisedAt = 1_803_895_261
        event.place = "京都 東山区, 7"
        event.position = Coordinate(latitude: 35_021_000, longitude: -5)
        event.address = "https://nadri.example/bookings/7"
        let text = String(decoding: ICalendar(product: "-//Nadri//Bookings//KO", [event]).bytes, as: UTF8.self)
        #expect(
            text
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Nadri//Bookings//KO", "CALSCALE:GREGORIAN",
                    "BEGIN:VEVENT",
                    "UID:booking-7@nadri.example", "DTSTAMP:20270301T100101Z", "CREATED:20270301T090000Z",
                    "LAST-MODIFIED:20270301T100101Z", "SEQUENCE:2", "STATUS:CONFIRMED", "DTSTART;VALUE=DATE:20270312",
                    "DTEND;VALUE=DATE:20270315", "TRANSP:TRANSPARENT", "SUMMARY:봄바람 마치야 숙박",
                    "LOCATION:京都 東山区\\, 7", "GEO:35.021000;-0.000005", "URL:https://nadri.example/bookings/7",
                    "END:VEVENT", "END:VCALENDAR", "",
                ].joined(separator: "\r\n"))
    }

    @Test("What would end a line or a value early is escaped, and no control character comes through")
    func escaping() {
        #expect(lines { $0.text("X", "a\\b;c,d") } == "X:a\\\\b\\;c\\,d\r\n")
        #expect(lines { $0.text("X", "a\nb\r\nc\rd\u{2028}e\r\n") } == "X:a\\nb\\nc\\nd\\ne\\n\r\n")
        #expect(lines { $0.text("X", "a\u{0}\u{7}\u{1F}\u{7F}\u{9F}b\tc") } == "X:ab\tc\r\n")
        #expect(lines { $0.text("X", "\r\nEND:VEVENT\r\nBEGIN:VALARM") } == "X:\\nEND:VEVENT\\nBEGIN:VALARM\r\n")
    }

    @Test("No line is longer than 75 octets, no letter is cut, and unfolded it is the same")
    func folding() throws {
        var chance = SeededNumbers(seed: 41)
        let letters = ["a", "é", "한", "👩‍👩‍👧", ",", " ", "\\"]
        for step in 0..<400 {
            let count = Int.random(in: 0...200, using: &chance)
            let value = (0..<count).map { _ in letters.randomElement(using: &chance) ?? "" }.joined()
            let text = lines { $0.line("SUMMARY", value) }
            let pieces = text.lines
            #expect(pieces.last == "" && pieces.dropLast().allSatisfy { $0.utf8.count <= 75 }, "step \(step)")
            // A whole letter in each line, or decoding would have put a mark in its place.
            #expect(!text.unicodeScalars.contains("\u{FFFD}"), "step \(step)")
            // By bytes: a space and what joins emoji are one character to Swift.
            let rest = pieces.dropFirst().dropLast().flatMap { $0.utf8.dropFirst() }
            #expect(Array((pieces.first ?? "").utf8) + rest == Array("SUMMARY:\(value)".utf8), "step \(step)")
            #expect(pieces.dropFirst().dropLast().allSatisfy { $0.utf8.first == 0x20 }, "step \(step)")
        }
        #expect(lines { $0.line("X", String(repeating: "a", count: 73)) }.utf8.count == 77)
        #expect(lines { $0.line("X", String(repeating: "a", count: 74)) }.hasSuffix("\r\n a\r\n"))
    }
}

extension String {
    /// By bytes: CR LF is one character to Swift.
    fileprivate var lines: [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        var bytes = Array(utf8)[...]
        while let byte = bytes.popFirst() {
            if byte == 0x0D, bytes.first == 0x0A {
                bytes.removeFirst()
                lines.append(String(decoding: line, as: UTF8.self))
                line = []
            } else {
                line.append(byte)
            }
        }
        return lines + [String(decoding: line, as: UTF8.self)]
    }
}
