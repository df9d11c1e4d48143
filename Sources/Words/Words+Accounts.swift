import Domain

// Signing in and signing up. Korean is the reference for S3.
extension Words {
    public var signIn: String { say("로그인", "Sign in", "ログイン") }
    public var signUp: String { say("회원가입", "Sign up", "新規登録") }
    public var signInTitle: String { say("나들이에 오신 걸 환영해요", "Welcome to Nadri", "ナドゥリへようこそ") }
    public var handleLabel: String { say("아이디", "ID", "ユーザーID") }
    public var passwordLabel: String { say("비밀번호", "Password", "パスワード") }
    public var repetitionLabel: String { say("비밀번호 확인", "Password again", "パスワード（確認）") }
    public var introductionLabel: String { say("자기소개", "About you", "自己紹介") }
    public var introductionHint: String {
        say("어떤 나들이를 좋아하세요?", "What outings do you like?", "どんなお出かけが好きですか？")
    }
    public var phoneLabel: String { say("전화번호", "Phone number", "電話番号") }
    public var birthLabel: String { say("생년월일", "Date of birth", "生年月日") }
    public var birthUnchosen: String { say("아래에서 돌려 골라 주세요", "Turn the wheels below", "下のホイールで選択") }
    public var birthHelp: String {
        say("만 14세부터 가입할 수 있어요.", "You can join from the age of 14.", "14歳から登録できます。")
    }
    public var cancel: String { say("취소", "Cancel", "キャンセル") }
    public var next: String { say("다음", "Next", "次へ") }
    public var previous: String { say("이전", "Previous", "前へ") }
    public var join: String { say("가입", "Join", "登録する") }
    public func step(_ number: Int, of count: Int) -> String {
        say(
            String(count) + "단계 중 " + String(number) + "단계", "Step " + String(number) + " of " + String(count),
            String(count) + "ステップ中" + String(number))
    }
    public var handleFree: String { say("쓸 수 있는 아이디예요", "This ID is yours to take", "このIDは使えます") }
    public var handleAsking: String { say("아이디를 확인하는 중…", "Checking the ID…", "IDを確認中…") }
    public var readTerms: String { say("이용약관", "Terms of use", "利用規約") }
    public var readPrivacy: String { say("개인정보 처리방침", "Privacy policy", "プライバシーポリシー") }
    public var agreeToTerms: String { say("이용약관에 동의해요", "I agree to the terms of use", "利用規約に同意します") }
    public var agreeToPrivacy: String {
        say("개인정보 처리에 동의해요", "I agree to the privacy policy", "個人情報の取り扱いに同意します")
    }
    public var read: String { say("읽기", "Read", "読む") }
    public var joining: String { say("가입하는 중…", "Joining…", "登録しています…") }
    public var joinFailed: String {
        say(
            "가입하지 못했어요. 적은 내용은 그대로 있으니 다시 시도해 주세요.",
            "That did not work. What you filled in is kept; please try again.",
            "登録できませんでした。入力内容はそのままです。もう一度お試しください。")
    }
    public var joined: String {
        say(
            "가입했어요. 비밀번호를 넣고 로그인하세요.", "You have joined. Enter your password to sign in.",
            "登録しました。パスワードを入力してログインしてください。")
    }
    public var joinedWithCodes: String {
        say(
            "가입했어요. 아래 복구 코드를 적어 두고, 비밀번호를 넣어 로그인하세요.",
            "You have joined. Note the recovery codes below, then enter your password to sign in.",
            "登録しました。下の復旧コードを控えてから、パスワードを入力してログインしてください。")
    }
    public var recoveryTitle: String { say("복구 코드", "Recovery codes", "復旧コード") }
    public var recoveryText: String {
        say(
            "비밀번호를 잊었을 때 하나로 한 번 들어올 수 있어요. 지금만 보이니 적어 두세요.",
            "Each lets you in once if you forget your password. They are shown only now: keep them safe.",
            "パスワードを忘れたとき、一つにつき一度入れます。今だけ表示されるので控えておいてください。")
    }
    public var quickSignIn: String { say("간편 로그인", "Or sign in with", "かんたんログイン") }
    public func isDemo(_ provider: String) -> String {
        say(provider + " (체험용)", provider + " (demo provider)", provider + "（お試し用）")
    }
    public var signInPicture: String {
        say("바닷가 언덕의 집", "A house on a hill by the sea", "海辺の丘の家")
    }
}

