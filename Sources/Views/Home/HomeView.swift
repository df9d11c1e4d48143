import Markup
import Routes
import Screens
import Words

public enum HomeView: ScreenView {
    public typealias Shown = Home

    public static func sections(_ state: Home.State) -> [Node] {
        let words = Words(state.language)
        return [
            main(.id("main")) {
                hero(words)
                div(.class("wrap")) {
                    nearby(words, state)
                    ideas(words, state)
                }
            },
            Preferences.node(words, back: Address.home.text),
            TabBar.node(words, isMember: state.isMember),
        ]
    }

    private static func hero(_ words: Words) -> Node {
        section(.class("hero"), .attribute("aria-labelledby", "hero-title")) {
            img(
                .attribute("src", "/pictures/hero.svg"), .attribute("alt", words.heroPicture),
                .attribute("width", 800), .attribute("height", 560))
            a(.class("searchpill"), .href(Address.destination(Conditions()).text)) {
                Icon.search.node()
                span(.class("grow")) { b { words.whereTo } }
            }
            div(.class("hero-text")) {
                p { words.heroLine }
                h1(.id("hero-title")) {
                    words.heroTitle.0
                    element("br", [])
                    words.heroTitle.1
                }
                a(.class("btn btn-white btn-s btn-pill"), .href("#ideas")) { words.getIdeas }
            }
        }
    }

    private static func nearby(_ words: Words, _ state: Home.State) -> Node {
        section(.class("sec"), .attribute("aria-labelledby", "nearby-title")) {
            div(.class("sec-head")) {
                h2(.id("nearby-title")) { words.nearby }
                button(
                    .class("link needs-app"), .onClick(Home.Action.locate.token),
                    .flag("disabled", state.locating == .asking)
                ) {
                    Icon.position.node(.small)
                    state.locating == .asking ? words.findingPosition : words.useMyPosition
                }
            }
            p(.class("small origin"), .attribute("role", "status")) { origin(words, state) }
            ul(.class("strip near")) {
                for place in state.nearby { li { destination(words, place) } }
            }
        }
    }

    private static func origin(_ words: Words, _ state: Home.State) -> String {
        switch state.locating {
        case .found: words.fromHere
        case .failed: words.positionFailed
        case .idle, .asking: words.distancesFrom(state.origin)
        }
    }

    private static func destination(_ words: Words, _ place: PlaceSummary) -> Node {
        var conditions = Conditions()
        conditions.place = place.id
        return a(.href(Address.results(conditions).text)) {
            span(.class("thumb")) {
                img(
                    .attribute("src", "/pictures/places/" + String(place.id) + ".svg"), .attribute("alt", ""),
                    .attribute("width", 72), .attribute("height", 72), .attribute("loading", "lazy"))
            }
            span {
                b { place.name }
                if let meters = place.meters { span(.class("small num")) { words.distance(meters: meters) } }
            }
        }
    }

    private static func ideas(_ words: Words, _ state: Home.State) -> Node {
        section(.class("sec"), .id("ideas"), .attribute("aria-labelledby", "ideas-title")) {
            div(.class("sec-head")) { h2(.id("ideas-title")) { words.themes } }
            ul(.class("strip themes")) {
                for summary in state.themes { li { idea(words, summary) } }
            }
        }
    }

    private static func idea(_ words: Words, _ summary: ThemeSummary) -> Node {
        let text = words.theme(summary.theme.rawValue)
        return a(.class("theme"), .href(Address.results(summary.conditions.conditions).text)) {
            span(.class("pic")) {
                img(
                    .attribute("src", summary.picture), .attribute("alt", ""), .attribute("width", 400),
                    .attribute("height", 300), .attribute("loading", "lazy"))
            }
            b { text.title }
            span(.class("small")) { summary.placeName + " · " + text.line }
        }
    }
}
