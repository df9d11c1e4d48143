/// A civil date on which a person who may join was born: not before 1900, and at least 14 years ago.
public struct BirthDate: Equatable, Sendable {
    public let day: Day

    public static let earliestYear = 1900
    public static let leastAge = 14

    /// - Parameter today: the reader's own.
    public init(_ day: Day?, today: Day) throws(SignUpRefusal) {
        if let refusal = BirthDate.refusal(of: day, today: today) { throw refusal }
        guard let day else { throw .birthMissing }
        self.day = day
    }

    /// As forms and the API send it.
    /// - Parameter iso: `YYYY-MM-DD`
    public init(iso: String, today: Day) throws(SignUpRefusal) {
        if iso.isEmpty { throw .birthMissing }
        guard let day = Day(iso: iso) else { throw .birthMalformed }
        try self.init(day, today: today)
    }

    public static func refusal(of day: Day?, today: Day) -> SignUpRefusal? {
        guard let day else { return .birthMissing }
        if day.parts.year < earliestYear { return .birthTooEarly }
        return day > latest(today: today) ? .birthTooYoung : nil
    }

    /// Who was born on that day is 14 today. Who was born on 29 February has birthday on 1 March where there is no such day.
    public static func latest(today: Day) -> Day {
        let (year, month, day) = today.parts
        let lastOfMonth = Day.length(ofMonth: month, year: year - leastAge)
        return Day(year: year - leastAge, month: month, day: min(day, lastOfMonth)) ?? today
    }
}
