import Domain
import Markup
import Routes
import Words

/// The choice of language and brightness, as plain links that work everywhere.
enum Preferences {
    /// - Parameter back: where the choice returns to.
    static func node(_ words: Words, back: String) -> Node {
        footer(.id("preferences"), .class("wrap preferences")) {
            nav(.class("choices"), .label(words.languageChoice)) {
                for language in Language.allCases {
                    a(
                        .class("link"), .href(Address.language(language, back: back).text),
                        .attribute("hreflang", language.rawValue), .attribute("lang", language.rawValue),
                        .optional("aria-current", language == words.language ? "true" : nil)
                    ) { Words.ownName(of: language) }
                }
            }
            nav(.class("choices"), .label(words.themeChoice)) {
                for theme in Address.Theme.allCases {
                    a(
                        .class("link"), .href(Address.theme(theme, back: back).text),
                        .attribute("data-theme-choice", theme.rawValue)
                    ) { words.name(of: theme) }
                }
            }
            p(.class("small")) { words.placesCredit }
        }
    }
}

extension Words {
    func name(of theme: Address.Theme) -> String {
        switch theme {
        case .light: light
        case .dark: dark
        case .system: asSystem
        }
    }
}
