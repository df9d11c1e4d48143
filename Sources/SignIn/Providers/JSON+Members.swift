import Wire

/// What others send is looked into member by member: which of them are there, and of which type, differs from service to
/// service and from person to person.
extension JSON {
    /// The member of that name; nil where this is no object, has none, or has null there. The first where it stands twice.
    package func member(_ name: String) -> JSON? {
        guard case .object(let members) = self,
            let found = members.first(where: { $0.name.utf8.elementsEqual(name.utf8) })
        else { return nil }
        if case .null = found.value { return nil }
        return found.value
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// A whole number; nil for one that 64 bits don't hold.
    var integer: Int64? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int64(exactly: number)
        default: nil
        }
    }

    /// Seconds since 1970, which may have a fraction (RFC 7519, section 2).
    var seconds: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// Some services write true as "true".
    var truth: Bool? {
        switch self {
        case .bool(let truth): truth
        case .text("true"): true
        case .text("false"): false
        default: nil
        }
    }

    /// Whether a name stands twice in this object, so that two readers could read two things.
    var repeatsAName: Bool {
        guard case .object(let members) = self else { return false }
        return Set(members.map(\.name)).count < members.count
    }

    /// The value as JSON in UTF-8.
    public var bytes: [UInt8] {
        switch self {
        case .null: Array("null".utf8)
        case .bool(let truth): truth.json
        case .integer(let number): number.json
        case .number(let number): number.json
        case .text(let text): text.json
        case .array(let elements):
            Array("[".utf8) + Array(elements.map(\.bytes).joined(separator: [UInt8(ascii: ",")])) + Array("]".utf8)
        case .object(let members):
            Array("{".utf8)
                + Array(
                    members.map { $0.name.json + [UInt8(ascii: ":")] + $0.value.bytes }
                        .joined(separator: [UInt8(ascii: ",")])) + Array("}".utf8)
        }
    }
}

extension String {
    /// Whether both have the same bytes. `==` takes two spellings of one letter for the same, which an issuer's or a
    /// person's id must not.
    func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
