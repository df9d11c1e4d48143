import Markup
import Routes
import Words

/// How many recovery codes are left, and the new ones, which are shown once.
public enum RecoveryCodesView {
    /// - Parameter asksPassword: whether the form asks for it, to show who they are.
    public static func sections(
        _ words: Words, handle: String, left: Int, asksPassword: Bool, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.recoveryTitle, back: SettingsAddress.start().text) {
            div(.class("stack")) {
                p { b { words.codesLeft(left) } }
                p(.class("muted")) { words.codesMeaning }
            }
            SettingsView.panel("renew-title", words.renewCodes) {
                p(.class("small")) { words.renewalEndsOldCodes }
                frame.form(.recoveryCodes()) {
                    if asksPassword {
                        SettingsFrame.owner(handle)
                        frame.proof(words)
                    }
                    submit(.class("btn btn-primary btn-wide")) { words.renewCodes }
                }
            }
        }
    }

    public static func sections(_ words: Words, new codes: [String], _ frame: SettingsFrame) -> [Node] {
        frame.sections(words, title: words.recoveryTitle, back: SettingsAddress.start().text) {
            section(.class("panel codes"), .attribute("aria-labelledby", "codes-title")) {
                h2(.id("codes-title")) { words.newCodes }
                p(.class("small")) { words.recoveryText }
                ol { for code in codes { li { code } } }
            }
            a(.class("btn btn-primary btn-wide"), .href(SettingsAddress.start().text)) { words.done }
        }
    }
}
