import Domain
import Wire

/// What a stay costs for some days and whether it can be booked: `GET /api/v1/stays/{id}/quote`.
public struct StayQuote: Record, Equatable, Sendable {
    public var stay = 0
    public var checkIn = Day(number: 0)
    public var checkOut = Day(number: 0)
    /// Absent when the price is not known.
    public var quote: QuoteLines?
    public var lodging: [LodgingLineRecord] = []
    /// Absent when it can be booked.
    public var refusal: RefusalRecord?
    /// The nearest days that can be had instead.
    public var alternatives: [PeriodRecord] = []
    public var cancellation = CancellationTerms()
    public var arrivalHour = 0
    public var departureHour = 0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("stay", &stay)
        visitor.field("check_in", &checkIn)
        visitor.field("check_out", &checkOut)
        visitor.field("quote", &quote)
        visitor.field("lodging", &lodging)
        visitor.field("refusal", &refusal)
        visitor.field("alternatives", &alternatives)
        visitor.field("cancellation", &cancellation)
        visitor.field("arrival_hour", &arrivalHour)
        visitor.field("departure_hour", &departureHour)
    }
}

/// Why something can't be booked.
public struct RefusalRecord: Record, Equatable, Sendable {
    /// `StayRefusal.code`.
    public var code = ""
    /// Which field would have to be another.
    public var field = ""
    /// In the reader's language.
    public var text = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("code", &code)
        visitor.field("field", &field)
        visitor.field("text", &text)
    }
}

/// When a stay can be booked, day by day: `GET /api/v1/stays/{id}/calendar`.
public struct StayDays: Record, Equatable, Sendable {
    public var stay = 0
    /// The stay's own.
    public var today = Day(number: 0)
    /// ISO 4217; empty when the price is not known.
    public var currency = ""
    public var minimumNights = 1
    public var maximumNights = 1
    /// Days before the arrival by which one has to book.
    public var noticeDays = 0
    /// Nights that stay empty between two guests.
    public var preparationDays = 0
    /// Other lengths for arrivals in a season.
    public var seasons: [SeasonLengthRecord] = []
    public var days: [StayDay] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("stay", &stay)
        visitor.field("today", &today)
        visitor.field("currency", &currency)
        visitor.field("minimum_nights", &minimumNights)
        visitor.field("maximum_nights", &maximumNights)
        visitor.field("notice_days", &noticeDays)
        visitor.field("preparation_days", &preparationDays)
        visitor.field("seasons", &seasons)
        visitor.field("days", &days)
    }
}

extension StayDays {
    /// The calendar that these days tell of, by which a screen judges what somebody picks; days that aren't told of are closed.
    public var calendar: StayCalendar {
        var nights = [NightState](repeating: .closed, count: Period.longest)
        for day in days {
            let index = today.days(until: day.date)
            if nights.indices.contains(index) { nights[index] = day.night }
        }
        var rules = BookingRules(preparationDays: preparationDays, noticeDays: noticeDays)
        rules.seasons = seasons.map { $0.season }
        return StayCalendar(
            today: today, nights: nights, rules: rules,
            usualLength: StayLength(least: minimumNights, most: maximumNights))
    }
}

public struct SeasonLengthRecord: Record, Equatable, Sendable {
    public var first = Day(number: 0)
    public var last = Day(number: 0)
    public var minimumNights = 1
    public var maximumNights = 1

    public init() {}

    public init(_ season: SeasonLength) {
        first = season.first
        last = season.last
        minimumNights = season.leastNights
        maximumNights = season.mostNights
    }

    var season: SeasonLength {
        SeasonLength(first: first, last: last, leastNights: minimumNights, mostNights: maximumNights)
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("first", &first)
        visitor.field("last", &last)
        visitor.field("minimum_nights", &minimumNights)
        visitor.field("maximum_nights", &maximumNights)
    }
}

public struct StayDay: Record, Equatable, Sendable {
    public var date = Day(number: 0)
    /// Of the night that begins on that day.
    public var night = NightState.open
    /// Of that night, in minor units. Absent when the price is not known.
    public var price: Int64?
    /// Why nobody can arrive on that day, a code of `StayRefusal`; absent when somebody can. Leaving needs the nights before only.
    public var noArrival: String?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("date", &date)
        visitor.field("night", &night)
        visitor.field("price", &price)
        visitor.field("no_arrival", &noArrival)
    }
}
