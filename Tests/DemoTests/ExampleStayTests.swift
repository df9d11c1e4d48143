import Domain
import Testing

@testable import Demo

@Suite struct ExampleStayTests {
    private let stay: DemoStay?

    init() throws {
        let today = try #require(Day(year: 2026, month: 11, day: 30))
        stay = DemoWorld.stays(today: today, .small).first { $0.stay.name == "남산 노을 레지던스" }
    }

    @Test("S1-10.5 two nights from 10 March 2027 cost 235,400 won")
    func twoNights() throws {
        let quote = try #require(try quote("2027-03-10", "2027-03-12"))

        #expect(quote.lodging == 200_000)
        #expect(quote.service == 14_000)
        #expect(quote.tax == 1_400)
        #expect(quote.total == 235_400)
        #expect(quote.averagePerNight == 117_700)
    }

    @Test("S1-10.5 a week from 5 March 2027 costs 785,100 won")
    func week() throws {
        let quote = try #require(try quote("2027-03-05", "2027-03-12"))

        #expect(quote.lodging == 740_000)
        #expect(quote.discount == 29_600)
        #expect(quote.service == 49_728)
        #expect(quote.tax == 4_972)
        #expect(quote.total == 785_100)
        #expect(quote.averagePerNight == 112_157)
    }

    @Test func itIsTheStayThatTheRequirementsDescribe() throws {
        let demo = try #require(stay)

        #expect(demo.stay.originKey == DemoWorld.exampleKey)
        #expect(demo.stay.area == "용산구 후암동")
        #expect(demo.stay.kind == .residence)
        #expect(demo.stay.share == .entire)
        #expect(demo.stay.capacity == 4)
        #expect([demo.stay.bedrooms, demo.stay.beds, demo.stay.halfBaths] == [1, 2, 2])
        #expect(demo.stay.rating == 492)
        #expect(demo.stay.reviewCount == 128)
        #expect(demo.stay.host.name == "소연")
        let whole = try #require(
            Period(checkIn: demo.openNights.first, checkOut: demo.openNights.first.advanced(by: Period.longest)))
        #expect(demo.openNights.isOpen(for: whole))
    }

    private func quote(_ checkIn: String, _ checkOut: String) throws -> Quote? {
        let first = try #require(Day(iso: checkIn))
        let last = try #require(Day(iso: checkOut))
        let period = try #require(Period(checkIn: first, checkOut: last))
        return stay?.stay.tariff?.quote(for: period, guests: 2)
    }
}
