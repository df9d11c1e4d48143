import Domain

// Why something that was sent was not done.
extension Words {
    public var notDoneTitle: String {
        say("처리하지 못했어요", "That didn't work", "処理できませんでした")
    }

    public var profile: String { say("프로필", "Profile", "プロフィール") }
    public var signOut: String { say("로그아웃", "Sign out", "ログアウト") }

    public var signInFirstTitle: String { say("로그인이 필요해요", "Please sign in", "ログインが必要です") }

    public var signInFirstText: String {
        say("로그인한 뒤 다시 시도해 주세요.", "Sign in and try again.", "ログインしてから、もう一度お試しください。")
    }

    public var oldFormText: String {
        say(
            "이 화면이 열린 지 오래되었거나 다른 곳에서 보낸 요청이에요. 화면을 새로 연 뒤 다시 보내 주세요.",
            "This page was opened long ago, or the request came from elsewhere. Reload the page and send it again.",
            "画面が古いか、別の場所からの送信です。画面を開き直して、もう一度お送りください。")
    }

    public var badBodyText: String {
        say("보낸 내용을 읽을 수 없어요.", "What was sent can't be read.", "送信された内容を読み取れませんでした。")
    }

    public func unknownFieldText(_ field: String) -> String {
        say("“" + field + "” 항목은 없어요.", "There is no field “" + field + "”.", "「" + field + "」という項目はありません。")
    }

    public func fixedFieldText(_ field: String) -> String {
        say("“" + field + "” 항목은 바꿀 수 없어요.", "“" + field + "” can't be changed.", "「" + field + "」は変更できません。")
    }

    public func wrongFieldTypeText(_ field: String) -> String {
        say(
            "“" + field + "” 항목에 맞지 않는 값이에요.", "The value of “" + field + "” is of the wrong kind.",
            "「" + field + "」の値の種類が違います。")
    }

    public func repeatedFieldText(_ field: String) -> String {
        say("“" + field + "” 항목이 두 번 있어요.", "“" + field + "” stands twice.", "「" + field + "」が二度あります。")
    }

    public func tooLargeText(kilobytes: Int) -> String {
        let most = String(kilobytes)
        return say(
            "보낸 내용이 너무 커요. " + most + "KB까지 보낼 수 있어요.", "That is too large. At most " + most + " KB can be sent.",
            "送信された内容が大きすぎます。" + most + "KBまで送れます。")
    }

    public func tooManyText(seconds: Int) -> String {
        let wait = String(seconds)
        return say(
            "너무 여러 번 시도했어요. " + wait + "초 뒤에 다시 시도해 주세요.", "Too many attempts. Try again in " + wait + " seconds.",
            "試行回数が多すぎます。" + wait + "秒後にもう一度お試しください。")
    }
}
