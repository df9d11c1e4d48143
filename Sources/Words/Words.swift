import Domain

/// Everything that is said to people, in one of the three languages.
///
/// Every phrase takes all three texts at once, so that none can be forgotten. Korean is the reference for S1.
public struct Words: Sendable {
    public let language: Language

    public init(_ language: Language) {
        self.language = language
    }

    // Never inlined: the browser app holds every phrase, and a call is shorter than the choice.
    @inline(never)
    func say(_ korean: String, _ english: String, _ japanese: String) -> String {
        switch language {
        case .korean: korean
        case .english: english
        case .japanese: japanese
        }
    }
}

// What stands on every screen.
extension Words {
    public var product: String { say("나들이", "Nadri", "ナドゥリ") }
    public var skipToContent: String { say("본문으로 건너뛰기", "Skip to content", "本文へ移動") }
    public var mainMenu: String { say("주 메뉴", "Main menu", "メインメニュー") }
    public var search: String { say("검색", "Search", "検索") }
    public var toStart: String { say("나들이 처음으로", "Nadri, home", "ナドゥリのトップへ") }
    public var back: String { say("뒤로", "Back", "戻る") }
    public var close: String { say("닫기", "Close", "閉じる") }
    public var tryAgain: String { say("다시 시도", "Try again", "もう一度") }
    public var languageChoice: String { say("언어", "Language", "言語") }
    public var themeChoice: String { say("화면 밝기", "Appearance", "表示") }
    public var light: String { say("밝게", "Light", "ライト") }
    public var dark: String { say("어둡게", "Dark", "ダーク") }
    public var asSystem: String { say("기기 설정", "Automatic", "自動") }

    /// A language by its own name.
    public static func ownName(of language: Language) -> String {
        switch language {
        case .korean: "한국어"
        case .english: "English"
        case .japanese: "日本語"
        }
    }
}

// What is said when something is not there or fails.
extension Words {
    public var notFoundTitle: String { say("찾는 화면이 없어요", "There is nothing here", "ページが見つかりません") }
    public var notFoundText: String {
        say(
            "주소가 바뀌었거나 사라졌어요. 처음부터 다시 찾아볼까요?",
            "The address has changed or is gone. Shall we start over?",
            "アドレスが変わったか、なくなりました。最初から探してみましょう。")
    }
    public var failureTitle: String { say("잠시 문제가 생겼어요", "Something went wrong", "問題が発生しました") }
    public var failureText: String {
        say(
            "저희 쪽 문제예요. 잃어버린 것은 없으니 잠시 뒤 다시 시도해 주세요.",
            "It is our fault. Nothing is lost; please try again in a moment.",
            "こちらの問題です。失われたものはありません。しばらくしてからもう一度お試しください。")
    }
    public var unavailableText: String {
        say(
            "데이터베이스를 다시 켜는 중이에요. 잠시 뒤 다시 시도해 주세요.",
            "The database is restarting. Please try again in a moment.",
            "データベースを再起動しています。しばらくしてからもう一度お試しください。")
    }
    public var badAddressTitle: String { say("주소를 읽을 수 없어요", "This address can't be read", "アドレスを読み取れません") }
    public func badAddressText(field: String) -> String {
        say(
            "주소의 ‘" + field + "’ 값이 맞지 않아요.", "The value of “" + field + "” in the address is not right.",
            "アドレスの「" + field + "」の値が正しくありません。")
    }
    public var offlineTitle: String { say("인터넷에 연결되어 있지 않아요", "You are offline", "オフラインです") }
    public var offlineText: String {
        say(
            "연결되면 이어서 볼 수 있어요.", "Go on as soon as you are connected again.",
            "接続が戻ると続きを見られます。")
    }
    /// Over a page that was kept from an earlier visit.
    public var offlineNote: String {
        say(
            "연결이 끊겨 전에 본 내용을 보여드려요. 지금은 달라졌을 수 있어요.",
            "You are offline. This is what you saw before; it may have changed.",
            "オフラインのため、前に見た内容を表示しています。変わっている場合があります。")
    }
    public func requestNumber(_ id: String) -> String {
        say("문의 번호 " + id, "Reference " + id, "お問い合わせ番号 " + id)
    }
}
