import Domain

extension Words {
    public func refusal(_ refusal: SettingsRefusal) -> String {
        switch refusal {
        case .nameTooLong: say("이름은 60자까지예요", "A name has at most 60 characters", "名前は60文字までです")
        case .nameBadCharacter:
            say("이름에 쓸 수 없는 문자가 있어요", "The name has a character that can't be used", "名前に使えない文字があります")
        case .languageUnknown:
            say("한국어, 영어, 일본어 가운데에서 골라 주세요", "Choose Korean, English or Japanese", "韓国語、英語、日本語から選んでください")
        case .asForSignUp(let refusal): self.refusal(refusal)
        case .proofMissing: say("지금 비밀번호를 적어 주세요", "Enter your current password", "現在のパスワードを入力してください")
        case .proofWrong: say("비밀번호가 맞지 않아요", "The password is not right", "パスワードが正しくありません")
        case .handleDiffers: say("아이디가 달라요", "This is not your ID", "IDが一致しません")
        case .recoveryCodeMissing: say("복구 코드를 적어 주세요", "Enter a recovery code", "復旧コードを入力してください")
        case .recoveryWrong:
            say("아이디나 복구 코드가 맞지 않아요", "The ID or the code is not right", "IDまたは復旧コードが正しくありません")
        case .tooMany(_, let seconds): tooManyText(seconds: seconds)
        case .busy:
            say("지금은 너무 붐벼요. 잠시 뒤 다시 해 주세요", "Too busy right now; please wait a moment", "混み合っています。しばらくしてからお試しください")
        }
    }
}

// What has just been done.
extension Words {
    public var proved: String {
        say(
            "확인했어요. 이제 10분 동안은 다시 묻지 않아요.", "Confirmed. You won't be asked again for ten minutes.",
            "確認しました。これから10分間は再度お尋ねしません。")
    }
    public var provedForPasskey: String {
        say("확인했어요. 이제 패스키를 추가할 수 있어요.", "Confirmed. Now you can add a passkey.", "確認しました。パスキーを追加できます。")
    }
    public var provedForLink: String {
        say("확인했어요. 이제 연결할 수 있어요.", "Confirmed. Now you can link it.", "確認しました。連携できます。")
    }
    public var passkeyRemoved: String { say("패스키를 지웠어요.", "The passkey is removed.", "パスキーを削除しました。") }
    public var providerLinked: String {
        say(
            "연결했어요. 이제 이 방법으로도 로그인할 수 있어요.", "Linked. You can now sign in this way too.",
            "連携しました。この方法でもログインできます。")
    }
    public var providerUnlinked: String { say("연결을 끊었어요.", "Unlinked.", "連携を解除しました。") }
    public var profileSaved: String { say("프로필을 저장했어요.", "Your profile is saved.", "プロフィールを保存しました。") }
    public var passwordChanged: String {
        say(
            "비밀번호를 바꿨어요. 다른 기기는 모두 로그아웃됐어요.",
            "Your password is changed. All other devices are signed out.",
            "パスワードを変更しました。ほかの端末はすべてログアウトされました。")
    }
    public var deviceSignedOut: String { say("그 기기에서 로그아웃했어요.", "That device is signed out.", "その端末をログアウトしました。") }
    public var othersSignedOut: String {
        say("다른 기기에서 모두 로그아웃했어요.", "All other devices are signed out.", "ほかの端末をすべてログアウトしました。")
    }
    public var recovered: String {
        say(
            "비밀번호를 바꾸고 모든 기기에서 로그아웃했어요. 새 비밀번호로 로그인하세요.",
            "Your password is changed and every device is signed out. Sign in with the new one.",
            "パスワードを変更し、すべての端末からログアウトしました。新しいパスワードでログインしてください。")
    }
    public var accountDeleted: String {
        say("계정과 내 데이터를 모두 삭제했어요.", "Your account and your data are deleted.", "アカウントとデータをすべて削除しました。")
    }
}
