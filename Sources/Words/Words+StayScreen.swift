import Domain

// One stay in full (S1-8).
extension Words {
    public var share: String { say("공유", "Share", "共有") }
    public var shareTitle: String { say("이 숙소 공유하기", "Share this stay", "この宿を共有") }
    public var copyLink: String { say("링크 복사", "Copy link", "リンクをコピー") }
    public var linkCopied: String { say("링크를 복사했어요", "Link copied", "リンクをコピーしました") }
    public var shareCode: String {
        say("이 주소의 QR 코드", "QR code of this address", "このアドレスのQRコード")
    }
    public var copyFailed: String {
        say(
            "복사하지 못했어요. 아래 주소를 길게 눌러 복사하세요.", "Copying failed. Press the address below to copy it.",
            "コピーできませんでした。下のアドレスを長押ししてください。")
    }
    public var pictures: String { say("숙소 사진", "Pictures of the stay", "宿の写真") }
    public func picture(_ number: Int, of count: Int) -> String {
        say(
            "사진 " + String(count) + "장 중 " + String(number) + "번째",
            "Picture " + String(number) + " of " + String(count),
            "写真 " + String(count) + "枚中" + String(number) + "枚目")
    }
    public func hostedBy(_ host: String) -> String {
        guard !host.isEmpty else { return say("호스트가 맞이해요", "Hosted", "ホストがお迎えします") }
        return say(host + " 님이 맞이해요", "Hosted by " + host, host + "さんがお迎えします")
    }
    public func upTo(_ guests: Int) -> String {
        say("최대 " + String(guests) + "명", "up to " + String(guests), "最大" + String(guests) + "名")
    }
    public var guestsLabel: String { say("게스트", "Guests", "ゲスト") }
    public var bedroomsLabel: String { say("침실", "Bedrooms", "寝室") }
    public var bedsLabel: String { say("침대", "Beds", "ベッド") }
    public var bathsLabel: String { say("욕실", "Baths", "浴室") }
    /// 1, 1.5 from half baths.
    public static func baths(_ halfBaths: Int) -> String {
        String(halfBaths / 2) + (halfBaths % 2 == 0 ? "" : ".5")
    }
    public var introduction: String { say("숙소 소개", "About this stay", "宿の紹介") }
    public var more: String { say("더보기", "Read more", "もっと読む") }
    public var less: String { say("접기", "Show less", "閉じる") }
    public var amenities: String { say("편의시설", "What it offers", "設備") }
    public var reviewsTitle: String { say("후기", "Reviews", "レビュー") }
    public var rules: String { say("숙박 조건", "Conditions of stay", "宿泊条件") }
    public func minimumStay(_ nights: Int) -> String {
        say(
            "최소 " + self.nights(nights), "At least " + self.nights(nights), self.nights(nights) + "以上")
    }
    public func maximumStay(_ nights: Int) -> String {
        say(
            "최대 " + self.nights(nights), "At most " + self.nights(nights), self.nights(nights) + "まで")
    }
    public func calendarMoved(weeks: Int) -> String {
        say(
            "예약 달력은 원래 자료보다 " + String(weeks) + "주 옮겨 보여 줘요.",
            "The calendar is shown " + String(weeks) + " weeks later than in the original data.",
            "予約カレンダーは元のデータより" + String(weeks) + "週間ずらして表示しています。")
    }
    public var priceLines: String { say("요금", "Price", "料金") }
    public func lodging(_ nights: Int) -> String {
        say("숙박 " + self.nights(nights), "Lodging, " + self.nights(nights), "宿泊 " + self.nights(nights))
    }
    public var extraGuestsLine: String { say("추가 인원", "Extra guests", "追加人数") }
    public func discountLine(nights: Int, percent: Int) -> String {
        let name = nights >= 28 ? say("월간 할인", "Monthly discount", "月割引") : say("주간 할인", "Weekly discount", "週割引")
        return name + " " + String(percent) + "%"
    }
    public var cleaningLine: String { say("청소비", "Cleaning", "清掃料") }
    public var serviceLine: String { say("서비스 수수료", "Service", "サービス料") }
    public var taxLine: String { say("세금", "Tax", "税") }
    public var sum: String { say("합계", "Total", "合計") }
    public var withoutDates: String { say("날짜를 고르면 총액이 보여요", "Choose dates to see the total", "日付を選ぶと合計が表示されます") }
    public var priceUnknownText: String {
        say("가격을 알 수 없어 예약할 수 없어요", "The price is not known, so it can't be booked", "料金が不明のため予約できません")
    }
}
