import Markup
import Routes
import Screens
import Words

public enum DestinationView: ScreenView {
    public typealias Shown = Destination

    public static func sections(_ state: Destination.State) -> [Node] {
        let words = Words(state.language)
        return [
            TopBar.node(words, title: words.destinationTitle, back: Address.home.text),
            main(.id("main"), .class("wrap-text")) {
                field(words, state)
                found(words, state)
                popular(words, state)
                p(.class("small credit")) { words.placesCredit }
            },
            TabBar.node(words, isMember: state.isMember, onlyWide: true),
        ]
    }

    /// Without the browser app the form asks the same address, and the server answers with the matches in place.
    private static func field(_ words: Words, _ state: Destination.State) -> Node {
        form(
            .class("destination-form"), .attribute("role", "search"), .attribute("method", "get"),
            .attribute("action", Address.destination(Conditions()).text)
        ) {
            for kept in state.kept.conditions.query.fields {
                input(
                    .attribute("type", "hidden"), .attribute("name", kept.name), .attribute("value", kept.value))
            }
            div(.class("field")) {
                label(.class("sr"), .attribute("for", "q")) { words.destinationField }
                div(.class("with-icon")) {
                    Icon.search.node()
                    input(
                        .class("input"), .id("q"), .attribute("name", "q"), .attribute("type", "search"),
                        .attribute("value", state.typed), .attribute("placeholder", words.destinationHint),
                        .attribute("autocomplete", "off"), .attribute("autocorrect", "off"),
                        .attribute("spellcheck", "false"), .attribute("enterkeyhint", "search"),
                        .attribute("maxlength", 80), .flag("autofocus"), .onInput("type"), .onKey("key:-1"))
                    if !state.typed.isEmpty { clearButton(words, state) }
                }
            }
        }
    }

    private static func clearButton(_ words: Words, _ state: Destination.State) -> Node {
        a(
            .id("clear"), .class("icon-btn"), .href(Address.destination(state.kept.conditions).text),
            .attribute("role", "button"), .label(words.clearTyped), .onClick(Destination.Action.clear.token)
        ) {
            span(.class("clear-dot")) { Icon.close.node() }
        }
    }

    @Nodes
    private static func found(_ words: Words, _ state: Destination.State) -> [Node] {
        p(.id("said"), .class("small said"), .attribute("role", "status")) { said(words, state) }
        ul(.id("matches"), .class("rows"), .label(words.destinationResults), .hidden(state.matches.isEmpty)) {
            for (index, place) in state.matches.enumerated() {
                li { match(place, index: index, state) }
            }
        }
    }

    private static func said(_ words: Words, _ state: Destination.State) -> String {
        switch state.progress {
        case .failed: words.placesFailed
        case .waiting where state.matches.isEmpty: words.loading
        case .waiting: words.placesFound(state.matches.count, typed: state.typed)
        case .settled where state.typed.isEmpty: ""
        case .settled where state.matches.isEmpty: words.noPlaceFound(typed: state.typed)
        case .settled: words.placesFound(state.matches.count, typed: state.typed)
        }
    }

    private static func match(_ place: PlaceSummary, index: Int, _ state: Destination.State) -> Node {
        a(
            .id("match-" + String(index)), .class("row"), .href(state.address(of: place).text),
            .onKey("key:" + String(index))
        ) {
            span(.class("lead")) { Icon.pin.node() }
            span(.class("grow")) {
                b { marked(place) }
                span(.class("small")) { place.detail }
            }
        }
    }

    /// The name with the typed part marked.
    @Nodes
    private static func marked(_ place: PlaceSummary) -> [Node] {
        let name = Array(place.name.utf8)
        let start = min(max(0, place.markStart), name.count)
        let end = min(max(start, place.markEnd), name.count)
        String(decoding: name[..<start], as: UTF8.self)
        if end > start { mark { String(decoding: name[start..<end], as: UTF8.self) } }
        String(decoding: name[end...], as: UTF8.self)
    }

    private static func popular(_ words: Words, _ state: Destination.State) -> Node {
        section(.class("sec popular"), .attribute("aria-labelledby", "popular-title")) {
            h2(.id("popular-title")) { words.popularNearby }
            ul(.class("chips")) {
                for place in state.popular {
                    li { a(.class("chip"), .href(state.address(of: place).text)) { place.name } }
                }
            }
        }
    }
}
