import Domain

extension Words {
    /// 3월 10일, Mar 10, 3月10日.
    public func day(_ day: Day) -> String {
        let (_, month, date) = day.parts
        return say(
            String(month) + "월 " + String(date) + "일", Words.englishMonth(month) + " " + String(date),
            String(month) + "月" + String(date) + "日")
    }

    /// 2027년 3월, March 2027 in short: Mar 2027, 2027年3月.
    public func month(of day: Day) -> String {
        let (year, month, _) = day.parts
        return say(
            String(year) + "년 " + String(month) + "월", Words.englishMonth(month) + " " + String(year),
            String(year) + "年" + String(month) + "月")
    }

    /// 3월 10일–12일, Mar 10 – Apr 2, and one day alone for day use.
    public func period(_ period: Period) -> String {
        guard !period.isDayUse else { return day(period.checkIn) }
        let first = period.checkIn.parts
        let last = period.checkOut.parts
        guard first.year == last.year, first.month == last.month else {
            return day(period.checkIn) + "–" + day(period.checkOut)
        }
        return day(period.checkIn) + "–" + say(String(last.day) + "일", String(last.day), String(last.day) + "日")
    }

    public func nights(_ count: Int) -> String {
        say(String(count) + "박", count == 1 ? "1 night" : String(count) + " nights", String(count) + "泊")
    }

    /// 게스트 3명, 유아 1명: adults and children together, infants apart (S1-5.11).
    public func party(_ party: Party) -> String {
        guard !party.isUnnamed else { return say("게스트 추가", "Add guests", "人数を追加") }
        let guests = guests(party.guests)
        guard party.infants > 0 else { return guests }
        let infants = party.infants
        return guests
            + say(
                ", 유아 " + String(infants) + "명", infants == 1 ? ", 1 infant" : ", " + String(infants) + " infants",
                "、乳幼児" + String(infants) + "人")
    }

    public func guests(_ count: Int) -> String {
        say(
            "게스트 " + String(count) + "명", count == 1 ? "1 guest" : String(count) + " guests",
            "ゲスト" + String(count) + "人")
    }

    static func englishMonth(_ month: Int) -> String {
        switch month {
        case 1: "Jan"
        case 2: "Feb"
        case 3: "Mar"
        case 4: "Apr"
        case 5: "May"
        case 6: "Jun"
        case 7: "Jul"
        case 8: "Aug"
        case 9: "Sep"
        case 10: "Oct"
        case 11: "Nov"
        default: "Dec"
        }
    }
}
