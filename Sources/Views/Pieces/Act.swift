import Markup

/// A button that sends a token: to the screen in the browser app, and as the form's field `do` without it.
@inline(never)
func act(_ token: String, _ attributes: consuming [Attribute], _ content: consuming [Node]) -> Node {
    element(
        "button",
        [.attribute("type", "submit"), .attribute("name", "do"), .attribute("value", token)] + attributes, content)
}

extension Attribute {
    /// Out of use for now, but still to be reached and told of.
    static func unusable(_ isOn: Bool) -> Attribute { optional("aria-disabled", isOn ? "true" : nil) }
    static func role(_ name: StaticString) -> Attribute { attribute("role", name) }
}
