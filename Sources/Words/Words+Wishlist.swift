import Domain

// Hearts and the wishlist (S1-2).
extension Words {
    public var wishlist: String { say("위시리스트", "Wishlist", "ウィッシュリスト") }
    /// What a heart is called; whether it is full is said beside it.
    public func heartName(_ name: String) -> String {
        say(name + " 위시리스트에 저장", "Save " + name + " to the wishlist", name + "をウィッシュリストに保存")
    }
    public func savedStays(_ count: Int) -> String {
        say(
            "저장한 숙소 " + String(count) + "곳", count == 1 ? "1 saved stay" : String(count) + " saved stays",
            "保存した宿 " + String(count) + "件")
    }
    public var undo: String { say("되돌리기", "Undo", "元に戻す") }
    /// - Parameter name: empty where it isn't known.
    public func heartRemoved(_ name: String) -> String {
        guard !name.isEmpty else {
            return say("위시리스트에서 뺐어요", "Taken off the wishlist", "ウィッシュリストから外しました")
        }
        // Without a particle, which would depend on how the name ends.
        return say(
            "위시리스트에서 뺐어요: " + name, "Taken off the wishlist: " + name, "ウィッシュリストから外しました：" + name)
    }
    public var wishlistFull: String {
        let most = String(Wishlist.most)
        return say(
            "위시리스트가 가득 찼어요. " + most + "곳까지 담을 수 있어요. 먼저 하나를 빼 주세요.",
            "The wishlist is full: it holds " + most + ". Take something off first.",
            "ウィッシュリストがいっぱいです。" + most + "件まで保存できます。先にどれかを外してください。")
    }
    public var heartRefused: String {
        say(
            "저장하지 못해 하트를 되돌렸어요. 잠시 뒤 다시 눌러 주세요.",
            "That could not be saved, so the heart went back. Please try again in a moment.",
            "保存できなかったため、ハートを元に戻しました。しばらくしてからもう一度お試しください。")
    }
    public var heartUnanswered: String {
        say(
            "연결되지 않아 하트를 되돌렸어요. 연결되면 다시 눌러 주세요.",
            "There is no connection, so the heart went back. Press it again once there is.",
            "接続できないため、ハートを元に戻しました。つながったらもう一度押してください。")
    }
    public var wishlistEmptyTitle: String {
        say("아직 저장한 숙소가 없어요", "Nothing saved yet", "保存した宿はまだありません")
    }
    public var wishlistEmptyText: String {
        say(
            "마음에 드는 숙소의 하트를 누르면 여기에 모여요.", "Press the heart of a stay you like, and it is kept here.",
            "気に入った宿のハートを押すと、ここに集まります。")
    }
    public var findStays: String { say("숙소 찾기", "Find stays", "宿を探す") }
    public var wishlistHint: String {
        say(
            "이 브라우저에 저장돼 있어요. 로그인하면 어느 기기에서나 볼 수 있어요.",
            "Kept in this browser. Sign in to see it on every device.",
            "このブラウザに保存されています。ログインするとどの端末でも見られます。")
    }
    public var wishlistFailed: String {
        say(
            "저장한 숙소를 모두 불러오지 못했어요.", "Not all saved stays could be loaded.",
            "保存した宿をすべて読み込めませんでした。")
    }
}
