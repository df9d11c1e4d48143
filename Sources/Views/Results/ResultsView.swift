import Domain
import Markup
import Routes
import Screens
import Words

public enum ResultsView: ScreenView {
    public typealias Shown = Results

    public static func sections(_ state: Results.State) -> [Node] {
        let words = Words(state.language)
        return [
            header(.id("top"), .class(state.map.isMain ? "result-head is-behind" : "result-head")) {
                pill(words, state)
                chips(words, state)
            },
            landmark(words, state) {
                heading(words, state)
                list(words, state)
                rest(words, state)
                credits(words, state)
            },
            ResultsMap.node(words, state),
            HeartNote.node(
                words, state.hearts, back: Address.results(state.conditions, state.look).text,
                name: state.name(of: state.hearts.note.wish)),
            TabBar.node(words, isMember: state.isMember),
            ResultsPanel.node(words, state),
        ]
    }

    /// The list is the screen's main part, unless that is the map.
    private static func landmark(_ words: Words, _ state: Results.State, @Nodes content: Content) -> Node {
        state.map.isMain
            ? section(.id("list"), .class("wrap result-list"), .label(words.stayList)) { content() }
            : main(.id("list"), .class("wrap result-list")) {
                content()
                a(.class("btn map-fab only-narrow"), .href(Address.results(state.conditions, .map).text)) {
                    Icon.map.node(.medium)
                    words.showMap
                }
            }
    }

    /// What was asked: place, period, price, guests (S1-6.1), and the cross that drops it all (S1-6.8).
    private static func pill(_ words: Words, _ state: Results.State) -> Node {
        let asked = summary(words, state)
        return div(.class("bar")) {
            div(.class("searchpill")) {
                BackButton.node(words, to: Address.conditions(state.conditions, .changing).text)
                a(
                    .id("asked"), .class("grow"), .href(Address.conditions(state.conditions, .changing).text),
                    .label(words.changeConditions(asked.first + ", " + asked.second))
                ) {
                    b { asked.first }
                    span { asked.second }
                }
                a(.id("clear"), .class("icon-btn"), .href(Address.home.text), .label(words.clearSearch)) {
                    span(.class("clear-dot")) { Icon.close.node() }
                }
            }
        }
    }

    static func summary(_ words: Words, _ state: Results.State) -> (first: String, second: String) {
        let conditions = state.conditions
        let place = conditions.area != nil ? words.mapArea : state.placeName.isEmpty ? words.anywhere : state.placeName
        let period = conditions.period.map { words.period($0) } ?? words.anyDates
        let reference = Currency(code: state.found.referenceCurrency) ?? .krw
        let price = words.priceRange(from: conditions.lowestPrice, to: conditions.highestPrice, in: reference)
        return (place + " · " + period, price + " · " + words.party(conditions.party))
    }

    /// Without the browser app each chip is a link to the same search with that one thing changed.
    private static func chips(_ words: Words, _ state: Results.State) -> Node {
        div(.class("chips scroll"), .attribute("role", "group"), .label(words.filters)) {
            ResultsPanel.chips(words, state)
            for amenity in offeredFilters {
                chip(
                    words.amenity(amenity), isOn: state.conditions.amenities.contains(amenity),
                    to: state.conditions.toggling(amenity), token: Results.Action.amenity(amenity).token)
            }
        }
    }

    private static let offeredFilters: [Amenity] = [
        .kitchen, .parking, .wifi, .pets, .pool, .washer, .breakfast, .view, .bathtub, .selfCheckIn,
    ]

    private static func chip(_ text: String, isOn: Bool, to conditions: Conditions, token: String) -> Node {
        a(
            .class("chip"), .attribute("role", "button"), .pressed(isOn), .href(Address.results(conditions).text),
            .onClick(token)
        ) {
            if isOn { Icon.check.node(.small) }
            text
        }
    }

