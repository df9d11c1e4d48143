import Markup
import Routes
import Words

/// Passkeys where they are added and where they sign in. Web/passkeys.js does what the buttons say, and without it, or in a
/// browser that has no passkeys, they don't show.
public enum PasskeysView {
    public struct Shown: Sendable {
        public let id: Int64
        public let label: String
        /// The day from which on it is there, in the reader's words.
        public let since: String

        public init(id: Int64, label: String, since: String) {
            self.id = id
            self.label = label
            self.since = since
        }
    }

    /// In the settings: those that there are, each with a form that removes it, and a way to add one, or why there is none.
    /// - Parameter takesMore: whether browsers keep passkeys for this site's address.
    static func settings(_ words: Words, _ passkeys: [Shown], takesMore: Bool, _ frame: SettingsFrame) -> Node {
        section(.id("passkeys"), .class("panel stack"), .attribute("aria-labelledby", "passkeys-title")) {
            h2(.id("passkeys-title")) { words.passkeys }
            frame.banner(words, in: .passkeys)
            p(.class("small")) { words.passkeysMeaning }
            if !passkeys.isEmpty {
                ul(.class("rows")) { for passkey in passkeys { row(words, passkey, frame.formToken) } }
            }
            if takesMore { addition(words) } else { p(.class("small")) { words.passkeysNeedName } }
        }
    }

    @Nodes
    private static func addition(_ words: Words) -> [Node] {
        div(.class("stack by-passkey")) {
            label(.class("small"), .attribute("for", "passkey-label")) { words.passkeyLabel }
            input(
                .id("passkey-label"), .class("input"), .attribute("maxlength", 80), .attribute("autocomplete", "off"))
            press(
                words, "add", words.addPasskey, isHere: words.passkeyIsHere,
                proof: SettingsAddress.proof(.passkey).text)
        }
        p(.class("small without-passkeys")) { words.passkeysNeedBrowser }
    }

    /// Where one shows once more who one is.
    /// - Parameter isOnlyWay: who has no other is told why there is nothing to press.
    @Nodes
    static func proof(_ words: Words, next: String, isOnlyWay: Bool) -> [Node] {
        div(.class("stack by-passkey")) { press(words, "prove", words.proveByPasskey, next: next) }
        if isOnlyWay { p(.class("small without-passkeys")) { words.proofNeedsPasskeys } }
    }

    private static func row(_ words: Words, _ passkey: Shown, _ formToken: String) -> Node {
        li(.class("row")) {
            span(.class("grow")) {
                b { passkey.label }
                span(.class("small")) { passkey.since }
            }
            form(
                .attribute("method", "post"),
                .attribute("action", "/settings/passkeys/" + String(passkey.id) + "/removal")
            ) {
                TextField.hidden("form", formToken)
                submit(.class("btn btn-line btn-s"), .label(words.removePasskey(passkey.label))) { words.remove }
            }
        }
    }

    /// At the sign-in.
    static func signIn(_ words: Words) -> Node {
        div(.class("stack by-passkey")) { press(words, "sign-in", words.signInByPasskey) }
    }

    /// The script says below the button what went wrong, in these words or the server's.
    /// - Parameters:
    ///   - proof: where they show who they are, if that is too long ago.
    ///   - next: where to go on.
    @Nodes
    private static func press(
        _ words: Words, _ what: StaticString, _ name: String, isHere: String? = nil, proof: String? = nil,
        next: String? = nil
    ) -> [Node] {
        button(
            .class("btn btn-line btn-wide"), .attribute("data-passkey", what),
            .attribute("data-failed", words.passkeyFailed), .optional("data-here", isHere),
            .optional("data-proof", proof), .optional("data-next", next)
        ) { name }
        p(.id("passkey-said"), .class("error"), .attribute("role", "status")) {}
    }
}