// The picture.
extension Words {
    public var profilePicture: String { say("프로필 사진", "Profile picture", "プロフィール写真") }
    public var addPicture: String { say("프로필 사진 넣기", "Add a profile picture", "プロフィール写真を追加") }
    public var changePicture: String { say("프로필 사진 바꾸기", "Change the profile picture", "プロフィール写真を変更") }
    public var add: String { say("추가", "Add", "追加") }
    public var edit: String { say("편집", "Edit", "編集") }
    public var choosePhoto: String { say("사진 찍기 · 고르기", "Take or choose a photo", "撮影または写真を選択") }
    public var drawAvatar: String { say("그림으로 할래요", "Use a drawing", "イラストにする") }
    public var drawAnother: String { say("다른 그림", "Another drawing", "別のイラスト") }
    public var removePicture: String { say("사진 지우기", "Remove the picture", "写真を削除") }
    public var cutPicture: String { say("네모로 자르기", "Cut to a square", "正方形に切り取る") }
    public var cutHelp: String {
        say(
            "끌어서 옮기고, 두 손가락이나 휠로 키워요. 화살표와 + −도 돼요.",
            "Drag to move; pinch or turn the wheel to zoom. Arrow keys, + and − work too.",
            "ドラッグで移動、ピンチやホイールで拡大。矢印キーと + − も使えます。")
    }
    public var usePicture: String { say("이 사진 쓰기", "Use this picture", "この写真を使う") }
    public var pictureFile: String {
        say(
            "사진 올리기 (JPEG, PNG, WebP, HEIC · 7 MB까지)", "Or send a photo (JPEG, PNG, WebP or HEIC, up to 7 MB)",
            "写真を送る（JPEG・PNG・WebP・HEIC、7MBまで）")
    }
    public var newPicture: String { say("새 사진", "The new picture", "新しい写真") }
    public var keepPicture: String { say("지금 사진 그대로", "Keep it as it is", "今の写真のまま") }
    public var sendingPicture: String { say("사진을 보내는 중이에요…", "Sending the picture…", "写真を送信しています…") }
    public var pictureNotSent: String {
        say(
            "사진을 보내지 못했어요. 다시 눌러 주세요", "The picture was not sent. Please try again",
            "写真を送信できませんでした。もう一度お試しください")
    }
    public var done: String { say("완료", "Done", "完了") }
    public var drawing: String { say("그림", "Drawing", "イラスト") }
}

