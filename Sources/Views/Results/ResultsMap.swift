import Domain
import Markup
import Routes
import Screens
import Words

/// The stays on the map: price labels, and the strip of cards in step with them (S1-7).
enum ResultsMap {
    static func node(_ words: Words, _ state: Results.State) -> Node {
        let isMain = state.map.isMain
        let labels = state.labels
        let parts: [Node] = [
            canvas(words, state, labels.all),
            isMain ? top(words, state) : nil,
            tools(words, state),
            bottom(words, state, strip: labels.strip),
        ].compactMap { node in node }
        return isMain
            ? main(.id("pane"), .class("pane is-main")) {
                h1(.id("main"), .class("sr")) {
                    words.mapTitle(state.placeName.isEmpty ? words.anywhere : state.placeName)
                }
                parts
            }
            : element("aside", [.id("pane"), .class("pane"), .label(words.stayMap), .hidden(isMissing(state))], parts)
    }

    private static func isMissing(_ state: Results.State) -> Bool { state.map.condition == .missing }

    /// Where the map is drawn into; its inside belongs to whoever draws it, but for the labels. The attributes say what it
    /// shows at first.
    private static func canvas(_ words: Words, _ state: Results.State, _ labels: [MapLabel]) -> Node {
        div(
            .id("map"), .class("map"), .flag("data-own"), .attribute("lang", state.language.rawValue),
            .optional("data-at", state.map.camera.map { camera in camera.text }),
            .optional("data-area", state.map.area.map { area in area.text }),
            .attribute("data-name", words.stayMap)
        ) { self.labels(words, state, labels) }
    }

    // MARK: Labels

    /// A price for every stay in view (S1-7.2). They get their places from the map and don't show without it.
    private static func labels(_ words: Words, _ state: Results.State, _ labels: [MapLabel]) -> Node {
        ul(.id("labels"), .class("labels"), .flag("data-redrawn"), .label(words.pricesOnMap)) {
            for label in labels {
                li(
                    .id("label-" + String(label.id)), .class("spot"),
                    .attribute("data-at", String(label.position.latitude) + "," + String(label.position.longitude))
                ) { label.isCluster ? cluster(words, label) : single(words, state, label) }
            }
        }
    }

    private static func single(_ words: Words, _ state: Results.State, _ label: MapLabel) -> Node {
        let isChosen = label.id == state.map.chosen
        let isSeen = state.map.seen.contains(label.id)
        let price = price(words, label)
        return button(
            .class(isSeen && !isChosen ? "pin seen" : "pin"), .pressed(isChosen),
            .label(words.labelName(label.name, price)), .onClick(MapAction.label(label.id).token)
        ) { price }
    }

    private static func cluster(_ words: Words, _ label: MapLabel) -> Node {
        let price = price(words, label)
        return button(
            .class("pin cluster"), .label(words.clusterName(label.count, from: price)),
            .onClick(MapAction.cluster(label.id).token)
        ) {
            b { Words.grouped(Int64(label.count)) }
            words.from(price)
        }
    }

    private static func price(_ words: Words, _ label: MapLabel) -> String {
        guard let minor = label.price, let currency = Currency(code: label.currency) else { return words.priceUnknown }
        return words.money(Money(minor: minor, currency: currency))
    }

    // MARK: What floats over the map

    /// The way back to the cards (S1-7.1), and what was asked.
    private static func top(_ words: Words, _ state: Results.State) -> Node {
        let asked = ResultsView.summary(words, state)
        return div(.class("over-top only-narrow")) {
            a(
                .id("to-cards"), .class("icon-btn solid"), .href(Address.results(state.conditions).text),
                .label(words.backToCards)
            ) { Icon.menu.node() }
            a(
                .class("searchpill"), .href(Address.conditions(state.conditions, .changing).text),
                .label(words.changeConditions(asked.first + ", " + asked.second))
            ) {
                span(.class("grow")) {
                    b { asked.first }
                    span { words.staysFound(state.found.count) + " · " + words.party(state.conditions.party) }
                }
            }
        }
    }

    private static func tools(_ words: Words, _ state: Results.State) -> Node {
        div(.class("map-tools")) {
            if state.map.isTurned { tool(.compass, words.northUp, .northUp, id: "north-up") }
            div(.class("zoom only-wide")) {
                tool(.plus, words.zoomIn, .closer, id: "zoom-in")
                tool(.minus, words.zoomOut, .farther, id: "zoom-out")
            }
        }
    }

    private static func tool(_ icon: Icon, _ name: String, _ action: MapAction, id: StaticString) -> Node {
        button(
            .id(id), .class("icon-btn solid"), .label(name), .onClick(Results.Action.map(action).token)
        ) { icon.node(.medium) }
    }

    private static func bottom(_ words: Words, _ state: Results.State, strip: [StaySummary]) -> Node {
        div(.class("over-bottom")) {
            div(.class("legend-row")) {
                p(.class("legend"), .attribute("role", "status")) { legend(words, state) }
                if state.progress == .failed {
                    button(.class("btn btn-line again"), .onClick(Results.Action.again.token)) { words.tryAgain }
                }
            }
            // Its room is kept while it is empty, so that the map knows from the start what of it is covered.
            if state.map.isMain || !strip.isEmpty {
                ul(.id("strip"), .class("strip"), .label(words.staysOnMap), .onSnap("strip")) {
                    for stay in strip {
                        li(.id("card-" + String(stay.id))) {
                            StayCard.mini(
                                words, stay, conditions: state.conditions, hearts: state.hearts,
                                isChosen: stay.id == state.map.chosen)
                        }
                    }
                }
            }
            p(.class("map-credit")) { words.mapCredit }
        }
    }

    private static func legend(_ words: Words, _ state: Results.State) -> String {
        switch state.progress {
        case .waiting: words.loading
        case .failed: words.mapSearchFailed
        case .settled: words.mapLegend(nights: state.conditions.period.map { period in period.nights })
        }
    }
}
