import Domain
import Markup
import Routes
import Screens
import Words

/// The second step: phone number, the birth date's label, the wheels standing below it, the consents (S3-3.1).
enum SignUpDetails {
    static func node(_ words: Words, _ state: SignUpScreen.State) -> Node {
        section(.id("details"), .class(state.step == .details ? "stack-6" : "stack-6 is-folded")) {
            phone(words, state)
            birth(words, state)
            div(.class("consents")) {
                consent(words, state, .terms, words.agreeToTerms, words.readTerms, .terms, state.draft.terms)
                consent(words, state, .privacy, words.agreeToPrivacy, words.readPrivacy, .privacy, state.draft.privacy)
            }
        }
    }

    /// S3-3.2: it brings the number pad.
    private static func phone(_ words: Words, _ state: SignUpScreen.State) -> Node {
        var field = SignUpView.field(words, state, .phone, words.phoneLabel)
        field.showsLabel = true
        field.placeholder = "01012345678"
        return field.input(
            .attribute("type", "tel"), .attribute("inputmode", "tel"), .attribute("autocomplete", "tel"),
            .attribute("enterkeyhint", "done"), .attribute("value", state.draft.phone))
    }

    private static func birth(_ words: Words, _ state: SignUpScreen.State) -> Node {
        var said = SignUpView.said(words, state, .birth)
        if case .nothing = said { said = .help(words.birthHelp) }
        return div(.class("field"), .attribute("role", "group"), .attribute("aria-labelledby", "birth-title")) {
            p(.class("label")) {
                span(.id("birth-title")) { words.birthLabel }
                if state.isLive {
                    element(
                        "output", [.id("birth-date"), .class("num"), .attribute("aria-live", "polite")],
                        [.text(state.draft.birth.date.map { words.date($0) } ?? words.birthUnchosen)])
                }
            }
            if state.isLive {
                BirthPicker.node(words, state.draft.birth, today: state.today)
            } else {
                plainDate(words, state)
            }
            TextField.note("birth-said", said)
        }
    }

    private static func plainDate(_ words: Words, _ state: SignUpScreen.State) -> Node {
        input(
            .class("input"), .attribute("type", "date"), .attribute("name", "birth"),
            .attribute("autocomplete", "bday"), .attribute("aria-labelledby", "birth-title"),
            .attribute("aria-describedby", "birth-said"),
            .attribute("min", "1900-01-01"), .attribute("max", BirthDate.latest(today: state.today).iso),
            .attribute("value", state.draft.birth.date.map { $0.iso } ?? ""))
    }

    private static func consent(
        _ words: Words, _ state: SignUpScreen.State, _ field: SignUpField, _ text: String, _ name: String,
        _ address: Address, _ isGiven: Bool
    ) -> Node {
        let saidID = field.name.text + "-said"
        return div(.class("field")) {
            div(.class("consent")) {
                label {
                    input(
                        .id(field.name), .attribute("type", "checkbox"), .attribute("name", field.name),
                        .attribute("value", "yes"), .flag("checked", isGiven), .attribute("aria-describedby", saidID),
                        .onInput("agree:" + String(field.rawValue)))
                    text
                }
                a(
                    .class("link"), .href(address.text), .attribute("target", "_blank"), .attribute("rel", "noopener"),
                    .label(name)
                ) { words.read }
            }
            TextField.note(saidID, SignUpView.said(words, state, field))
        }
    }
}