extension Words {
    public func refusal(_ refusal: SignUpRefusal) -> String {
        switch refusal {
        case .pictureMissing: say("프로필 사진을 골라 주세요", "Choose a profile picture", "プロフィール写真を選んでください")
        case .pictureUnreadable: say("읽을 수 없는 사진이에요", "This picture can't be read", "この写真は読み取れません")
        case .pictureTooManyPixels:
            say(
                "화소가 너무 많은 사진이에요. 크기를 줄여 주세요", "This picture has too many pixels. Please make it smaller",
                "画素数が多すぎます。小さくしてください")
        case .pictureTooLarge: say("사진이 너무 커요 (7 MB까지)", "The picture is too large (up to 7 MB)", "写真が大きすぎます（7 MBまで）")
        case .handleMissing: say("아이디를 적어 주세요", "Enter an ID", "IDを入力してください")
        case .handleTooShort: say("아이디는 4자 이상이에요", "An ID has at least 4 characters", "IDは4文字以上です")
        case .handleTooLong: say("아이디는 20자까지예요", "An ID has at most 20 characters", "IDは20文字までです")
        case .handleBadCharacter:
            say("영어 소문자, 숫자, _만 쓸 수 있어요", "Only a–z, 0–9 and _ can be used", "使えるのは英小文字、数字、_ だけです")
        case .handleTaken: say("이미 쓰는 아이디예요", "This ID is taken", "このIDはすでに使われています")
        case .passwordMissing: say("비밀번호를 적어 주세요", "Enter a password", "パスワードを入力してください")
        case .passwordTooShort: say("비밀번호는 8자 이상이에요", "A password has at least 8 characters", "パスワードは8文字以上です")
        case .passwordTooLong: say("비밀번호는 128자까지예요", "A password has at most 128 characters", "パスワードは128文字までです")
        case .passwordCommon:
            say(
                "너무 흔한 비밀번호예요. 다른 것으로 해 주세요", "This password is too common; choose another", "よく使われるパスワードです。別のものにしてください"
            )
        case .repetitionMissing: say("비밀번호를 한 번 더 적어 주세요", "Enter the password again", "パスワードをもう一度入力してください")
        case .repetitionDiffers: say("두 비밀번호가 서로 달라요", "The two passwords differ", "二つのパスワードが一致しません")
        case .introductionMissing: say("자기소개를 적어 주세요", "Say something about yourself", "自己紹介を書いてください")
        case .introductionTooLong: say("자기소개는 300자까지예요", "At most 300 characters", "自己紹介は300文字までです")
        case .introductionBadCharacter:
            say(
                "자기소개에 쓸 수 없는 문자가 있어요", "The introduction has a character that can't be used", "自己紹介に使えない文字があります")
        case .phoneMissing: say("전화번호를 적어 주세요", "Enter a phone number", "電話番号を入力してください")
        case .phoneTooShort: say("전화번호는 9자리 이상이에요", "A phone number has at least 9 digits", "電話番号は9桁以上です")
        case .phoneTooLong: say("전화번호는 15자리까지예요", "A phone number has at most 15 digits", "電話番号は15桁までです")
        case .phoneBadCharacter: say("숫자만 적어 주세요", "Digits only, please", "数字だけで入力してください")
        case .birthMissing: say("생년월일을 골라 주세요", "Choose your date of birth", "生年月日を選んでください")
        case .birthMalformed: say("없는 날짜예요", "There is no such date", "存在しない日付です")
        case .birthTooYoung: say("만 14세부터 가입할 수 있어요", "You can join from the age of 14", "14歳から登録できます")
        case .birthTooEarly: say("1900년부터 고를 수 있어요", "From the year 1900 on", "1900年以降を選んでください")
        case .termsMissing: say("이용약관에 동의해 주세요", "Please agree to the terms of use", "利用規約への同意が必要です")
        case .privacyMissing: say("개인정보 처리에 동의해 주세요", "Please agree to the privacy policy", "個人情報の取り扱いへの同意が必要です")
        }
    }

    /// By the number of `SignInRefusal`; empty for none.
    public func signInRefusal(_ number: Int) -> String {
        switch number {
        case 1: say("아이디를 적어 주세요", "Enter your ID", "ユーザーIDを入力してください")
        case 2: say("비밀번호를 적어 주세요", "Enter your password", "パスワードを入力してください")
        case 3: say("아이디나 비밀번호가 맞지 않아요", "The ID or the password is not right", "IDまたはパスワードが正しくありません")
        case 4:
            say("시도가 너무 많았어요. 잠시 뒤 다시 해 주세요", "Too many attempts; please wait a moment", "試行回数が多すぎます。しばらくしてからお試しください")
        case 5:
            say("로그인하지 못했어요. 다시 시도해 주세요", "Signing in did not work; please try again", "ログインできませんでした。もう一度お試しください")
        default: ""
        }
    }

    /// 1998년 4월 17일, Apr 17, 1998, 1998年4月17日.
    public func date(_ date: Day) -> String {
        let year = String(date.parts.year)
        return say(year + "년 " + day(date), day(date) + ", " + year, year + "年" + day(date))
    }

    /// The name of a birth date's wheel, in the order of `BirthWheels.Wheel`.
    public func wheel(_ number: Int) -> String {
        switch number {
        case 0: say("년", "Year", "年")
        case 1: say("월", "Month", "月")
        default: say("일", "Day", "日")
        }
    }

    /// An item of it: 1998년, Apr, 17日.
    public func wheelItem(_ number: Int, _ value: Int) -> String {
        switch language {
        case .english: number == 1 ? Words.englishMonth(value) : String(value)
        default: String(value) + wheel(number)
        }
    }
}
