import Markup
import Routes

/// A field with its label, and under it what is wrong or right with what stands in it.
struct TextField {
    enum Said {
        case nothing
        case wrong(String)
        case right(String)
        case help(String)
    }

    /// Also the beginning of the id of what is said.
    var id: StaticString
    /// As forms send it.
    var name: StaticString
    var label: String
    /// Else the label is there for screen readers alone, and the placeholder says it.
    var showsLabel = false
    var placeholder: String?
    /// What every keystroke sends; nil on a page without the browser app.
    var token: String?
    var said = Said.nothing

    func input(_ attributes: Attribute...) -> Node { around(element("input", common + attributes)) }

    /// A field of several lines with that text.
    func area(_ text: String, _ attributes: Attribute...) -> Node {
        around(element("textarea", common + attributes, [.text(text)]))
    }

    /// What goes along with a form that is sent without the browser app; nothing for an empty value.
    @Nodes
    static func hidden(_ name: StaticString, _ value: String) -> [Node] {
        if !value.isEmpty {
            Markup.input(.attribute("type", "hidden"), .attribute("name", name), .attribute("value", value))
        }
    }

    /// What is said under a field, or of something else that is filled in.
    static func note(_ id: String, _ said: Said) -> Node {
        switch said {
        case .nothing: p(.id(id), .class("help"), .hidden()) {}
        case .help(let text): p(.id(id), .class("help")) { text }
        case .wrong(let text):
            p(.id(id), .class("error")) {
                Icon.alert.node(.small)
                text
            }
        case .right(let text):
            p(.id(id), .class("ok")) {
                Icon.check.node(.small)
                text
            }
        }
    }

    private var saidID: String { id.text + "-said" }

    private var common: [Attribute] {
        var isWrong = false
        if case .wrong = said { isWrong = true }
        return [
            .class("input"), .id(id), .attribute("name", name), .optional("data-input", token),
            .attribute("placeholder", placeholder ?? label), .attribute("aria-describedby", saidID),
            .optional("aria-invalid", isWrong ? "true" : nil),
        ]
    }

    private func around(_ field: Node) -> Node {
        div(.class("field")) {
            element("label", [.class(showsLabel ? "" : "sr"), .attribute("for", id)], [.text(label)])
            field
            TextField.note(saidID, said)
        }
    }
}
