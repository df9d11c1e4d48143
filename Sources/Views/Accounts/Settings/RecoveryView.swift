import Domain
import Markup
import Routes
import Words

/// A new password for one that was forgotten, in exchange for a recovery code.
public enum RecoveryView {
    public static func sections(
        _ words: Words, handle: String, code: String, isMember: Bool, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.recovery, back: Address.signIn(back: "").text, isMember: isMember) {
            p(.class("muted")) { words.recoveryMeaning }
            frame.form(.recovery) {
                frame.field(words, .handle, "id", words.handleLabel).input(
                    .attribute("value", handle), .attribute("autocomplete", "username"),
                    .attribute("autocapitalize", "none"), .attribute("spellcheck", "false"),
                    .attribute("enterkeyhint", "next"), .attribute("maxlength", 200))
                frame.field(words, .recoveryCode, "code", words.recoveryCodeLabel).input(
                    .attribute("value", code), .attribute("autocomplete", "off"),
                    .attribute("autocapitalize", "characters"), .attribute("spellcheck", "false"),
                    .attribute("enterkeyhint", "next"), .attribute("maxlength", 200))
                frame.newPassword(words)
                p(.class("small")) { words.recoveryEndsAll }
                submit(.class("btn btn-primary btn-wide")) { words.recovery }
            }
            p(.class("small")) { words.noCodes }
        }
    }
}
