import Domain
import Seeded
import Testing

@testable import Feeds

@Suite struct CalendarBookTests {
    /// 2024-11-05, a Tuesday: nights 3 and 4 are Friday and Saturday.
    private let tuesday = Day(number: 20_032)

    @Test func theCommonestPricesAreTheUsualOnes() throws {
        let calendar = calendar([100, 100, 120, 150, 150, 100, 100, 100, 100, 100, 150])
        let prices = try #require(calendar.prices(listed: 999, shiftedBy: 0))
        #expect(prices.weekday == 100 && prices.weekend == 150)
        #expect(prices.singleNights == [NightPrice(night: tuesday.advanced(by: 2), price: 120)])
    }

    @Test func closedNightsTellThePriceOnlyIfNoOpenOneDoes() throws {
        var mixed = calendar([100])
        for index in 1...2 { _ = mixed.note(row(index, price: 300, isOpen: false)) }
        #expect(mixed.prices(listed: nil, shiftedBy: 0) == NightPrices(weekday: 100, weekend: 100, singleNights: []))
        var closed = ListingCalendar(row(0, price: 70, isOpen: false))
        _ = closed.note(row(1, price: 80, isOpen: false))
        _ = closed.note(row(2, price: 80, isOpen: false))
        #expect(closed.prices(listed: 999, shiftedBy: 0) == NightPrices(weekday: 80, weekend: 80, singleNights: []))
    }

    @Test func withoutPricesTheListingsOwnCounts() {
        let calendar = calendar([nil, nil, nil])
        #expect(calendar.prices(listed: 55, shiftedBy: 0) == NightPrices(weekday: 55, weekend: 55, singleNights: []))
        #expect(calendar.prices(listed: nil, shiftedBy: 0) == nil)
    }

    @Test func ofTwoEquallyCommonPricesTheLowerIsTheUsualOne() throws {
        let prices = try #require(calendar([90, 80]).prices(listed: nil, shiftedBy: 7))
        #expect(prices.weekday == 80)
        #expect(prices.singleNights == [NightPrice(night: tuesday.advanced(by: 7), price: 90)])
    }

    @Test func nightsComeInAnyOrderAndTheLastRowWins() {
        var book = CalendarBook(listings: 2)
        #expect(book.note(row(5, price: 1, isOpen: true), of: 1) == .new)
        #expect(book.note(row(2, price: 2, isOpen: true), of: 1) == .new)
        #expect(book.note(row(5, price: 3, isOpen: false), of: 1) == .replaced)
        #expect(book.note(row(9, price: 4, isOpen: true), of: 1) == .new)
        #expect(book[0] == nil)
        let open = book[1]?.openNights(shiftedBy: 0)
        #expect((0...12).filter { open?[tuesday.advanced(by: $0)] ?? false } == [2, 9])
    }

    @Test func moreNightsThanACalendarHoldsStayOutside() {
        var book = CalendarBook(listings: 1)
        #expect(book.note(row(0, price: 1, isOpen: true), of: 0) == .new)
        #expect(book.note(row(729, price: 1, isOpen: true), of: 0) == .new)
        #expect(book.note(row(730, price: 1, isOpen: true), of: 0) == .outside)
        #expect(book.note(row(-1, price: 1, isOpen: true), of: 0) == .outside)
        #expect(book.note(row(0, price: 1, isOpen: true), of: 1) == .outside)
        var early = CalendarBook(listings: 1)
        _ = early.note(row(10, price: 1, isOpen: true), of: 0)
        #expect(early.note(row(-719, price: 1, isOpen: true), of: 0) == .new)
        #expect(early.note(row(-720, price: 1, isOpen: true), of: 0) == .outside)
        #expect(early.note(row(Int(Int32.max), price: 1, isOpen: true), of: 0) == .outside)
    }

    @Test func oneWrongYearDoesNotMoveTheBeginning() {
        var book = CalendarBook(listings: 5)
        for listing in 0..<3 { _ = book.note(row(1, price: 1, isOpen: true), of: listing) }
        _ = book.note(row(0, price: 1, isOpen: true), of: 3)
        _ = book.note(row(-3000, price: 1, isOpen: true), of: 4)
        #expect(book.begin == tuesday)
        #expect(CalendarBook(listings: 3).begin == nil)
    }

    @Test func theHighestPriceFits() {
        let calendar = calendar([Tariff.highestPrice])
        #expect(calendar.prices(listed: nil, shiftedBy: 0)?.weekday == Tariff.highestPrice)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func aCalendarAnswersAsADictionaryOfNightsWould(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var model: [Day: (isOpen: Bool, price: Int64?)] = [:]
        var book = CalendarBook(listings: 1)
        for _ in 0..<Int.random(in: 1...400, using: &numbers) {
            let row = row(
                Int.random(in: 0..<300, using: &numbers), price: [nil, 5, 6].randomElement(using: &numbers) ?? nil,
                isOpen: Bool.random(using: &numbers))
            let outcome = book.note(row, of: 0)
            #expect(outcome == (model[row.night] == nil ? .new : .replaced), "seed \(seed)")
            model[row.night] = (row.isOpen, row.price)
        }
        var seen: [Day] = []
        book[0]?.forEach { night, isOpen, price in
            seen.append(night)
            #expect(model[night]?.isOpen == isOpen && model[night]?.price == price, "seed \(seed)")
        }
        #expect(seen == model.keys.sorted(), "seed \(seed)")
        let open = book[0]?.openNights(shiftedBy: 14)
        for index in -5..<310 {
            let night = tuesday.advanced(by: index)
            #expect(open?[night.advanced(by: 14)] == (model[night]?.isOpen ?? false), "seed \(seed)")
        }
    }

    private func row(_ index: Int, price: Int64?, isOpen: Bool) -> NightRow {
        NightRow(
            night: tuesday.advanced(by: index), isOpen: isOpen, price: price, minimumNights: nil, maximumNights: nil)
    }

    /// Open nights from Tuesday on.
    private func calendar(_ prices: [Int64?]) -> ListingCalendar {
        var calendar = ListingCalendar(row(0, price: prices.first ?? nil, isOpen: true))
        for (index, price) in prices.enumerated() { _ = calendar.note(row(index, price: price, isOpen: true)) }
        return calendar
    }
}
