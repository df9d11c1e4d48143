import Domain
import Markup
import Routes
import Words

/// What goes with an account, and the question whether it shall.
public enum DeletionView {
    /// - Parameters:
    ///   - typed: what stands in the id's field, where there is no password to ask for.
    public static func sections(
        _ words: Words, handle: String, hasPassword: Bool, typed: String, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.deleteAccount, back: SettingsAddress.start().text) {
            div(.class("stack")) {
                h2 { words.deletionTitle }
                p { words.deletionText }
            }
            SettingsView.panel("gone-title", words.deletionList) {
                ul(.class("dots")) { for thing in words.deletedThings { li { thing } } }
                p(.class("small")) {
                    a(.class("link"), .href(SettingsAddress.export.text)) { words.export }
                }
            }
            frame.form(.deletion()) {
                if hasPassword {
                    SettingsFrame.owner(handle)
                    frame.proof(words)
                } else {
                    frame.field(words, .handle, "handle", words.typeHandleAgain, help: handle).input(
                        .attribute("value", typed), .attribute("autocomplete", "off"),
                        .attribute("autocapitalize", "none"), .attribute("spellcheck", "false"),
                        .attribute("maxlength", 200))
                }
                div(.class("two")) {
                    a(.class("btn btn-line"), .href(SettingsAddress.start().text)) { words.cancel }
                    submit(.class("btn btn-danger")) { words.deleteAccount }
                }
            }
        }
    }
}
