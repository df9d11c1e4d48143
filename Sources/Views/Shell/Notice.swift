import Markup
import Routes
import Words

/// A page that only says something: not found, a failure, no connection.
public enum Notice {
    /// - Parameters:
    ///   - reference: the request's number, for whoever is asked about it.
    ///   - canTryAgain: whether the same address may soon have more to say.
    public static func sections(
        _ words: Words, title: String, text: String, reference: String? = nil, canTryAgain: Bool = false,
        isMember: Bool = false
    ) -> [Node] {
        [
            main(.id("main"), .class("wrap-text notice")) {
                EmptyState.node(title: title, text: text) {
                    // An empty address is the one in the browser's bar, whichever it is.
                    if canTryAgain { a(.class("btn btn-primary"), .href("")) { words.tryAgain } }
                    a(.class(canTryAgain ? "btn btn-line" : "btn btn-primary"), .href(Address.home.text)) {
                        words.toStart
                    }
                }
                if let reference { p(.class("small reference")) { words.requestNumber(reference) } }
            },
            TabBar.node(words, isMember: isMember),
        ]
    }
}
