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
        _ stay: Stay, from first: Int = 5, nights: Int = 3, guests: Int = 2, open: Range<Int> = 0..<730,
        taken: TakenNights = TakenNights()
    ) throws -> StayRefusal? {
        let checkIn = today.advanced(by: first)
        let period = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: nights)))
        var openNights = OpenNights(first: today)
        for index in open { openNights[today.advanced(by: index)] = true }
        return stay.refusal(of: period, guests: guests, openNights: openNights, taken: taken, today: today)
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
        #expect(try refusal(stay(), guests: 5) == .tooManyGuests(most: 4))
        #expect(try refusal(stay(), guests: 0) == nil)
    }

    @Test("yesterday can't be booked; today can")
    func alreadyPast() throws {
        #expect(try refusal(stay(), from: -1) == .alreadyPast)
        #expect(try refusal(stay(), from: 0) == nil)
    }

    @Test("fewer nights than the host asks are too short, more than the host allows too long")
    func length() throws {
        #expect(try refusal(stay(), nights: 1) == .tooShort(least: 2))
        #expect(try refusal(stay(), nights: 0) == .tooShort(least: 2))
        #expect(try refusal(stay(), nights: 2) == nil)
        #expect(try refusal(stay(), nights: 10) == nil)
        #expect(try refusal(stay(), nights: 11) == .tooLong(most: 10))
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
        #expect(stay().refusal(of: beyond, guests: 1, openNights: openNights, today: today) == .tooFarAhead)
    }

    @Test("who wants to know three days before can't be asked later")
    func notice() throws {
        let asked = stay { $0.rules.noticeDays = 3 }
        #expect(try refusal(asked, from: 2) == .tooSoon(days: 3))
        #expect(try refusal(asked, from: 3) == nil)
    }

    @Test("what somebody has booked is taken, and around it is what the host needs to prepare")
    func taken() throws {
        let busy = TakenNights(slept: [today.advanced(by: 8)])
        #expect(try refusal(stay(), from: 5, taken: busy) == nil)
        #expect(try refusal(stay(), from: 6, taken: busy) == .taken)
        #expect(try refusal(stay(), from: 9, taken: busy) == nil)
        let careful = stay { $0.rules.preparationDays = 1 }
        #expect(try refusal(careful, from: 4, taken: busy) == nil)
        #expect(try refusal(careful, from: 5, taken: busy) == .preparation)
        #expect(try refusal(careful, from: 9, taken: busy) == .preparation)
        #expect(try refusal(careful, from: 10, taken: busy) == nil)
    }

    @Test("what a booking keeps free after its guests stays so, whatever the host asks for now")
    func keptFree() throws {
        let kept = TakenNights(slept: [today.advanced(by: 4)], preparation: [today.advanced(by: 5)])
        #expect(try refusal(stay(), from: 5, taken: kept) == .preparation)
        #expect(try refusal(stay(), from: 6, taken: kept) == nil)
    }

    @Test("the season in which one arrives decides how long one may stay")
    func seasons() throws {
        let first = today.advanced(by: 20)
        let summer = SeasonLength(first: first, last: today.advanced(by: 29), leastNights: 5, mostNights: 7)
        let asked = stay { $0.rules.seasons = [summer] }
        #expect(try refusal(asked, from: 19, nights: 3) == nil)
        #expect(try refusal(asked, from: 20, nights: 3) == .tooShort(least: 5))
        #expect(try refusal(asked, from: 29, nights: 8) == .tooLong(most: 7))
        #expect(try refusal(asked, from: 29, nights: 6) == nil)
        #expect(try refusal(asked, from: 30, nights: 8) == nil)
    }

    @Test("S1-5.4 day use takes that one night, and is too short where two are asked")
    func dayUse() throws {
        let short = stay { $0.minimumNights = 1 }
        let busy = TakenNights(slept: [today.advanced(by: 5)])
        #expect(try refusal(short, from: 5, nights: 0) == nil)
        #expect(try refusal(short, from: 5, nights: 0, taken: busy) == .taken)
        #expect(try refusal(short, from: 6, nights: 0, taken: busy) == nil)
        #expect(try refusal(short, from: 4, nights: 0, taken: busy) == nil)
    }

    @Test("each refusal has a code and a field of its own kind")
    func codes() {
        let all: [StayRefusal] = [
            .priceUnknown, .tooManyGuests(most: 1), .alreadyPast, .tooSoon(days: 1), .tooFarAhead, .tooShort(least: 1),
            .tooLong(most: 1), .notOpen, .taken, .preparation,
        ]
        #expect(Set(all.map { "\($0.code)" }).count == all.count)
        #expect(Set(all.map { "\($0.field)" }) == ["stay", "adults", "check_in", "check_out"])
        #expect(all.filter(\.isAboutNights) == [.notOpen, .taken, .preparation])
        #expect(all.filter { !$0.isAboutDays } == [.priceUnknown, .tooManyGuests(most: 1)])
    }
}

extension Stay {
    fileprivate func refusal(
        of period: Period, guests: Int, openNights: OpenNights, taken: TakenNights = TakenNights(), today: Day
    ) -> StayRefusal? {
        let stay = IndexedStay(self, openNights: openNights)
        return stay.refusal(of: period, guests: guests, calendar: stay.calendar(taken: taken, today: today))
    }
}
