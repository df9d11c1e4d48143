import Domain

// Signing in with another service.
extension Words {
    public func newcomerText(_ provider: String) -> String {
        say(
            provider + "에서 확인했어요. 몇 가지만 더 알려 주면 가입이 끝나요. 비밀번호는 필요 없어요.",
            provider + " has told us who you are. A few more things and you have joined. You need no password.",
            provider + "で確認できました。あと少し入力すると登録完了です。パスワードは要りません。")
    }
    public var newcomerJoined: String {
        say("가입하고 로그인했어요.", "You have joined and are signed in.", "登録してログインしました。")
    }
    public var newcomerCodes: String {
        say(
            "다른 서비스로 들어올 수 없을 때 하나로 비밀번호를 정할 수 있어요. 지금만 보이니 적어 두세요.",
            "With one of them you can set a password, should the other service fail. They are shown only now: keep them safe.",
            "ほかのサービスで入れないとき、一つでパスワードを設定できます。今だけ表示されるので控えておいてください。")
    }
    public var goOn: String { say("계속", "Continue", "続ける") }
}

// Why it didn't work.
extension Words {
    public func providerCancelled(_ provider: String) -> String {
        say(
            provider + "에서 취소했어요.", "You cancelled at " + provider + ".", provider + "でキャンセルしました。")
    }
    public func providerRefused(_ provider: String) -> String {
        say(
            provider + "에서 거절했어요. 처음부터 다시 해 주세요.", provider + " refused. Please start again.",
            provider + "に拒否されました。最初からやり直してください。")
    }
    public func providerMisconfigured(_ provider: String) -> String {
        say(
            provider + " 연결이 잘못 설정되어 있어요. 다른 방법으로 로그인하고 운영자에게 알려 주세요.",
            "The connection to " + provider + " is set up wrongly. Sign in another way and tell the operator.",
            provider + "との接続設定に誤りがあります。別の方法でログインし、運営者にお知らせください。")
    }
    public func providerSlow(_ provider: String) -> String {
        say(
            provider + "에서 답이 너무 늦어요. 잠시 뒤 다시 해 주세요.",
            provider + " took too long to answer. Please try again in a moment.",
            provider + "の応答が遅すぎます。しばらくしてからもう一度お試しください。")
    }
    public func providerUnreachable(_ provider: String) -> String {
        say(
            "지금 " + provider + "에 닿을 수 없어요. 잠시 뒤 다시 하거나 다른 방법으로 로그인해 주세요.",
            provider + " can't be reached now. Try again in a moment, or sign in another way.",
            "いま" + provider + "につながりません。しばらくして再度お試しいただくか、別の方法でログインしてください。")
    }
    public func providerNonsense(_ provider: String) -> String {
        say(
            provider + "에서 온 답을 이해할 수 없어요. 다시 하거나 다른 방법으로 로그인해 주세요.",
            "The answer of " + provider + " makes no sense to us. Try again, or sign in another way.",
            provider + "の応答を読み取れませんでした。もう一度お試しいただくか、別の方法でログインしてください。")
    }
    public var providerNoAttempt: String {
        say(
            "이 브라우저에서 시작한 로그인이 없어요. 쿠키를 허용했는지 보고 다시 시작해 주세요.",
            "No sign-in was under way in this browser. Allow cookies and start again.",
            "このブラウザで始めたログインがありません。Cookieを許可して、最初からやり直してください。")
    }
    public var providerExpired: String {
        say(
            "시간이 너무 오래 지났어요. 다시 시작해 주세요.", "That took too long. Please start again.",
            "時間が経ちすぎました。最初からやり直してください。")
    }
    public var providerMismatch: String {
        say(
            "지금 하던 로그인과 다른 답이 왔어요. 아무 일도 일어나지 않았으니 다시 시작해 주세요.",
            "What came back belongs to another sign-in. Nothing has happened; please start again.",
            "別のログインへの応答が届きました。何も変更されていません。最初からやり直してください。")
    }
    public func providerUnverified(_ provider: String) -> String {
        say(
            provider + "에서 온 답인지 확인할 수 없어서 로그인하지 않았어요.",
            "We could not make sure that this came from " + provider + ", so nobody was signed in.",
            provider + "からの応答だと確認できなかったため、ログインしませんでした。")
    }
    public func providerAnothers(_ provider: String) -> String {
        say(
            "이 " + provider + " 계정은 이미 다른 회원과 연결되어 있어요.",
            "This " + provider + " account already belongs to another member.",
            "この" + provider + "アカウントはすでに別の会員に連携されています。")
    }
    public func providerAlreadyJoined(_ provider: String) -> String {
        say(
            "이미 가입되어 있어요. " + provider + " 로그인을 다시 해 주세요.",
            "You have joined already. Sign in with " + provider + " again.",
            "すでに登録されています。もう一度" + provider + "でログインしてください。")
    }
    public var providerSignedOut: String {
        say(
            "그 사이에 로그아웃되어 연결하지 않았어요. 로그인한 뒤 설정에서 다시 연결해 주세요.",
            "You were signed out meanwhile, so nothing was linked. Sign in and link it again in the settings.",
            "その間にログアウトしたため連携していません。ログイン後、設定からやり直してください。")
    }
    public var providerAnotherAccount: String {
        say(
            "그 사이에 다른 회원으로 로그인해서 연결하지 않았어요.", "Another member has signed in meanwhile, so nothing was linked.",
            "その間に別の会員がログインしたため、連携していません。")
    }
    public func providerNotLinked(_ provider: String) -> String {
        say(
            "이 " + provider + " 계정은 회원님과 연결되어 있지 않아서 본인 확인을 하지 못했어요.",
            "This " + provider + " account isn't linked with yours, so it does not show who you are.",
            "この" + provider + "アカウントはご自身と連携されていないため、本人確認ができませんでした。")
    }
    public func providerLastWayIn(_ provider: String) -> String {
        say(
            provider + " 말고는 로그인할 방법이 없어서 끊을 수 없어요. 먼저 다른 방법을 더해 주세요.",
            provider + " is your only way to sign in, so it can't be unlinked. Add another way first.",
            provider + "以外にログイン方法がないため解除できません。先に別の方法を追加してください。")
    }
}

// In the settings.
extension Words {
    public var link: String { say("연결", "Link", "連携") }
    public var unlink: String { say("연결 끊기", "Unlink", "解除") }
    public func linkProvider(_ provider: String) -> String {
        say(provider + " 연결", "Link " + provider, provider + "を連携")
    }
    public func unlinkProvider(_ provider: String) -> String {
        say(provider + " 연결 끊기", "Unlink " + provider, provider + "の連携を解除")
    }
    public var providerNotOffered: String {
        say(
            "지금은 이 서비스로 로그인할 수 없어요", "Can't be used to sign in at the moment", "現在、このサービスではログインできません")
    }
    public func providerLeaving(_ provider: String) -> String {
        say(provider + " 화면으로 가는 중…", "On the way to " + provider + "…", provider + "へ移動しています…")
    }
}

// The demo provider.
extension Words {
    public var demoConsentTitle: String { say("체험용 로그인", "Demo sign-in", "お試しログイン") }
    public var demoConsentText: String {
        say(
            "체험용이에요. 진짜 서비스가 아니라 누구나 이 사람들로 들어올 수 있어요.",
            "This is a demo provider, not a real service: anybody can come in as these people.",
            "お試し用です。本物のサービスではなく、誰でもこの人たちとして入れます。")
    }
    public func goOn(as name: String) -> String {
        say(name + Particle.by.after(name) + " 계속", "Continue as " + name, name + "として続ける")
    }
}
