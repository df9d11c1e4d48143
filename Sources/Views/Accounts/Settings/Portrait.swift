import Domain
import Markup
import Routes

/// How somebody looks: the picture that they have sent, or the drawn one.
enum Portrait {
    static func node(_ account: Account) -> Node {
        if let key = account.pictureKey {
            return img(
                .attribute("src", SettingsAddress.portrait(key).text), .attribute("alt", ""),
                .attribute("width", 480), .attribute("height", 480))
        }
        return AvatarDrawing.node(seed: Int(truncatingIfNeeded: account.avatarSeed))
    }
}
