import Domain

// The settings of somebody signed in.
extension Words {
    public var settings: String { say("프로필과 설정", "Profile and settings", "プロフィールと設定") }
    public var editProfile: String { say("프로필 고치기", "Edit profile", "プロフィールを編集") }
    public var nameLabel: String { say("이름", "Name", "名前") }
    public var nameHelp: String {
        say(
            "다른 사람에게 보여요. 비워 두면 아이디가 보여요.", "Others see it. Left empty, your ID is shown.", "ほかの人に表示されます。空欄ならIDが表示されます。"
        )
    }
    public var seenByNobody: String { say("다른 사람에게는 보이지 않아요.", "Others don't see it.", "ほかの人には表示されません。") }
    public var asItIs: String { say("지금 사진", "As it is", "今の写真") }
    public var save: String { say("저장", "Save", "保存") }
    public var look: String { say("화면", "Display", "表示") }
    public var signInAndSafety: String { say("로그인과 보안", "Sign-in and security", "ログインとセキュリティ") }
    public var myData: String { say("내 데이터", "My data", "自分のデータ") }

    public var changePassword: String { say("비밀번호 바꾸기", "Change password", "パスワードを変更") }
    public var setPassword: String { say("비밀번호 만들기", "Set a password", "パスワードを設定") }
    public var currentPassword: String { say("지금 비밀번호", "Current password", "現在のパスワード") }
    public var newPassword: String { say("새 비밀번호", "New password", "新しいパスワード") }
    public var newPasswordAgain: String { say("새 비밀번호 확인", "New password again", "新しいパスワード（確認）") }
    public var passwordEndsOthers: String {
        say(
            "바꾸면 이 기기 말고는 모두 로그아웃돼요.", "Every device but this one is then signed out.",
            "変更すると、この端末以外はすべてログアウトされます。")
    }

    public func codesLeft(_ count: Int) -> String {
        say(
            "남은 코드 " + String(count) + "개", count == 1 ? "1 code left" : String(count) + " codes left",
            "残り" + String(count) + "個")
    }
    public var codesMeaning: String {
        say(
            "비밀번호를 잊었을 때 코드 하나로 한 번, 새 비밀번호를 정할 수 있어요.",
            "If you forget your password, each code lets you set a new one once.",
            "パスワードを忘れたとき、コード一つにつき一度、新しいパスワードを設定できます。")
    }
    public var renewCodes: String { say("새 코드 10개 만들기", "Make ten new codes", "新しいコードを10個つくる") }
    public var renewalEndsOldCodes: String {
        say("전에 받은 코드는 쓸 수 없게 돼요.", "The codes you have now stop working.", "今までのコードは使えなくなります。")
    }
    public var newCodes: String { say("새 복구 코드", "New recovery codes", "新しい復旧コード") }

    public var devices: String { say("로그인된 기기", "Devices", "ログイン中の端末") }
    public func devices(_ count: Int) -> String {
        say(String(count) + "대", count == 1 ? "1 device" : String(count) + " devices", String(count) + "台")
    }
    public var thisDevice: String { say("이 기기", "This device", "この端末") }
    public var unknownDevice: String { say("알 수 없는 기기", "Unknown device", "不明な端末") }
    public func signOut(of device: String) -> String {
        say(device + " 로그아웃", "Sign out " + device, device + "をログアウト")
    }
    public var signOutOthers: String { say("다른 기기 모두 로그아웃", "Sign out all other devices", "ほかの端末をすべてログアウト") }

    /// When a device was used last, by how long that is ago: an access lasts a quarter of an hour, so minutes say nothing.
    public func lastUsed(secondsAgo seconds: Int64) -> String {
        let hours = max(0, seconds) / 3600
        let days = hours / 24
        switch (days, hours) {
        case (0, 0): return say("한 시간 안에 사용", "Used within the hour", "1時間以内に使用")
        case (0, _):
            return say(
                String(hours) + "시간 전 사용", "Used " + String(hours) + (hours == 1 ? " hour" : " hours") + " ago",
                String(hours) + "時間前に使用")
        case (1, _): return say("어제 사용", "Used yesterday", "昨日使用")
        default: return say(String(days) + "일 전 사용", "Used " + String(days) + " days ago", String(days) + "日前に使用")
        }
    }

    public var linkedServices: String { say("연결된 로그인", "Linked sign-ins", "連携中のログイン") }
    public var passkeys: String { say("패스키", "Passkeys", "パスキー") }
    public func since(_ date: String) -> String { say(date + "부터", "Since " + date, date + "から") }

    public var export: String { say("내 데이터 내려받기", "Download my data", "自分のデータをダウンロード") }
    public var exportMeaning: String {
        say(
            "저희가 가진 내 정보 전부를 ZIP 파일 하나로 받아요.", "Everything we hold about you, in one ZIP file.",
            "保存されている自分の情報すべてを、一つのZIPファイルで。")
    }
}

