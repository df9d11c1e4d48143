// What one agrees to when joining, in full. Short, because Nadri asks for little.
extension Words {
    /// Heading and text, one part after another.
    public var terms: [(heading: String, text: String)] {
        [
            (
                say("나들이가 하는 일", "What Nadri does", "ナドゥリがすること"),
                say(
                    "나들이는 숙소, 모임, 빈방, 데이트 코스를 찾고 나누는 곳이에요. 돈을 받거나 전하지 않으며, 숙소 값은 호스트에게 직접 내요.",
                    "Nadri is a place to find and share stays, meetups, free rooms and courses. It takes no payments; what a stay costs is paid to its host.",
                    "ナドゥリは宿、集まり、空室、コースを探して分かち合う場所です。代金は受け取らず、宿泊料はホストに直接支払います。")
            ),
            (
                say("누가 쓸 수 있나요", "Who may use it", "利用できる人"),
                say(
                    "만 14세부터 쓸 수 있어요. 한 사람이 계정 하나를 쓰고, 비밀번호와 복구 코드는 남에게 알려 주지 않아요.",
                    "Anyone from the age of 14. One person has one account, and keeps its password and recovery codes to themselves.",
                    "14歳から利用できます。アカウントは一人一つとし、パスワードと復旧コードは他の人に教えないでください。")
            ),
            (
                say("지켜 주세요", "What we ask of you", "お願い"),
                say(
                    "다른 사람을 속이거나 괴롭히지 않고, 올릴 권리가 있는 사진과 글만 올려요. 어기면 글을 내리거나 계정을 닫을 수 있어요.",
                    "Do not deceive or harass others, and post only pictures and texts you may post. Otherwise we may remove them or close the account.",
                    "人をだましたり困らせたりせず、投稿する権利のある写真と文章だけを載せてください。守られない場合は削除やアカウントの停止をすることがあります。")
            ),
            (
                say("그만두고 싶을 때", "When you want to leave", "やめるとき"),
                say(
                    "언제든 설정에서 계정을 지울 수 있어요. 남은 예약은 먼저 취소해 주세요.",
                    "You can delete your account in the settings at any time. Please cancel open bookings first.",
                    "いつでも設定からアカウントを削除できます。残っている予約は先に取り消してください。")
            ),
        ]
    }

    public var privacy: [(heading: String, text: String)] {
        [
            (
                say("무엇을 받나요", "What we ask for", "お預かりする情報"),
                say(
                    "아이디, 비밀번호, 프로필 사진이나 그림, 자기소개, 전화번호, 생년월일을 받아요. 비밀번호는 되돌릴 수 없는 꼴로만 두어요.",
                    "Your ID, password, picture or drawing, introduction, phone number and date of birth. The password is kept only in a form that can't be turned back.",
                    "ユーザーID、パスワード、写真またはイラスト、自己紹介、電話番号、生年月日をお預かりします。パスワードは元に戻せない形でのみ保管します。")
            ),
            (
                say("로그인하지 않았을 때", "Without signing in", "ログインしていないとき"),
                say(
                    "하트를 누르면 그 브라우저를 알아보는 쿠키를 두고 위시리스트를 일 년 동안 간직해요. 누구인지는 알지 못하고, 로그인하면 계정으로 옮겨요.",
                    "Pressing a heart sets a cookie that knows the browser again, and its wishlist is kept for a year. We don't know whose it is; signing in moves it to the account.",
                    "ハートを押すとそのブラウザを見分けるクッキーを置き、ウィッシュリストを一年間保管します。誰のものかは分かりません。ログインするとアカウントに移します。")
            ),
            (
                say("어디에 쓰나요", "What it is for", "使いみち"),
                say(
                    "로그인, 예약과 모임을 이어 주는 데, 그리고 나이를 확인하는 데만 써요. 팔거나 광고에 쓰지 않아요.",
                    "For signing in, for connecting you with hosts and meetups, and for checking your age. It is never sold or used for advertising.",
                    "ログイン、宿や集まりとの連絡、年齢の確認だけに使います。販売や広告には使いません。")
            ),
            (
                say("누가 보나요", "Who sees it", "見られる範囲"),
                say(
                    "사진, 아이디, 자기소개는 다른 사람에게 보여요. 전화번호와 생년월일은 보이지 않아요. 사진에 담긴 위치 같은 정보는 지워요.",
                    "Others see your picture, ID and introduction, never your phone number or date of birth. Places and other notes inside pictures are removed.",
                    "写真、ユーザーID、自己紹介は他の人に表示されます。電話番号と生年月日は表示されません。写真に含まれる位置などの情報は取り除きます。")
            ),
            (
                say("얼마나 두나요", "How long we keep it", "保管期間"),
                say(
                    "계정이 있는 동안만 두고, 지우면 함께 지워요. 설정에서 언제든 모두 내려받을 수 있어요.",
                    "As long as you have an account; deleting it deletes everything. You can download all of it in the settings at any time.",
                    "アカウントがある間だけ保管し、削除すると一緒に消します。設定からいつでもすべてダウンロードできます。")
            ),
        ]
    }
}
