import Markup
import Routes
import Words

/// The name that others see, and the introduction.
public enum ProfileView {
    public static func sections(
        _ words: Words, name: String, introduction: String, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.editProfile, back: SettingsAddress.start().text) {
            frame.form(.profile) {
                frame.field(words, .name, "name", words.nameLabel, help: words.nameHelp).input(
                    .attribute("value", name), .attribute("autocomplete", "nickname"), .attribute("maxlength", 200),
                    .attribute("enterkeyhint", "next"))
                frame.field(words, .introduction, "introduction", words.introductionLabel).area(
                    introduction, .attribute("rows", 6), .attribute("maxlength", 2000))
                submit(.class("btn btn-primary btn-wide")) { words.save }
            }
        }
    }
}
