import Domain

// From a stay to its booking (S1-8.9 to S1-10).
extension Words {
    public var reserve: String { say("예약하기", "Book", "予約する") }
    public var fillIn: String { say("정보 입력 하기", "Fill in details", "情報を入力する") }
    public var chooseOtherDates: String { say("다른 날짜 고르기", "Other dates", "別の日を選ぶ") }
    public var changeGuests: String { say("인원 바꾸기", "Change guests", "人数を変える") }

    // The form.
    public var reservationTitle: String { say("예약 정보", "Your booking", "予約情報") }
    public var goToBooking: String { say("예약", "Book", "予約") }
    public var noDates: String { say("날짜를 골라 주세요", "Choose dates", "日付を選ぶ") }
    public func mostGuests(_ count: Int) -> String {
        say(
            "어린이를 포함해 최대 " + String(count) + "명까지 묵을 수 있어요. 유아는 세지 않아요.",
            "It sleeps " + guestsInWords(count) + ", children included. Infants don't count.",
            "子どもを含めて" + String(count) + "人まで泊まれます。乳幼児は数えません。")
    }
    private func guestsInWords(_ count: Int) -> String { count == 1 ? "1 guest" : String(count) + " guests" }

    /// Why one day can't be chosen, behind its name.
    public func dayRefusal(_ refusal: StayRefusal) -> String {
        switch refusal {
        case .taken: say("이미 예약됨", "already taken", "予約済み")
        case .preparation: say("호스트가 준비하는 날", "kept free by the host", "準備のため不可")
        case .notOpen: say("호스트가 열지 않은 날", "not offered", "受付なし")
        case .alreadyPast: say("지난 날", "past", "過去の日")
        case .tooFarAhead: say("아직 열리지 않은 날", "too far ahead", "まだ受付前")
        case .tooSoon(let days):
            say(
                String(days) + "일 전까지 예약해야 하는 숙소",
                "to be booked " + (days == 1 ? "a day" : String(days) + " days") + " ahead",
                String(days) + "日前までの予約が必要")
        case .tooShort(let least): say(nights(least) + "부터", "at least " + nights(least), nights(least) + "から")
        case .tooLong(let most): say(nights(most) + "까지", "at most " + nights(most), nights(most) + "まで")
        case .priceUnknown, .tooManyGuests: self.refusal(refusal)
        }
    }

    /// The day itself could be left on, but not after the day that was chosen first.
    public var nightBetween: String {
        say("사이에 묵을 수 없는 날이 있음", "a night in between can't be had", "間に泊まれない日あり")
    }

    /// 3월 12일 금요일 – 이미 예약됨. The day was tapped and nothing has changed.
    public func notChosen(_ day: Day, _ reason: String) -> String {
        dayAndWeekday(day) + say(" – ", " – ", "：") + reason + say(".", ".", "。")
    }

    // The last look.
    public var finalTitle: String { say("예약 확인", "Confirm your booking", "予約の確認") }
    public var checkInLabel: String { say("체크인", "Check-in", "チェックイン") }
    public var checkOutLabel: String { say("체크아웃", "Check-out", "チェックアウト") }
    public func averagePerNight(_ money: String) -> String {
        say("1박 평균 " + money, money + " per night on average", "1泊平均 " + money)
    }

    /// 3월 10일 (수) 15:00, Wed, Mar 10, 15:00, 3月10日(水) 15:00.
    public func dayAndHour(_ day: Day, hour: Int) -> String {
        let weekday = weekday(day.weekday)
        let time = (hour < 10 ? "0" : "") + String(hour) + ":00"
        return say(
            self.day(day) + " (" + weekday + ") " + time, weekday + ", " + self.day(day) + ", " + time,
            self.day(day) + "(" + weekday + ") " + time)
    }

    /// 100,000원 × 2박, with why it costs so where nights differ: 주말 120,000원 × 1박.
    public func lodgingLine(_ kind: LodgingLine.Kind?, _ price: String, nights count: Int) -> String {
        let line = price + " × " + nights(count)
        guard let kind else { return line }
        return self.kind(kind) + " " + line
    }

    private func kind(_ kind: LodgingLine.Kind) -> String {
        switch kind {
        case .weekday: say("주중", "Weekdays", "平日")
        case .weekend: say("주말", "Weekend", "週末")
        case .season: say("시즌", "Season", "シーズン")
        case .single: say("지정일", "Special days", "指定日")
        }
    }

    public var nothingToPayNow: String {
        say(
            "지금은 결제하지 않아요. 합계는 체크인할 때 호스트에게 치러요.", "Nothing is paid now. The total is due to the host at check-in.",
            "今は支払いません。合計はチェックインのときにホストへ支払います。")
    }

    /// 3월 9일까지 취소하면 전액을 돌려받아요. – one step of the rule by which a booking can be cancelled.
    public func refund(_ percent: Int, until day: Day) -> String {
        let day = self.day(day)
        guard percent < 100 else {
            return say(day + "까지 취소하면 전액 환불돼요.", "Full refund until " + day + ".", day + "までの取り消しは全額返金。")
        }
        let part = String(percent) + "%"
        return say(
            day + "까지는 " + part + "를 돌려받아요.", part + " back until " + day + ".", day + "までは" + part + "を返金。")
    }
    /// Between two sentences.
    public var space: String { say(" ", " ", "") }
    public var refundEnds: String { say("그 뒤에는 환불되지 않아요.", "Nothing after that.", "以降の返金はありません。") }
    public var noRefund: String {
        say("취소해도 환불되지 않아요.", "No refund if you cancel.", "取り消しても返金はありません。")
    }

    public var signInToBook: String {
        say(
            "예약하려면 로그인이 필요해요. 고른 내용은 그대로 남아 있어요.", "You'll sign in first. What you have chosen stays.",
            "予約にはログインが必要です。選んだ内容はそのまま残ります。")
    }
    public var bookingUnanswered: String {
        say(
            "답을 받지 못했어요. 다시 눌러도 한 번만 예약돼요.", "There was no answer. Try again: it will be booked only once.",
            "応答がありませんでした。もう一度押しても、予約は一度だけです。")
    }
    public var bookingUnderWay: String { say("예약하는 중이에요", "Booking", "予約しています") }
    public var formerTotal: String { say("이전 합계", "Former total", "変更前の合計") }
    public var nearestDates: String { say("가까운 다른 날짜", "The nearest other dates", "近い日程") }
}
