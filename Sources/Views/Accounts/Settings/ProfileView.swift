import Domain
import Markup
import Routes
import Screens
import Words

/// The picture, the name that others see, and the introduction.
public enum ProfileView {
    /// What stands in the fields.
    public struct Draft: Sendable {
        public let name: String
        public let introduction: String

        public init(name: String, introduction: String) {
            self.name = name
            self.introduction = introduction
        }
    }

    public static func sections(
        _ words: Words, _ portrait: PortraitScreen.State, _ draft: Draft, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.editProfile, back: SettingsAddress.start().text) {
            PortraitView.form(action: SettingsAddress.profile.text, "stack", formToken: frame.formToken) {
                PortraitView.field(portrait)
                frame.field(words, .name, "name", words.nameLabel, help: words.nameHelp).input(
                    .attribute("value", draft.name), .attribute("autocomplete", "nickname"),
                    .attribute("maxlength", 200), .attribute("enterkeyhint", "next"))
                frame.field(words, .introduction, "introduction", words.introductionLabel).area(
                    draft.introduction, .attribute("rows", 6), .attribute("maxlength", 2000))
                submit(.class("btn btn-primary btn-wide")) { words.save }
            }
        } + [PortraitView.tray(portrait)]
    }
}
