import Markup
import Routes
import Words

/// What is said over the sign-in screen to somebody who was led there by something done.
public enum SignInNewsView {
    public static func node(_ words: Words, _ news: SignInNews) -> Node {
        div(.id("sign-in-news"), .class("sign-news")) {
            switch news {
            case .recovered: SettingsFrame.banner(words.recovered)
            case .deleted: SettingsFrame.banner(words.accountDeleted)
            }
        }
    }
}
