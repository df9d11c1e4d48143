import Domain

// What somebody has booked (S1-11, S1-12).
extension Words {
    public var schedule: String { say("일정", "Schedule", "予定") }
    public var comingBookings: String { say("다가오는 예약", "Coming up", "これからの予約") }
    public var pastBookings: String { say("지난 예약", "Past", "過去の予約") }
    public var noBookingsTitle: String { say("아직 예약이 없어요", "Nothing booked yet", "予約はまだありません") }
    public var noBookingsText: String {
        say(
            "마음에 드는 숙소를 예약하면 여기에 모여요.", "What you book is kept here, the nearest first.",
            "宿を予約すると、ここに近い順に並びます。")
    }
    public var bookedNote: String { say("예약했어요", "Booked", "予約しました") }
    public func cancelledNote(_ refund: Money) -> String {
        say("예약을 취소했어요. ", "The booking is cancelled. ", "予約を取り消しました。") + refunded(refund)
    }
    public var pages: String { say("예약 목록의 쪽", "Pages of bookings", "予約一覧のページ") }
    public var nearerPage: String { say("앞쪽", "Previous", "前へ") }
    public var fartherPage: String { say("다음 쪽", "Next", "次へ") }
    public func pageNumber(_ number: Int, of count: Int) -> String {
        say(
            String(count) + "쪽 중 " + String(number) + "쪽", "Page " + String(number) + " of " + String(count),
            String(count) + "ページ中" + String(number) + "ページ")
    }

    /// D-6, and D-DAY on the day itself.
    public func daysLeft(_ days: Int) -> String {
        switch days {
        case ...0: say("D-DAY", "Today", "本日")
        case 1: say("D-1", "Tomorrow", "明日")
        default: say("D-" + String(days), "In " + String(days) + " days", "あと" + String(days) + "日")
        }
    }
    /// The same for who hears it.
    public func daysLeftSpoken(_ days: Int) -> String {
        guard days > 0 else { return say("오늘 체크인", "Check-in today", "本日チェックイン") }
        return say(
            "체크인까지 " + String(days) + "일", days == 1 ? "Check-in in 1 day" : "Check-in in " + String(days) + " days",
            "チェックインまで" + String(days) + "日")
    }
    public func phase(_ phase: BookingPhase) -> String {
        switch phase {
        case .coming: say("예약 확정", "Confirmed", "予約確定")
        case .staying: say("숙박 중", "Staying now", "滞在中")
        case .past: say("다녀왔어요", "Past stay", "滞在済み")
        case .cancelled: say("취소된 예약", "Cancelled", "取り消し済み")
        }
    }

    // One booking.
    public var bookingTitle: String { say("예약", "Booking", "予約") }
    /// 2027년 3월 10일, Mar 10, 2027, 2027年3月10日.
    public func dayAndYear(_ day: Day) -> String {
        let (year, month, date) = day.parts
        return say(
            String(year) + "년 " + String(month) + "월 " + String(date) + "일",
            Words.englishMonth(month) + " " + String(date) + ", " + String(year),
            String(year) + "年" + String(month) + "月" + String(date) + "日")
    }
    /// 수요일 15:00, Wed from 15:00, 水曜日 15:00: from when on one can arrive.
    public func arrival(_ day: Day, hour: Int) -> String {
        weekdayName(day) + say(" ", " from ", " ") + Words.clock(hour) + say("부터", "", "から")
    }
    /// By when to leave.
    public func departure(_ day: Day, hour: Int) -> String {
        weekdayName(day) + say(" ", " by ", " ") + Words.clock(hour) + say("까지", "", "まで")
    }
    public func weekdayName(_ day: Day) -> String { weekday(day.weekday) + say("요일", "", "曜日") }
    /// 09:00 of 9.
    public static func clock(_ hour: Int) -> String { (hour < 10 ? "0" : "") + String(hour) + ":00" }
    public func host(_ name: String) -> String {
        guard !name.isEmpty else { return say("호스트", "Host", "ホスト") }
        return say("호스트 " + name, "Host " + name, "ホスト " + name)
    }
    public var placeTitle: String { say("위치", "Where it is", "場所") }
    public var openInMaps: String { say("지도 앱에서 보기", "Open in the map app", "地図アプリで見る") }
    public var toStay: String { say("숙소 보기", "See the stay", "宿を見る") }
    public var stayNotOffered: String {
        say(
            "지금은 새 예약을 받지 않는 숙소예요. 이 예약은 그대로예요.",
            "The stay takes no new bookings at present. Yours stands.",
            "現在は新しい予約を受け付けていない宿です。この予約はそのままです。")
    }
    public var bookingNumber: String { say("예약 번호", "Booking number", "予約番号") }
    public var receipt: String { say("영수증", "Receipt", "予約明細書") }
    public var addToCalendar: String { say("캘린더에 추가", "Add to calendar", "カレンダーに追加") }
    public var dueToHost: String {
        say(
            "체크인할 때 호스트에게 치를 금액이에요. 나들이는 돈을 받지 않아요.",
            "Due to the host at check-in. Nadri takes no payment.",
            "チェックイン時にホストに支払う金額です。ナドゥリは代金を受け取りません。")
    }