// Who one is, shown once more.
extension Words {
    public var proofTitle: String { say("본인 확인", "Confirm it's you", "本人確認") }
    public var proofText: String {
        say(
            "안전을 위해 한 번 더 확인할게요. 그 뒤 10분 동안은 다시 묻지 않아요.",
            "To be safe, please show once more that it is you. It then holds for ten minutes.",
            "安全のため、もう一度ご本人か確認します。その後10分間はお尋ねしません。")
    }
    public var proveByPassword: String { say("비밀번호로 확인", "Confirm by password", "パスワードで確認") }
    public var proveByPasskey: String { say("패스키로 확인", "Confirm by passkey", "パスキーで確認") }
    public func proveBy(_ provider: String) -> String {
        say(provider + Particle.by.after(provider) + " 확인", "Confirm with " + provider, provider + "で確認")
    }
    public var noProof: String {
        say(
            "지금 여기에서 확인할 수 있는 방법이 없어요. 이름이 있는 주소로 열거나 운영자에게 알려 주세요.",
            "There is no way to confirm it here now. Open the site by its name, or tell the operator.",
            "いまここで確認できる方法がありません。名前のあるアドレスで開くか、運営者にお知らせください。")
    }
}

// The end of an account.
extension Words {
    public var deleteAccount: String { say("계정 삭제", "Delete account", "アカウントを削除") }
    public var deletionTitle: String { say("계정을 삭제할까요?", "Delete your account?", "アカウントを削除しますか？") }
    public var deletionText: String {
        say(
            "곧바로 지워지고 되돌릴 수 없어요. 모든 기기에서 로그아웃돼요.",
            "It is gone at once and can't be brought back. You are signed out on every device.",
            "すぐに削除され、元には戻せません。すべての端末からログアウトされます。")
    }
    public var deletionList: String { say("함께 지워지는 것", "What goes with it", "一緒に削除されるもの") }
    public var deletedThings: [String] {
        [
            say("프로필: 사진, 이름, 자기소개", "Profile: picture, name, introduction", "プロフィール：写真、名前、自己紹介"),
            say("전화번호와 생년월일", "Phone number and date of birth", "電話番号と生年月日"),
            say(
                "비밀번호, 복구 코드, 패스키, 연결된 로그인", "Password, recovery codes, passkeys, linked sign-ins",
                "パスワード、復旧コード、パスキー、連携中のログイン"),
            say("로그인된 기기 목록", "The list of your devices", "ログイン中の端末の一覧"),
            say(
                "다가오는 예약(취소돼요)과 예약에 남은 이름", "Bookings to come, which are cancelled, and your name in past ones",
                "これからの予約（取り消されます）と、予約に残る名前"),
            wishlist,
        ]
    }
    public var typeHandleAgain: String {
        say("확인을 위해 아이디를 적어 주세요", "To confirm, type your ID", "確認のため、IDを入力してください")
    }
}

// A forgotten password.
extension Words {
    public var passwordForgotten: String {
        say("비밀번호를 잊으셨나요?", "Forgot your password?", "パスワードをお忘れですか？")
    }
    public var recovery: String { say("비밀번호 다시 정하기", "Set a new password", "パスワードの再設定") }
    public var recoveryMeaning: String {
        say(
            "가입할 때 받은 복구 코드 하나를 적어 주세요. 한 번 쓴 코드는 다시 쓸 수 없어요.",
            "Enter one of the recovery codes you got when you joined. Each works once.",
            "登録時に受け取った復旧コードを一つ入力してください。一度使ったコードは使えません。")
    }
    public var recoveryCodeLabel: String { say("복구 코드", "Recovery code", "復旧コード") }
    public var recoveryEndsAll: String {
        say("바꾸면 모든 기기에서 로그아웃돼요.", "Every device is then signed out.", "変更すると、すべての端末からログアウトされます。")
    }
    public var noCodes: String {
        say(
            "코드가 없다면 연결해 둔 다른 로그인으로 들어올 수 있어요.",
            "Without a code you can still use a linked sign-in.",
            "コードがない場合は、連携したほかの方法でログインできます。")
    }
}

extension Words {
    /// What lies beside the files of an export.
    public var exportReadMe: String {
        say(
            """
            나들이가 가진 내 정보 전부입니다. 파일 하나가 데이터베이스의 표 하나이고, "rows"에 내 줄이 들어 있습니다.
            시각은 협정 세계시(UTC)입니다. 바이트는 base64url로 적혀 있습니다.
            "withheld"에 적힌 칸은 비밀번호와 토큰, 코드의 요약값이어서 넣지 않았습니다. 누구인지 증명하는 데만 쓰입니다.
            """,
            """
            This is everything that Nadri holds about you. Each file is a table of the database; "rows" are yours.
            Instants are in UTC. Bytes are written as base64url.
            Columns named in "withheld" are left out: digests of passwords, tokens and codes, which only prove who you are.
            """,
            """
            ナドゥリが保存しているあなたの情報のすべてです。ファイル一つがデータベースの表一つで、"rows" があなたの行です。
            時刻は協定世界時（UTC）です。バイト列はbase64urlで書かれています。
            "withheld" にある列は、本人であることの証明だけに使うパスワード・トークン・コードの要約値のため、含めていません。
            """)
    }
}
