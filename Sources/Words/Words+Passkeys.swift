// Passkeys, in the settings and at the sign-in.
extension Words {
    public var passkeysMeaning: String {
        say(
            "비밀번호 없이 얼굴이나 지문으로 로그인해요. 휴대폰의 키체인이 간직해요.",
            "Sign in by face or fingerprint, without a password. Your phone's keychain keeps it.",
            "パスワードなしで、顔や指紋でログインできます。スマートフォンのキーチェーンに保存されます。")
    }
    public var passkeysNeedName: String {
        say(
            "이 주소에서는 추가할 수 없어요. 패스키는 localhost나 도메인처럼 이름이 있는 주소에서만 쓸 수 있어요.",
            "None can be added at this address: passkeys need a name such as localhost or a domain.",
            "このアドレスでは追加できません。パスキーはlocalhostやドメインなど、名前のあるアドレスでだけ使えます。")
    }
    public var passkeysNeedBrowser: String {
        say(
            "이 브라우저에서는 패스키를 추가할 수 없어요.", "This browser can't add passkeys.", "このブラウザではパスキーを追加できません。")
    }
    public var proofNeedsPasskeys: String {
        say(
            "이 브라우저에서는 패스키를 쓸 수 없어요. 패스키를 쓸 수 있는 브라우저에서 열어 주세요.",
            "This browser can't use passkeys. Please open this page in one that can.",
            "このブラウザではパスキーを使えません。パスキーを使えるブラウザで開いてください。")
    }
    public var passkeyLabel: String { say("패스키 이름", "Name of the passkey", "パスキーの名前") }
    public var addPasskey: String { say("패스키 추가", "Add a passkey", "パスキーを追加") }
    public var signInByPasskey: String { say("패스키로 로그인", "Sign in with a passkey", "パスキーでログイン") }
    public func removePasskey(_ label: String) -> String {
        say(label + " 패스키 지우기", "Remove the passkey " + label, "パスキー「" + label + "」を削除")
    }
    public var remove: String { say("지우기", "Remove", "削除") }
    public var passkeyFailed: String {
        say("패스키를 쓰지 못했어요. 다시 시도해 주세요.", "That did not work; please try again.", "パスキーを使えませんでした。もう一度お試しください。")
    }
    public var passkeyIsHere: String {
        say("이 기기에는 이미 패스키가 있어요.", "This device already has a passkey.", "この端末にはすでにパスキーがあります。")
    }
    public var passkeyExpired: String {
        say(
            "시간이 지났어요. 다시 눌러 주세요.", "That took too long. Please press the button again.",
            "時間が過ぎました。もう一度押してください。")
    }
    public var passkeyInvalid: String {
        say(
            "이 패스키로는 로그인할 수 없어요. 지워졌거나 다른 곳의 패스키예요.",
            "This passkey does not open anything here. It was removed, or belongs to another site.",
            "このパスキーは使えません。削除されたか、別のサイトのものです。")
    }
    public var passkeyKnown: String {
        say("이미 등록된 패스키예요.", "This passkey has been added already.", "このパスキーはすでに登録されています。")
    }
    public var passkeysTooMany: String {
        say(
            "패스키가 너무 많아요. 쓰지 않는 것을 지워 주세요.", "There are too many passkeys; remove one first.",
            "パスキーが多すぎます。使わないものを削除してください。")
    }
    public var passkeyIsLastWayIn: String {
        say(
            "로그인할 방법이 이것뿐이라 지울 수 없어요. 먼저 비밀번호나 다른 로그인을 더해 주세요.",
            "It is your only way in, so it stays. Add a password or another sign-in first.",
            "ログイン方法がこれだけなので削除できません。先にパスワードか別のログインを追加してください。")
    }
}
