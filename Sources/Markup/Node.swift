/// A piece of HTML. One concrete type for every view keeps the browser's module small; text is escaped by default.
public enum Node: Sendable {
    case text(String)
    /// Written as it stands: only what is in the source code can get here. Made by `drawn`.
    case raw(StaticString)
    case element(Element)
    /// Bytes that are safe where they stand: JSON of our own writer inside a script element.
    case verbatim([UInt8])

    /// Raw markup. Never inlined: Swift 6.3.1 breaks on a constant array of such nodes in Embedded code.
    @inline(never)
    public static func drawn(_ markup: StaticString) -> Node { .raw(markup) }
}

public struct Element: Sendable {
    public var tag: StaticString
    public var attributes: [Attribute]
    public var children: [Node]
}

public struct Attribute: Sendable {
    enum Value: Sendable {
        /// The attribute is left out.
        case absent
        /// The name alone.
        case present
        case fixed(StaticString)
        case text(String)
        case number(Int)
    }

    var name: StaticString
    var value: Value
}

extension Attribute {
    public static func attribute(_ name: StaticString, _ value: StaticString) -> Attribute {
        Attribute(name: name, value: .fixed(value))
    }

    @_disfavoredOverload
    public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(name: name, value: .text(value))
    }

    public static func attribute(_ name: StaticString, _ value: Int) -> Attribute {
        Attribute(name: name, value: .number(value))
    }

    /// The name alone, or nothing at all.
    public static func flag(_ name: StaticString, _ isOn: Bool = true) -> Attribute {
        Attribute(name: name, value: isOn ? .present : .absent)
    }

    /// Left out where there is no value.
    public static func optional(_ name: StaticString, _ value: String?) -> Attribute {
        guard let value else { return Attribute(name: name, value: .absent) }
        return Attribute(name: name, value: .text(value))
    }

    public static func `class`(_ names: StaticString) -> Attribute { attribute("class", names) }
    public static func id(_ name: StaticString) -> Attribute { attribute("id", name) }
    @_disfavoredOverload
    public static func id(_ name: String) -> Attribute { attribute("id", name) }
    public static func href(_ address: String) -> Attribute { attribute("href", address) }
    public static func label(_ text: String) -> Attribute { attribute("aria-label", text) }
    public static func hidden(_ isOn: Bool = true) -> Attribute { flag("hidden", isOn) }

    public static func pressed(_ isOn: Bool) -> Attribute {
        attribute("aria-pressed", isOn ? "true" : "false")
    }

    public static func expanded(_ isOn: Bool) -> Attribute {
        attribute("aria-expanded", isOn ? "true" : "false")
    }

    public static func selected(_ isOn: Bool) -> Attribute {
        attribute("aria-selected", isOn ? "true" : "false")
    }

    /// What a press sends to the screen. Without the browser app the element's own link or form does it.
    public static func onClick(_ token: String) -> Attribute { attribute("data-click", token) }
    /// What every keystroke sends, with the field's text.
    public static func onInput(_ token: String) -> Attribute { attribute("data-input", token) }
    /// What sending the form sends. Without the browser app the form itself goes to its address.
    public static func onSubmit(_ token: String) -> Attribute { attribute("data-submit", token) }
    /// What the arrow, Enter and Escape keys send, with the key's name.
    public static func onKey(_ token: String) -> Attribute { attribute("data-key", token) }
    /// What scrolling a row of items sends, with the index of the item in view.
    public static func onSnap(_ token: String) -> Attribute { attribute("data-snap", token) }
}
