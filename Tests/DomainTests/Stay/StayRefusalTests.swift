import Domain
import Testing

/// Hana's house in Kyoto, and Jun who asks for some nights there.
@Suite("Whether a stay can be booked")
struct StayRefusalTests {
    private let today = Day(number: 20_878)

    private func stay(_ change: (inout Stay) -> Void = { _ in }) -> Stay {
        var stay = Stay(
            id: Stay.ID(1), origin: .demo, originKey: "hana-1", name: "하나의 집", kind: .house, share: .entire,
            host: Stay.Host(key: "hana", name: "Hana"), position: .null, area: "京都 東山", country: "JP",
            zone: "Asia/Tokyo", capacity: 4, bedrooms: 1, beds: 2, halfBaths: 2, amenities: [],
            tariff: Tariff(currency: .jpy, weekday: 12_000), minimumNights: 2, maximumNights: 10)
        change(&stay)
        return stay
    }

    private func refusal(
        _ stay: Stay, from first: Int = 5, nights: Int = 3, guests: Int = 2, open: Range<Int> = 0..<730
    ) throws -> StayRefusal? {
        let checkIn = today.advanced(by: first)
        let period = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: nights)))
        var openNights = OpenNights(first: today)
        for index in open { openNights[today.advanced(by: index)] = true }
        return stay.refusal(of: period, guests: guests, openNights: openNights, today: today)
    }

    @Test("with everything right there is no refusal")
    func booked() throws {
        #expect(try refusal(stay()) == nil)
    }

    @Test("without a price, or with one that makes no sense, it can't be booked")
    func priceUnknown() throws {
        #expect(try refusal(stay { $0.tariff = nil }) == .priceUnknown)
        #expect(try refusal(stay { $0.tariff?.weekday = 0 }) == .priceUnknown)
        #expect(try refusal(stay { $0.tariff?.weekday = Tariff.highestPrice + 1 }) == .priceUnknown)
    }

    @Test("more guests than it holds can't come; as many as it holds can")
    func tooManyGuests() throws {
        #expect(try refusal(stay(), guests: 4) == nil)
        #expect(try refusal(stay(), guests: 5) == .tooManyGuests)
        #expect(try refusal(stay(), guests: 0) == nil)
    }

    @Test("yesterday can't be booked; today can")
    func alreadyPast() throws {
        #expect(try refusal(stay(), from: -1) == .alreadyPast)
        #expect(try refusal(stay(), from: 0) == nil)
    }

    @Test("fewer nights than the host asks are too short, more than the host allows too long")
    func length() throws {
        #expect(try refusal(stay(), nights: 1) == .tooShort)
        #expect(try refusal(stay(), nights: 0) == .tooShort)
        #expect(try refusal(stay(), nights: 2) == nil)
        #expect(try refusal(stay(), nights: 10) == nil)
        #expect(try refusal(stay(), nights: 11) == .tooLong)
    }

    @Test("every night must be open, and the day of departure need not")
    func notOpen() throws {
        #expect(try refusal(stay(), open: 5..<8) == nil)
        #expect(try refusal(stay(), open: 5..<7) == .notOpen)
        #expect(try refusal(stay(), open: 6..<8) == .notOpen)
        #expect(try refusal(stay(), open: 0..<0) == .notOpen)
    }

    @Test("two years ahead is too far, even where the calendar begins later")
    func tooFarAhead() throws {
        let checkIn = today.advanced(by: 728)
        var openNights = OpenNights(first: today.advanced(by: 700))
        for index in 0..<100 { openNights[today.advanced(by: 700 + index)] = true }
        let last = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: 2)))
        let beyond = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: 3)))
        #expect(stay().refusal(of: last, guests: 1, openNights: openNights, today: today) == nil)
        #expect(stay().refusal(of: beyond, guests: 1, openNights: openNights, today: today) == .notOpen)
    }

    @Test("each refusal is met by some question of these tests")
    func everyCase() throws {
        let met = [
            try refusal(stay { $0.tariff = nil }), try refusal(stay(), guests: 5), try refusal(stay(), from: -1),
            try refusal(stay(), nights: 1), try refusal(stay(), nights: 11), try refusal(stay(), open: 0..<0),
        ]
        #expect(StayRefusal.allCases.allSatisfy { met.contains($0) })
    }
}
