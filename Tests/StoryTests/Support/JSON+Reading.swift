import Wire

extension JSON {
    subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    var members: [(name: String, value: JSON)]? {
        if case .object(let members) = self { members } else { nil }
    }

    var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var integer: Int64? {
        if case .integer(let number) = self { number } else { nil }
    }

    /// Any number.
    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    var truth: Bool? {
        if case .bool(let truth) = self { truth } else { nil }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }
}

/// A line of a log.
enum JSONLine {
    static func isOne(_ line: String) -> Bool {
        JSON(Array(line.utf8))?.members != nil && !line.contains("\n")
    }
}
