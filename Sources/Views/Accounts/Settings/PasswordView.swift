import Markup
import Routes
import Words

/// Changing the password, or setting the first one of who came by another service.
public enum PasswordView {
    public static func sections(
        _ words: Words, handle: String, hasPassword: Bool, _ frame: SettingsFrame
    ) -> [Node] {
        let title = hasPassword ? words.changePassword : words.setPassword
        return frame.sections(words, title: title, back: SettingsAddress.start().text) {
            frame.form(.password()) {
                SettingsFrame.owner(handle)
                if hasPassword { frame.proof(words) }
                frame.newPassword(words)
                p(.class("small")) { words.passwordEndsOthers }
                submit(.class("btn btn-primary btn-wide")) { title }
            }
        }
    }
}
