import Domain
import Markup
import Words

/// A form of several steps as rows that unfold one at a time, with the way through them at the foot (S1-5.13 to S1-5.15).
///
/// Without the browser app every button sends the form, and its address tells how far one has got.
struct StepForm {
    struct Row {
        var name: String
        /// What stands there so far.
        var value: String
        /// What unfolds under it.
        var content: [Node]
    }

    let walk: StepWalk
    /// Of the form that the buttons at the foot send too.
    let id: StaticString

    func row(_ step: Int, _ row: Row) -> Node {
        let isOpen = walk.open == step
        let number = String(step)
        return section(.class(isOpen ? "cond-row open" : "cond-row")) {
            h2 {
                act(
                    "open:" + number,
                    [
                        .id("step-" + number), .expanded(isOpen),
                        .optional("aria-controls", isOpen ? "step-" + number + "-body" : nil),
                    ],
                    [
                        element("span", [.class("k")], [.text(row.name)]),
                        element("span", [.class("v")], [.text(row.value)]),
                    ])
            }
            if isOpen { element("div", [.id("step-" + number + "-body"), .class("cond-body")], row.content) }
        }
    }

    /// - Parameters:
    ///   - leave: what the button at the left says and sends; nil passes over the open step.
    ///   - finish: what the last button says and sends once everything is filled in or passed over.
    func foot(
        _ words: Words, leave: (name: String, token: String)? = nil, finish: (name: String, token: String)
    ) -> Node {
        let isAtLast = walk.isAtLast
        let isUsable = isAtLast ? walk.isDone : walk.canGoOn
        return footer(.id("foot"), .class("footbar")) {
            div(.class("walk")) {
                if let leave {
                    act(leave.token, [.class("link"), .attribute("form", id)], [.text(leave.name)])
                } else if walk.open == nil {
                    span {}
                } else {
                    act("skip", [.class("link"), .attribute("form", id)], [.text(words.skip)])
                }
                act(
                    isAtLast ? finish.token : "next",
                    [
                        .id("go"), .class("btn btn-primary"), .attribute("form", id), .unusable(!isUsable),
                    ], [.text(isAtLast ? finish.name : words.next)])
            }
        }
    }
}
