import Testing

/// A calendar as a strict program reads it (RFC 5545): whatever stands against the format fails the test.
struct CalendarReader {
    struct Property: Equatable {
        var name: String
        var parameters: [String: String]
        var value: String
    }

    /// Of the one entry.
    let event: [Property]
    /// Of the calendar around it.
    let calendar: [Property]

    subscript(name: String) -> String? { event.first { $0.name == name }?.value }

    /// A text's value, unescaped.
    func text(_ name: String) throws -> String? { try self[name].map { try CalendarReader.unescaped($0) } }

    init(_ bytes: [UInt8]) throws {
        var properties: [Property] = []
        for line in try CalendarReader.unfolded(bytes) { properties.append(try CalendarReader.property(line)) }
        func marks(_ name: String) -> [Int] { properties.indices.filter { properties[$0].name == name } }
        try #require(marks("BEGIN").map { properties[$0].value } == ["VCALENDAR", "VEVENT"])
        try #require(marks("END").map { properties[$0].value } == ["VEVENT", "VCALENDAR"])
        try #require(marks("BEGIN").first == 0 && marks("END").last == properties.count - 1)
        let (begin, end) = (marks("BEGIN")[1], marks("END")[0])
        try #require(begin < end && end == properties.count - 2)
        event = Array(properties[(begin + 1)..<end])
        calendar = Array(properties[1..<begin])
        try check()
    }

    /// What must be there, and once (3.6, 3.6.1).
    private func check() throws {
        try #require(calendar.filter { $0.name == "VERSION" }.map(\.value) == ["2.0"])
        try #require(calendar.filter { $0.name == "PRODID" }.count == 1)
        for name in ["UID", "DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "STATUS", "SUMMARY"] {
            try #require(event.filter { $0.name == name }.count == 1, "\(name)")
        }
        for property in event where ["DTSTAMP", "CREATED", "LAST-MODIFIED"].contains(property.name) {
            try #require(property.value.wholeMatch(of: /\d{8}T\d{6}Z/) != nil, "\(property)")
        }
        for property in event where ["DTSTART", "DTEND"].contains(property.name) {
            try #require(property.parameters == ["VALUE": "DATE"] && property.value.wholeMatch(of: /\d{8}/) != nil)
        }
        try #require((self["DTSTART"] ?? "") < (self["DTEND"] ?? ""))
        try #require(["CONFIRMED", "TENTATIVE", "CANCELLED"].contains(self["STATUS"] ?? ""))
    }

    private static func unfolded(_ bytes: [UInt8]) throws -> [String] {
        try #require(bytes.suffix(2) == [0x0D, 0x0A], "the last line ends too")
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = try #require(rest.firstIndex(of: 0x0D))
            try #require(rest[(end + 1)...].first == 0x0A, "a carriage return alone")
            let line = rest[rest.startIndex..<end]
            try #require(line.count <= 75 && !line.isEmpty)
            try #require(line.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }, "a control character")
            try #require(String(validating: line, as: UTF8.self) != nil, "a letter is cut")
            if line.first == 0x20 || line.first == 0x09 {
                try #require(!lines.isEmpty)
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(Array(line))
            }
            rest = rest[(end + 2)...]
        }
        return try lines.map { try #require(String(validating: $0, as: UTF8.self)) }
    }

    private static func property(_ line: String) throws -> Property {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        let head = parts[0].split(separator: ";", omittingEmptySubsequences: false)
        try #require(head.allSatisfy { $0.wholeMatch(of: /[A-Z0-9-]+(=[^",;:]+)?/) != nil })
        var parameters: [String: String] = [:]
        for parameter in head.dropFirst() {
            let pair = parameter.split(separator: "=")
            try #require(pair.count == 2)
            parameters[String(pair[0])] = String(pair[1])
        }
        return Property(name: String(head[0]), parameters: parameters, value: String(parts[1]))
    }

    private static func unescaped(_ value: String) throws -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            if isEscaped {
                try #require(["\\", ";", ",", "n", "N"].contains(scalar))
                text.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                try #require(scalar != ";" && scalar != ",", "not escaped")
                text.append(scalar)
            }
        }
        try #require(!isEscaped)
        return String(text)
    }
}
