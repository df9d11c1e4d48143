import Markup
import Routes
import Words

/// Where somebody shows once more who they are, in whichever way they have.
public enum ProofView {
    public struct Shown: Sendable {
        public let aim: ProofAim
        public let handle: String
        public let hasPassword: Bool
        public let hasPasskey: Bool
        /// With which the account is linked, and that are offered.
        public let services: [ProviderLinksView.Service]

        public init(
            aim: ProofAim, handle: String, hasPassword: Bool, hasPasskey: Bool, services: [ProviderLinksView.Service]
        ) {
            self.aim = aim
            self.handle = handle
            self.hasPassword = hasPassword
            self.hasPasskey = hasPasskey
            self.services = services
        }

        var isEmpty: Bool { !hasPassword && !hasPasskey && services.isEmpty }
        var hasOnlyPasskey: Bool { hasPasskey && !hasPassword && services.isEmpty }
    }

    public static func sections(_ words: Words, _ shown: Shown, _ frame: SettingsFrame) -> [Node] {
        frame.sections(words, title: words.proofTitle, back: SettingsAddress.start().text) {
            p { shown.isEmpty ? words.noProof : words.proofText }
            if shown.hasPassword {
                frame.form(.proof()) {
                    TextField.hidden("for", shown.aim.rawValue)
                    SettingsFrame.owner(shown.handle)
                    frame.proof(words)
                    submit(.class("btn btn-primary btn-wide")) { words.proveByPassword }
                }
            }
            if shown.hasPasskey || !shown.services.isEmpty {
                div(.class("stack")) {
                    if shown.hasPasskey {
                        PasskeysView.proof(words, next: shown.aim.next.text, isOnlyWay: shown.hasOnlyPasskey)
                    }
                    for service in shown.services {
                        ProviderLinksView.form(ProviderAddress.proving(service.slug), frame.formToken) {
                            TextField.hidden("for", shown.aim.rawValue)
                            submit(.class("btn btn-line btn-wide")) { words.proveBy(service.label) }
                        }
                    }
                }
            }
        }
    }
}