    // Cancelling.
    public var refundTitle: String { say("취소와 환불", "Cancelling and refund", "取り消しと返金") }
    public var cancelBooking: String { say("예약 취소", "Cancel the booking", "予約を取り消す") }
    public func nightsFreed(_ nights: Int) -> String {
        say(
            "취소하면 " + self.nights(nights) + "이 바로 비워져요.",
            "Once cancelled, " + self.nights(nights) + (nights == 1 ? " is" : " are") + " free again at once.",
            "取り消すと" + self.nights(nights) + "分がすぐに空きます。")
    }
    public var cancelQuestion: String { say("예약을 취소할까요?", "Cancel this booking?", "予約を取り消しますか？") }
    /// What comes back of the total to who cancels today.
    public func refundToday(_ refund: Money, of total: Money) -> String {
        guard refund.minor > 0 else {
            return say(
                "오늘 취소하면 환불되지 않아요. (합계 " + money(total) + ")",
                "Cancelled today, nothing of " + money(total) + " comes back.",
                "本日取り消すと返金はありません。（合計" + money(total) + "）")
        }
        return say(
            "오늘 취소할 때 환불 금액: " + money(refund) + " (합계 " + money(total) + ")",
            "Cancelled today, " + money(refund) + " of " + money(total) + " comes back.",
            "本日取り消すと、合計" + money(total) + "のうち" + money(refund) + "が返金されます。")
    }
    /// What has come back of a cancelled one. In Korean without a particle, which would depend on the currency.
    public func refunded(_ refund: Money) -> String {
        guard refund.minor > 0 else { return say("환불 금액은 없어요.", "Nothing comes back.", "返金はありません。") }
        return say("환불 금액: " + money(refund), money(refund) + " comes back.", "返金額：" + money(refund))
    }
    public var refundLine: String { say("환불", "Refund", "返金") }
    public var dueAfterCancelling: String {
        say("취소 뒤 호스트에게 치를 금액", "Due to the host after cancelling", "取り消し後のホストへの支払額")
    }
    public var refundSettled: String {
        say(
            "나들이는 돈을 받지 않아요. 환불은 호스트와 직접 정산해요.",
            "Nadri takes no payment: what comes back is between you and the host.",
            "ナドゥリは代金を受け取りません。返金はホストと直接精算してください。")
    }
    public var keepBooking: String { say("그대로 두기", "Keep it", "そのままにする") }
    public var cancelling: String { say("취소하는 중", "Cancelling", "取り消しています") }
    public func refundChanged(_ refund: Money) -> String {
        say(
            "그사이 환불 금액이 바뀌어 취소하지 않았어요. ", "Meanwhile the refund has changed, so nothing was cancelled. ",
            "返金額が変わったため、取り消していません。")
            + refunded(refund)
    }
    public var refundOutdated: String {
        say(
            "그사이 환불 금액이 바뀌어 취소하지 않았어요. 다시 확인해 주세요.",
            "Meanwhile the refund has changed, so nothing was cancelled. Please look again.",
            "返金額が変わったため、取り消していません。もう一度ご確認ください。")
    }
    public var cancelUnanswered: String {
        say(
            "답을 받지 못했어요. 다시 눌러도 한 번만 취소돼요.", "There was no answer. Try again: it will be cancelled only once.",
            "応答がありませんでした。もう一度押しても、取り消しは一度だけです。")
    }
    public var cancelFailed: String {
        say(
            "취소하지 못했어요. 예약은 그대로예요. 잠시 뒤 다시 시도해 주세요.",
            "It could not be cancelled and stands as it was. Please try again in a moment.",
            "取り消せませんでした。予約はそのままです。しばらくしてからもう一度お試しください。")
    }
    public func cancelledOn(_ day: Day) -> String {
        say(
            dayAndYear(day) + "에 취소한 예약이에요.", "Cancelled on " + dayAndYear(day) + ".", dayAndYear(day) + "に取り消した予約です。")
    }

    // The receipt, and the entry in a calendar.
    public var print: String { say("인쇄하기", "Print", "印刷する") }
    public var stayLabel: String { say("숙소", "Stay", "宿") }
    public var hostLabel: String { say("호스트", "Host", "ホスト") }
    public var bookedOn: String { say("예약한 날", "Booked on", "予約日") }
    public var dueTotal: String { say("호스트에게 치를 금액", "Due to the host", "ホストへの支払額") }
    public var receiptNote: String {
        say(
            "나들이는 돈을 받지 않아요. 이 영수증은 게스트가 호스트에게 치를 금액을 적은 것이에요.",
            "Nadri takes no payment. This says what the guest owes the host.",
            "ナドゥリは代金を受け取りません。この予約明細書は、ゲストがホストに支払う金額を示すものです。")
    }
    public func calendarEntry(_ name: String) -> String { say(name + " 숙박", "Stay: " + name, name + "に宿泊") }
}