    private static func heading(_ words: Words, _ state: Results.State) -> Node {
        div(.class("result-count")) {
            // Told when it changes. With the role of a status it would no longer be a heading.
            if state.map.isMain {
                h2(.attribute("aria-live", "polite")) { words.staysFound(state.found.count) }
            } else {
                h1(.id("main"), .attribute("aria-live", "polite")) { words.staysFound(state.found.count) }
            }
            div(.class("seg"), .attribute("role", "group"), .label(words.sorting)) {
                for order in StaySearch.Order.allCases {
                    a(
                        .attribute("role", "button"), .pressed(order == state.conditions.order),
                        .href(Address.results(state.conditions.ordered(by: order)).text),
                        .onClick(Results.Action.order(order).token)
                    ) { words.order(order) }
                }
            }
        }
    }

    @Nodes
    private static func list(_ words: Words, _ state: Results.State) -> [Node] {
        if state.map.isFirst {
            p(.class(state.map.isMain ? "banner only-scriptless" : "banner"), .attribute("role", "status")) {
                Icon.map.node(.medium)
                span(.class("grow")) { state.map.isMain ? words.mapNeedsScript : words.mapMissing }
            }
        }
        if state.progress == .failed {
            div(.class("banner"), .attribute("role", "alert")) {
                Icon.alert.node(.medium)
                span(.class("grow")) { words.staysFailed }
                a(
                    .class("link"), .attribute("role", "button"), .href(Address.results(state.conditions).text),
                    .onClick(Results.Action.again.token)
                ) { words.tryAgain }
            }
        }
        if state.found.stays.isEmpty, state.found.count <= 0 {
            EmptyState.node(title: words.nothingFoundTitle, text: words.nothingFoundText, isHeading: false) {
                a(
                    .class("btn btn-primary"), .href(Address.destination(state.conditions.withoutPlace).text)
                ) { words.chooseAnother }
            }
            ResultsPanel.loosenings(words, state)
        } else {
            div(.class("grid"), .attribute("aria-busy", state.progress == .waiting ? "true" : "false")) {
                for (index, stay) in state.found.stays.enumerated() {
                    StayCard.node(
                        words, stay, conditions: state.conditions, hearts: state.hearts, isFirst: index < 4)
                }
            }
        }
    }

    @Nodes
    private static func rest(_ words: Words, _ state: Results.State) -> [Node] {
        let left = max(0, state.found.count) - state.firstShown - state.found.stays.count
        if state.moreFailed {
            p(.class("small paging-said"), .attribute("role", "alert")) { words.moreFailed }
        }
        if state.page > 1 || left > 0 {
            div(.class("paging")) {
                if state.page > 1 {
                    a(
                        .class("btn btn-line"),
                        .href(Address.results(state.conditions.turned(to: pageBefore(state))).text)
                    ) { words.previousPage }
                }
                if left > 0, !state.found.stays.isEmpty {
                    a(
                        .id("more"), .class("btn btn-line"), .attribute("role", "button"),
                        .href(Address.results(state.conditions.turned(to: state.page + 1)).text),
                        .onClick(Results.Action.more.token)
                    ) { state.progress == .waiting ? words.loading : words.showMore(left) }
                }
            }
        }
    }

    /// An address may name a page beyond the last one: before that one lies the last.
    private static func pageBefore(_ state: Results.State) -> Int {
        let last = (max(0, state.found.count) + Conditions.pageSize - 1) / Conditions.pageSize
        return max(1, min(state.page - 1, last))
    }

    @Nodes
    private static func credits(_ words: Words, _ state: Results.State) -> [Node] {
        for credit in state.found.credits { p(.class("small credit")) { words.credit(credit) } }
    }
}

extension Results.State {
    fileprivate func name(of wish: Wish) -> String {
        found.stays.first { stay in stay.wish == wish }?.name ?? map.added.first { stay in stay.wish == wish }?.name
            ?? ""
    }
}

extension Conditions {
    fileprivate func toggling(_ amenity: Amenity) -> Conditions {
        var changed = self
        changed.amenities.formSymmetricDifference(AmenitySet([amenity]))
        changed.page = 1
        return changed
    }

    fileprivate func ordered(by order: StaySearch.Order) -> Conditions {
        var changed = self
        changed.order = order
        changed.page = 1
        return changed
    }

    fileprivate func turned(to page: Int) -> Conditions {
        var changed = self
        changed.page = page
        return changed
    }
}
