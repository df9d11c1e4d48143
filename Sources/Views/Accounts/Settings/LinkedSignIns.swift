import Markup
import Words

/// A way to sign in besides the password: another service, or a passkey.
public struct LinkedSignIn: Sendable {
    /// As its owner knows it: "GitHub", "iPhone".
    public let label: String
    /// The day from which on it is there, in the reader's words.
    public let since: String

    public init(label: String, since: String) {
        self.label = label
        self.since = since
    }
}

/// A list of them; nothing where there is none. A way to add or remove one has its place in its row or below the list.
enum LinkedSignIns {
    @Nodes
    static func node(_ words: Words, _ title: String, _ ways: [LinkedSignIn]) -> [Node] {
        if !ways.isEmpty {
            section(.class("panel stack"), .label(title)) {
                h2 { title }
                ul(.class("rows")) {
                    for way in ways {
                        li(.class("row")) {
                            span(.class("grow")) {
                                b { way.label }
                                span(.class("small")) { words.since(way.since) }
                            }
                        }
                    }
                }
            }
        }
    }
}
