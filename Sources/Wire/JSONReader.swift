import Domain

/// Reads a value from JSON. A field of the wrong type leaves the value as it was and is remembered as a failure.
public struct JSONReader: FieldVisitor {
    private var stack: [JSON]
    private var path: [StaticString] = []
    /// The name of the first field that could not be read; empty text for the value as a whole.
    public private(set) var failure: String?

    public init(_ json: JSON) {
        stack = [json]
    }

    private var current: JSON { stack.last ?? .null }

    private mutating func fail() {
        guard failure == nil else { return }
        failure = path.last.map { $0.description } ?? ""
    }

    public mutating func visit(_ value: inout Int64) {
        switch current {
        case .integer(let number): value = number
        case .number(let number):
            if let exact = Int64(exactly: number) { value = exact } else { fail() }
        default: fail()
        }
    }

    public mutating func visit(_ value: inout Double) {
        switch current {
        case .integer(let number): value = Double(number)
        case .number(let number): value = number
        default: fail()
        }
    }

    public mutating func visit(_ value: inout Bool) {
        if case .bool(let bool) = current { value = bool } else { fail() }
    }

    public mutating func visit(_ value: inout String) {
        if case .text(let text) = current { value = text } else { fail() }
    }

    public mutating func visitNull(isNull: Bool) -> Bool {
        if case .null = current { return true }
        return false
    }

    public mutating func openArray(count: Int) -> Int {
        if case .array(let elements) = current { return elements.count }
        fail()
        return 0
    }

    public mutating func openElement(_ index: Int) {
        if case .array(let elements) = current, index < elements.count { stack.append(elements[index]) }
    }

    public mutating func closeElement() { stack.removeLast() }
    public mutating func closeArray() {}

    public mutating func openObject() {
        if case .object = current { return }
        fail()
    }

    public mutating func openField(_ name: StaticString) -> Bool {
        guard case .object(let members) = current else { return false }
        for member in members where Name(member.name) == name {
            stack.append(member.value)
            path.append(name)
            return true
        }
        return false
    }

    public mutating func closeField() {
        stack.removeLast()
        path.removeLast()
    }

    public mutating func closeObject() {}
}
