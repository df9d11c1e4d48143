import Domain
import Markup
import Routes
import Screens
import Words

/// Chips above the list that change one condition without the form, and the panel they open.
enum ResultsPanel {
    private static let steps: [ConditionStep] = [.dates, .price, .guests]

    private static func pieces(_ words: Words, _ state: Results.State) -> ConditionPieces {
        ConditionPieces(
            words: words, conditions: state.conditions, picker: state.picker, histogram: state.found.histogram,
            currency: Currency(code: state.found.referenceCurrency) ?? .krw)
    }

    /// Without the browser app each leads to its step of the form.
    static func chips(_ words: Words, _ state: Results.State) -> [Node] {
        let pieces = pieces(words, state)
        return steps.map { step in
            let isSet = state.conditions.fills(step)
            let look = FormLook(open: step, passed: FormLook.changing.passed)
            let name = step == .dates ? words.changeDates : pieces.name(of: step)
            let value = pieces.value(of: step, placeName: "")
            return a(
                .id("chip-" + String(step.rawValue)), .class(isSet ? "chip is-set" : "chip"), .role("button"),
                .attribute("aria-haspopup", "dialog"), .expanded(state.panel == step.rawValue),
                .label(isSet ? name + ": " + value : name), .href(Address.conditions(state.conditions, look).text),
                .onClick(Results.Action.panel(step).token)
            ) {
                isSet ? value : name
                Icon.down.node(.small)
            }
        }
    }

    static func node(_ words: Words, _ state: Results.State) -> Node {
        let zone = Attribute.optional("data-zone", state.picker.zone.isEmpty ? nil : state.picker.zone)
        guard let step = ConditionStep(rawValue: state.panel), steps.contains(step) else {
            return div(.id("panel"), .class("layer"), zone) {}
        }
        let pieces = pieces(words, state)
        return div(.id("panel"), .class("layer is-open"), zone) {
            div(.class("scrim"), .onClick(Results.Action.closePanel.token)) {}
            div(
                .class("dialog"), .role("dialog"), .attribute("aria-modal", "true"),
                .attribute("aria-labelledby", "panel-title"), .onKey("panel-key")
            ) {
                div(.class("dialog-head")) {
                    h2(.id("panel-title")) { pieces.name(of: step) }
                    button(
                        .id("panel-close"), .class("icon-btn"), .label(words.close),
                        .onClick(Results.Action.closePanel.token)
                    ) { Icon.close.node() }
                }
                pieces.content(of: step)
                div(.class("walk")) {
                    button(.class("link"), .onClick(Results.Action.clear(step).token)) { words.clear }
                    button(.id("panel-done"), .class("btn btn-primary"), .onClick(Results.Action.closePanel.token)) {
                        state.progress == .waiting ? words.loading : words.showStays(max(0, state.found.count))
                    }
                }
            }
        }
    }

    /// What asking for less would find, where nothing was found.
    @Nodes
    static func loosenings(_ words: Words, _ state: Results.State) -> [Node] {
        if !state.found.loosenings.isEmpty {
            section(.class("loosen"), .attribute("aria-labelledby", "loosen-title")) {
                h2(.id("loosen-title")) { words.loosenTitle }
                ul(.class("rows")) {
                    for (index, one) in state.found.loosenings.enumerated() {
                        li {
                            a(
                                .class("row"), .href(Address.results(one.conditions.conditions).text),
                                .onClick(Results.Action.loosen(index).token)
                            ) {
                                span(.class("grow")) { said(words, one, state) }
                                b(.class("num")) { words.stayCount(max(0, one.count)) }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func said(_ words: Words, _ one: LooseningSummary, _ state: Results.State) -> String {
        let conditions = one.conditions.conditions
        return switch one.way {
        case .dates: conditions.period.map { words.period($0) } ?? words.anyDates
        case .price: words.priceRange(from: nil, to: nil, in: .krw)
        case .guests: words.party(conditions.party)
        case .amenities: words.withoutAmenities
        case .area: words.widerArea
        }
    }
}
