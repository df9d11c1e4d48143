import Bench
import Domain
import Search
import Testing

@Suite("Answers to unusual questions")
struct UnusualQuestionTests {
    private let stays: [IndexedStay]
    private let index: StayIndex
    private let plain: PlainScan

    init() {
        var world = RandomWorld(seed: 4242)
        stays = world.stays(3000)
        index = StayIndex(stays: stays, rates: RandomWorld.rates, today: RandomWorld.today(in:))
        plain = PlainScan(stays: stays, rates: RandomWorld.rates, today: RandomWorld.today(in:))
    }

    @Test("Pages put together are the whole order, each stay once", arguments: StaySearch.Order.allCases)
    func pages(order: StaySearch.Order) {
        var search = StaySearch(area: .world, order: order, limit: 37)
        var seen: [Stay.ID] = []
        repeat {
            search.offset = seen.count
            seen += index.search(search).stays.map(\.id)
        } while seen.count == search.offset + search.limit
        #expect(seen.count == plain.ids.count)
        #expect(seen.sorted() == plain.ids)
        search.offset = Int.max
        #expect(index.search(search).stays.isEmpty)
    }

    @Test("Numbers beyond all reason are answered")
    func extremes() {
        for guests in [Int.min, 0, 1, 16, 17, 1000, .max] {
            for day in [Int32.min, -1, 0, 20_791, .max] {
                var search = StaySearch(area: .world, guests: guests, offset: .min, limit: .max)
                search.guests = guests
                let night = Day(number: day)
                search.period = Period(checkIn: night, checkOut: night)
                expectSameAnswer(index, plain, search, top: .min, "guests \(guests), day \(day)")
            }
        }
        let empty = StayIndex(stays: [], rates: RandomWorld.rates, today: RandomWorld.today(in:))
        #expect(empty.search(StaySearch(area: .world, period: RandomWorld.oneNight), pins: .everyStay).count == 0)
        empty.remove(Stay.ID(1))
        empty.close(RandomWorld.oneNight, of: Stay.ID(1))
        empty.roll(to: RandomWorld.today, zone: "Nowhere")
        #expect(empty.count == 0)
    }

    @Test("The total is the tariff's own, for every stay and any period")
    func totals() {
        var world = RandomWorld(seed: 5)
        for id in plain.ids.prefix(400) {
            let period = world.period()
            let guests = Int.random(in: -3...1200, using: &world.random)
            #expect(
                index.total(of: id, period: period, guests: guests)
                    == plain.total(of: id, period: period, guests: guests),
                "\(id), \(period), \(guests) guests")
        }
        #expect(index.total(of: Stay.ID(-1), period: RandomWorld.oneNight, guests: 2) == nil)
    }

    @Test("More currencies than the rate table holds are still compared exactly")
    func manyCurrencies() {
        let letters = (65...90).map { UInt8($0) }
        let currencies = letters.prefix(20).flatMap { one in
            letters.prefix(10).compactMap { Currency(code: String(decoding: [one, $0, 88], as: UTF8.self)) }
        }
        let micros = Dictionary(uniqueKeysWithValues: currencies.enumerated().map { ($1, Int64($0 + 1) * 7_777_777) })
        let rates = ExchangeRates(reference: .krw, micros: micros)
        var mixed = stays
        for place in mixed.indices { mixed[place].tariff?.currency = currencies[place % currencies.count] }
        let index = StayIndex(stays: mixed, rates: rates, today: RandomWorld.today(in:))
        let plain = PlainScan(stays: mixed, rates: rates, today: RandomWorld.today(in:))
        var world = RandomWorld(seed: 6)
        for question in 0..<30 { expectSameAnswer(index, plain, world.search(), "question \(question)") }
        index.update(mixed[0])
        index.merge()
        for question in 0..<30 { expectSameAnswer(index, plain, world.search(), "merged, question \(question)") }
    }
}
