import Markup
import Routes
import Words

/// The pages with what one agrees to when joining. They need no browser app.
public enum Legal {
    public static func terms(_ words: Words, isMember: Bool) -> [Node] {
        page(words, isMember, words.readTerms, words.terms)
    }
    public static func privacy(_ words: Words, isMember: Bool) -> [Node] {
        page(words, isMember, words.readPrivacy, words.privacy)
    }

    private static func page(
        _ words: Words, _ isMember: Bool, _ title: String, _ parts: [(heading: String, text: String)]
    ) -> [Node] {
        [
            TopBar.node(words, title: title, back: Address.signUp(back: "").text),
            main(.id("main"), .class("wrap-text legal")) {
                for part in parts {
                    section(.class("sec")) {
                        h2 { part.heading }
                        p(.class("prose")) { part.text }
                    }
                }
            },
            TabBar.node(words, isMember: isMember, current: .signIn, onlyWide: true),
        ]
    }
}
