import Domain

// The conditions of a search, step by step (S1-5).
extension Words {
    public var conditionsTitle: String { say("여행 조건", "Your trip", "旅の条件") }
    public var placeStep: String { say("위치", "Where", "場所") }
    public var datesStep: String { say("체크인/체크아웃", "Check-in/check-out", "チェックイン/チェックアウト") }
    public var priceStep: String { say("요금", "Price", "料金") }
    public var guestsStep: String { say("인원", "Guests", "人数") }
    public var skip: String { say("건너뛰기", "Skip", "スキップ") }
    public var changePlace: String { say("바꾸기", "Change", "変更") }
    public var choosePlace: String { say("여행지 고르기", "Choose a place", "旅先を選ぶ") }
    public var clear: String { say("지우기", "Clear", "消す") }
    public var changeDates: String { say("날짜", "Dates", "日付") }

    // The calendar.
    public var laterMonths: String { say("다음 달 더 보기", "Later months", "さらに先の月を見る") }
    public func weekday(_ weekday: Weekday) -> String {
        switch weekday {
        case .sunday: say("일", "Sun", "日")
        case .monday: say("월", "Mon", "月")
        case .tuesday: say("화", "Tue", "火")
        case .wednesday: say("수", "Wed", "水")
        case .thursday: say("목", "Thu", "木")
        case .friday: say("금", "Fri", "金")
        case .saturday: say("토", "Sat", "土")
        }
    }
    /// 3월 10일 수요일, as a screen reader says a day.
    public func dayAndWeekday(_ day: Day) -> String {
        let weekday = weekday(day.weekday)
        return say(
            self.day(day) + " " + weekday + "요일", weekday + ", " + self.day(day), self.day(day) + " " + weekday + "曜日")
    }
    public var today: String { say("오늘", "today", "今日") }
    public var checkIn: String { say("체크인", "check-in", "チェックイン") }
    public var checkOut: String { say("체크아웃", "check-out", "チェックアウト") }
    public var dayUse: String { say("당일 이용", "day use", "日帰り利用") }
    /// What is to be done, or has been chosen; told whenever it changes.
    /// - Parameter allowsDayUse: whether one may leave on the day chosen first.
    public func calendarSays(half: Day?, _ period: Period?, allowsDayUse: Bool) -> String {
        if let half {
            let first = day(half)
            let next = say(
                "체크인 " + first + ". 체크아웃 날짜를 골라 주세요.", "Check-in " + first + ". Choose the check-out.",
                "チェックイン " + first + "。チェックアウト日を選んでください。")
            guard allowsDayUse else { return next }
            return next
                + say(" 같은 날을 다시 누르면 당일 이용이에요.", " The same day again is day use.", "同じ日をもう一度押すと日帰り利用です。")
        }
        guard let period else {
            return say("체크인 날짜를 골라 주세요.", "Choose the check-in.", "チェックイン日を選んでください。")
        }
        let what = period.isDayUse ? dayUse : nights(period.nights)
        return self.period(period) + say(", ", ", ", "、") + what
    }
    /// While the second day is awaited: 3월 10일 – ?
    public func openPeriod(_ half: Day) -> String { day(half) + " –" }

    // The price range.
    public var priceMeaning: String {
        say(
            "세금과 수수료를 모두 더한 1박 평균이에요.", "The average per night with all taxes and fees.",
            "税金と手数料をすべて含む1泊の平均です。")
    }
    public var lowestPrice: String { say("최저 요금", "Lowest price", "最低料金") }
    public var highestPrice: String { say("최고 요금", "Highest price", "最高料金") }
    public var lowest: String { say("최저", "Lowest", "最低") }
    public var highest: String { say("최고", "Highest", "最高") }
    /// 1,000,000원+, where the upper end is open (S1-5.8).
    public func openPrice(_ money: Money) -> String { self.money(money) + "+" }
    public var pricesFailed: String {
        say(
            "요금 분포를 불러오지 못했어요. 범위는 그대로 고를 수 있어요.", "The prices could not be loaded. You can set a range all the same.",
            "料金の分布を読み込めませんでした。範囲はそのまま選べます。")
    }

    // The guests.
    public func partyKind(_ kind: Party.Kind) -> String {
        switch kind {
        case .adult: say("성인", "Adults", "大人")
        case .child: say("어린이", "Children", "子ども")
        case .infant: say("유아", "Infants", "乳幼児")
        }
    }
    public func ages(_ kind: Party.Kind) -> String {
        switch kind {
        case .adult: say("13세 이상", "13 and older", "13歳以上")
        case .child: say("2~12세", "2 to 12", "2〜12歳")
        case .infant: say("2세 미만", "Under 2", "2歳未満")
        }
    }
    public func oneMore(_ kind: String) -> String { say(kind + " 한 명 더하기", kind + ": one more", kind + "を1人増やす") }
    public func oneLess(_ kind: String) -> String { say(kind + " 한 명 빼기", kind + ": one less", kind + "を1人減らす") }
    public var adultNeeded: String {
        say(
            "어린이·유아와 함께라 1명 아래로 줄일 수 없어요", "Children and infants need an adult with them", "子ども・乳幼児には大人が1人必要です")
    }
    public var mostOfEach: String {
        say("구분마다 최대 8명까지 고를 수 있어요.", "Up to eight of each.", "それぞれ8人まで選べます。")
    }

    // Above the results, and where nothing was found.
    public func showStays(_ count: Int) -> String {
        let number = Words.grouped(Int64(count))
        return say(
            "숙소 " + number + "곳 보기", count == 1 ? "Show 1 stay" : "Show " + number + " stays", "宿 " + number + "件を見る")
    }
    public var loosenTitle: String { say("이렇게 바꾸면 있어요", "With one change there are some", "こう変えると見つかります") }
    public func stayCount(_ count: Int) -> String {
        let number = Words.grouped(Int64(count))
        return say(number + "곳", count == 1 ? "1 stay" : number + " stays", number + "件")
    }
    public var withoutAmenities: String { say("편의시설 조건 빼기", "Without the amenities", "設備の条件なし") }
    public var widerArea: String { say("더 넓은 지역에서 찾기", "In a wider area", "範囲を広げて探す") }
}
