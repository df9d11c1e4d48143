import Markup
import Routes
import Words

/// A page that only says something: not found, a failure, no connection.
public enum Notice {
    /// - Parameter reference: the request's number, for whoever is asked about it.
    public static func sections(_ words: Words, title: String, text: String, reference: String? = nil) -> [Node] {
        [
            main(.id("main"), .class("wrap-text notice")) {
                EmptyState.node(title: title, text: text) {
                    a(.class("btn btn-primary"), .href(Address.home.text)) { words.toStart }
                }
                if let reference { p(.class("small reference")) { words.requestNumber(reference) } }
            },
            TabBar.node(words),
        ]
    }
}
