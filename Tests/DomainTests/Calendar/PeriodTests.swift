import Domain
import Testing

@Suite("A period")
struct PeriodTests {
    private let arrival = Day(number: 20_888)

    @Test("S1-5.4 arriving and leaving on the same day takes that one night and costs one night")
    func dayUse() throws {
        let period = try #require(Period(checkIn: arrival, checkOut: arrival))
        let oneNight = try #require(Period(checkIn: arrival, checkOut: arrival.advanced(by: 1)))
        let tariff = Tariff(currency: .krw, weekday: 100_000, weekend: 130_000, cleaning: 20_000)
        var openNights = OpenNights(first: arrival)
        openNights[arrival] = true

        #expect(period.isDayUse)
        #expect(!oneNight.isDayUse)
        #expect(period.nights == 1)
        #expect(tariff.quote(for: period, guests: 2) == tariff.quote(for: oneNight, guests: 2))
        #expect(openNights.isOpen(for: period))
        openNights[arrival] = false
        #expect(!openNights.isOpen(for: period))
    }

    @Test("S1-5.5 of two days in either order the earlier is the arrival")
    func swappedDays() throws {
        let later = arrival.advanced(by: 3)
        let period = try #require(Period(between: later, and: arrival))
        #expect(period == Period(checkIn: arrival, checkOut: later))
        #expect(period == Period(between: arrival, and: later))
        #expect(period.checkIn == arrival)
        #expect(period.nights == 3)
    }

    @Test("a departure before the arrival is no period")
    func backwards() {
        #expect(Period(checkIn: arrival, checkOut: arrival.advanced(by: -1)) == nil)
    }

    @Test("a period has at most 730 nights")
    func longest() {
        #expect(Period(checkIn: arrival, checkOut: arrival.advanced(by: 730))?.nights == 730)
        #expect(Period(checkIn: arrival, checkOut: arrival.advanced(by: 731)) == nil)
        #expect(Period(between: arrival.advanced(by: 731), and: arrival) == nil)
        #expect(Period(checkIn: Day(number: .min), checkOut: Day(number: .max)) == nil)
    }

    @Test("its nights are those from the evening of arrival to that before departure")
    func nights() throws {
        let period = try #require(Period(checkIn: arrival, checkOut: arrival.advanced(by: 3)))
        #expect((0..<period.nights).map { period.night($0).number } == [20_888, 20_889, 20_890])
    }
}
