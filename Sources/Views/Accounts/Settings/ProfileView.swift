import Domain
import Markup
import Routes
import Screens
import Words

/// The picture, the name that others see, the introduction, and what nobody else sees: phone number and birth date.
public enum ProfileView {
    /// What stands in the fields.
    public struct Draft: Sendable {
        public let name: String
        public let introduction: String
        public let phone: String
        /// `YYYY-MM-DD`
        public let birth: String

        public init(name: String, introduction: String, phone: String, birth: String) {
            self.name = name
            self.introduction = introduction
            self.phone = phone
            self.birth = birth
        }
    }

    /// - Parameter today: the reader's own, for the latest birth date that can be chosen.
    public static func sections(
        _ words: Words, _ portrait: PortraitScreen.State, _ draft: Draft, today: Day, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.editProfile, back: SettingsAddress.start().text) {
            PortraitView.form(action: SettingsAddress.profile.text, "stack", formToken: frame.formToken) {
                PortraitView.field(portrait)
                frame.field(words, .name, "name", words.nameLabel, help: words.nameHelp).input(
                    .attribute("value", draft.name), .attribute("autocomplete", "nickname"),
                    .attribute("maxlength", 200), .attribute("enterkeyhint", "next"))
                frame.field(words, .introduction, "introduction", words.introductionLabel).area(
                    draft.introduction, .attribute("rows", 6), .attribute("maxlength", 2000))
                hidden(words, draft, today, frame)
                submit(.class("btn btn-primary btn-wide")) { words.save }
            }
        } + [PortraitView.tray(portrait)]
    }

    /// What others don't see.
    @Nodes
    private static func hidden(
        _ words: Words, _ draft: Draft, _ today: Day, _ frame: SettingsFrame
    ) -> [Node] {
        frame.field(words, .phone, "phone", words.phoneLabel, help: words.seenByNobody).input(
            .attribute("type", "tel"), .attribute("inputmode", "tel"), .attribute("autocomplete", "tel"),
            .attribute("value", draft.phone), .attribute("maxlength", 40), .attribute("enterkeyhint", "next"))
        frame.field(words, .birth, "birth", words.birthLabel, help: words.seenByNobody).input(
            .attribute("type", "date"), .attribute("autocomplete", "bday"),
            .attribute("min", Day(year: BirthDate.earliestYear, month: 1, day: 1)?.iso ?? ""),
            .attribute("max", BirthDate.latest(today: today).iso), .attribute("value", draft.birth))
    }
}
