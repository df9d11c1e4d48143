import Markup
import Routes
import Words

/// The demo provider's page: who one wants to be, or none of them. Marked, so that nobody takes it for a real service.
public enum DemoConsentView {
    public struct Person: Sendable {
        public let id: String
        public let name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// - Parameter request: what the stand-in wants back with the answer.
    public static func sections(_ words: Words, request: String, people: [Person]) -> [Node] {
        [
            TopBar.node(words, title: words.demoConsentTitle, back: Address.signIn(back: "").text),
            main(.id("main"), .class("wrap-text stack-6")) {
                p(.class("banner")) {
                    Icon.alert.node()
                    span(.class("grow")) { words.demoConsentText }
                }
                form(
                    .id("consent"), .class("stack"), .attribute("method", "post"),
                    .attribute("action", ProviderAddress.demoConsent.text)
                ) {
                    TextField.hidden("request", request)
                    for person in people {
                        submit(
                            .class("btn btn-primary btn-wide"), .attribute("name", "person"),
                            .attribute("value", person.id)
                        ) { words.goOn(as: person.name) }
                    }
                    submit(.class("btn btn-line btn-wide"), .attribute("name", "refusal"), .attribute("value", "1")) {
                        words.cancel
                    }
                }
            },
            TabBar.node(words, isMember: false, current: .signIn),
        ]
    }
}
