import Domain
import Seeded
import Testing

/// Jun's booking in Hana's house, three nights from the tenth day on.
@Suite("Bookings, their prices and what comes back")
struct BookingTests {
    private let today = Day(number: 20_878)

    private func booking(_ rule: CancellationRule = .flexible, nights: Int = 3) throws -> Booking {
        let checkIn = today.advanced(by: 10)
        let period = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: nights)))
        let tariff = Tariff(currency: .jpy, weekday: 12_000, weekend: 15_000, cleaning: 3000)
        return Booking(
            id: Booking.ID(1), stay: Stay.ID(1), guest: Account.ID(1), period: period,
            party: try #require(Party(adults: 2)), price: tariff.price(for: period, guests: 2), cancellation: rule,
            bookedAt: 0)
    }

    @Test("S1-10.4 the lines of the nights add up to the lodging, and count every night once")
    func lodgingLines() throws {
        var numbers = SeededNumbers(seed: 5)
        for step in 0..<300 {
            var tariff = Tariff(
                currency: .krw, weekday: .random(in: 1...3, using: &numbers),
                weekend: .random(in: 1...3, using: &numbers))
            let first = today.advanced(by: .random(in: 0...10, using: &numbers))
            tariff.seasons = [
                Season(
                    first: first, last: first.advanced(by: .random(in: 0...9, using: &numbers)),
                    percent: .random(in: 50...300, using: &numbers))
            ]
            for night in 0..<20 where numbers.oneIn(5) {
                let price = Int64.random(in: 1...4, using: &numbers)
                tariff.singleNights.append(NightPrice(night: today.advanced(by: night), price: price))
            }
            let checkIn = today.advanced(by: .random(in: 0...9, using: &numbers))
            let checkOut = checkIn.advanced(by: .random(in: 0...15, using: &numbers))
            let period = try #require(Period(checkIn: checkIn, checkOut: checkOut))
            let price = tariff.price(for: period, guests: 2)
            #expect(price.quote == tariff.quote(for: period, guests: 2))
            #expect(price.lodging.reduce(0) { $0 + $1.amount } == price.quote.lodging, "step \(step)")
            #expect(price.lodging.reduce(0) { $0 + $1.nights } == period.nights, "step \(step)")
            let kinds = price.lodging.map { "\($0.kind.slug) \($0.price)" }
            #expect(Set(kinds).count == kinds.count, "step \(step)")
        }
    }

    @Test("each line says why its nights cost what they do")
    func kinds() throws {
        // 2027-03-01 is a Monday: five weekdays' nights but for Friday and Saturday.
        var tariff = Tariff(currency: .krw, weekday: 100, weekend: 150)
        tariff.seasons = [Season(first: today.advanced(by: 6), last: today.advanced(by: 7), percent: 200)]
        tariff.singleNights = [NightPrice(night: today.advanced(by: 1), price: 70)]
        let week = try #require(Period(checkIn: today, checkOut: today.advanced(by: 8)))
        #expect(
            tariff.lodgingLines(for: week) == [
                LodgingLine(kind: .weekday, nights: 3, price: 100), LodgingLine(kind: .single, nights: 1, price: 70),
                LodgingLine(kind: .weekend, nights: 2, price: 150), LodgingLine(kind: .season, nights: 2, price: 200),
            ])
    }

    @Test("a booking comes, goes on and is past; day use is past the day after")
    func phases() throws {
        let stay = try booking()
        #expect(
            [9, 10, 12, 13, 14].map { stay.phase(on: today.advanced(by: $0)) } == [
                .coming, .staying, .staying, .staying, .past,
            ])
        let day = try booking(nights: 0)
        #expect([9, 10, 11].map { day.phase(on: today.advanced(by: $0)) } == [.coming, .staying, .past])
        var gone = stay
        gone.cancelled = Booking.Cancelled(at: 1, refund: 0)
        #expect(gone.phase(on: today) == .cancelled)
    }

    @Test(
        "S1-12.5 what comes back follows the stay's rule",
        arguments: [
            (.flexible, [(0, 50), (1, 100), (30, 100)]), (.moderate, [(0, 0), (1, 50), (4, 50), (5, 100)]),
            (.strict, [(0, 0), (6, 0), (7, 50), (13, 50), (14, 100)]),
        ] as [(CancellationRule, [(Int, Int)])])
    func refund(rule: CancellationRule, expected: [(Int, Int)]) throws {
        let stay = try booking(rule)
        for (days, percent) in expected {
            #expect(rule.percent(daysBefore: days) == percent, "\(days)")
            let refund = stay.refund(on: stay.period.checkIn.advanced(by: -days))
            #expect(refund == stay.price.quote.total * Int64(percent) / 100)
        }
        #expect(rule.percent(daysBefore: -1) == 0)
        #expect(rule.refund(of: 7, arrivingOn: today, today: today) == Int64(7 * rule.percent(daysBefore: 0) / 100))
        #expect(rule.refund(of: .max, arrivingOn: today.advanced(by: 99), today: today) == .max)
    }

    @Test("cancelling and changing end with the day of arrival; cancelling twice is harmless")
    func refusals() throws {
        let stay = try booking()
        let arrival = stay.period.checkIn
        #expect(stay.refusalToCancel(on: arrival) == nil && stay.refusalToChange(on: arrival) == nil)
        #expect(stay.refusalToCancel(on: arrival.advanced(by: 1)) == .alreadyBegun)
        #expect(stay.refusalToChange(on: arrival.advanced(by: 1)) == .alreadyBegun)
        var gone = stay
        gone.cancelled = Booking.Cancelled(at: 1, refund: 77)
        #expect(gone.refusalToCancel(on: arrival.advanced(by: 9)) == nil)
        #expect(gone.refusalToChange(on: today) == .alreadyCancelled)
        #expect(gone.refund(on: arrival) == 77)
    }

    @Test("rules out of their ranges or order aren't valid")
    func rules() {
        #expect(BookingRules().isValid)
        #expect(!BookingRules(preparationDays: 31).isValid && !BookingRules(noticeDays: -1).isValid)
        #expect(!BookingRules(arrivalHour: 24).isValid && !BookingRules(departureHour: -1).isValid)
        let season = SeasonLength(first: today, last: today.advanced(by: 3), leastNights: 2)
        #expect(BookingRules(seasons: [season]).isValid)
        #expect(!BookingRules(seasons: [season, season]).isValid)
        var wrong = season
        wrong.mostNights = 1
        #expect(!BookingRules(seasons: [wrong]).isValid)
    }
}
