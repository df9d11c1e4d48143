import Domain
import Markup
import Routes
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
        /// The seed of the drawing that was chosen; nil leaves the picture as it is.
        public let avatar: Int?

        public init(name: String, introduction: String, phone: String, birth: String, avatar: Int? = nil) {
            self.name = name
            self.introduction = introduction
            self.phone = phone
            self.birth = birth
            self.avatar = avatar
        }
    }

    /// How many other drawings are offered.
    private static let choices = 3

    /// - Parameter today: the reader's own, for the latest birth date that can be chosen.
    public static func sections(
        _ words: Words, _ account: Account, _ draft: Draft, today: Day, _ frame: SettingsFrame
    ) -> [Node] {
        frame.sections(words, title: words.editProfile, back: SettingsAddress.start().text) {
            frame.form(.profile) {
                faces(words, account, draft)
                frame.field(words, .name, "name", words.nameLabel, help: words.nameHelp).input(
                    .attribute("value", draft.name), .attribute("autocomplete", "nickname"),
                    .attribute("maxlength", 200), .attribute("enterkeyhint", "next"))
                frame.field(words, .introduction, "introduction", words.introductionLabel).area(
                    draft.introduction, .attribute("rows", 6), .attribute("maxlength", 2000))
                hidden(words, draft, today, frame)
                submit(.class("btn btn-primary btn-wide")) { words.save }
            }
        }
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

    /// The picture of now and other drawings; the next visit offers others.
    private static func faces(_ words: Words, _ account: Account, _ draft: Draft) -> Node {
        // Where a picture was sent, the drawing that it hides is the first of the others.
        let first = Int(truncatingIfNeeded: account.avatarSeed) &+ (account.pictureKey == nil ? 1 : 0)
        let seeds = (0..<choices).map { (first &+ $0) & 0x3FFF_FFFF }
        return element(
            "fieldset", [.class("faces")],
            [
                element("legend", [.class("small")], [.text(words.profilePicture)]),
                face(words.asItIs, "", isChosen: !seeds.contains { $0 == draft.avatar }) { Portrait.node(account) },
            ]
                + seeds.map { seed in
                    face(
                        words.drawing + " " + String(seed &- first &+ 1), String(seed), isChosen: seed == draft.avatar
                    ) { AvatarDrawing.node(seed: seed) }
                })
    }

    private static func face(_ name: String, _ value: String, isChosen: Bool, @Nodes picture: Content) -> Node {
        label(.class("face")) {
            input(
                .attribute("type", "radio"), .attribute("name", "avatar"), .attribute("value", value),
                .flag("checked", isChosen), .label(name))
            picture()
        }
    }
}
