import Bench
import Domain
import Search
import Testing

@Suite("Changes show in the very next search")
struct ChangingIndexTests {
    @Test(
        "S1-6.2 answers stay exact while stays come, change and go, nights close and open, and days pass",
        arguments: 0..<12)
    func randomSteps(seed: Int) {
        var world = RandomWorld(seed: UInt64(1000 + seed))
        let stays = world.stays(seed % 3 == 0 ? 0 : 300)
        let index = StayIndex(stays: stays, rates: RandomWorld.rates, today: RandomWorld.today(in:))
        var plain = PlainScan(stays: stays, rates: RandomWorld.rates, today: RandomWorld.today(in:))
        for step in 0..<400 {
            change(index, &plain, &world)
            if step % 8 == 0 { expectSameAnswer(index, plain, world.search(), "seed \(seed), step \(step)") }
            if step % 97 == 96 { index.merge() }
        }
        #expect(index.count == plain.ids.count, "seed \(seed)")
    }

    private func change(_ index: StayIndex, _ plain: inout PlainScan, _ world: inout RandomWorld) {
        let id = Stay.ID(Int32.random(in: 1...600, using: &world.random))
        let nights = world.period()
        switch Int.random(in: 0..<40, using: &world.random) {
        case 0..<12:
            let stay = world.stay(id: Int(id.number))
            index.update(stay)
            plain.update(stay)
        case 12..<16:
            index.remove(id)
            plain.remove(id)
        case 16..<27:
            index.close(nights, of: id)
            plain.set(nights, of: id, open: false)
        case 27..<38:
            index.open(nights, of: id)
            plain.set(nights, of: id, open: true)
        default:
            let zone = RandomWorld.zones[Int.random(in: 0..<RandomWorld.zones.count, using: &world.random)]
            let day = RandomWorld.today.advanced(by: Int.random(in: -2...30, using: &world.random))
            index.roll(to: day, zone: zone)
            plain.roll(to: day, zone: zone)
        }
    }

    @Test("More changes than a tail holds are sorted in by themselves, and nothing is lost meanwhile")
    func manyUpdates() async {
        var world = RandomWorld(seed: 7)
        let index = StayIndex(stays: [], rates: RandomWorld.rates, today: RandomWorld.today(in:))
        var plain = PlainScan(stays: [], rates: RandomWorld.rates, today: RandomWorld.today(in:))
        for number in 0..<9000 {
            let stay = world.stay(id: 1 + number % 6000)
            index.update(stay)
            plain.update(stay)
            if number % 7 == 0 {
                index.close(RandomWorld.oneNight, of: stay.id)
                plain.set(RandomWorld.oneNight, of: stay.id, open: false)
            }
        }
        for question in 0..<20 { expectSameAnswer(index, plain, world.search(), "question \(question)") }
        index.merge()
        for question in 0..<20 { expectSameAnswer(index, plain, world.search(), "merged, question \(question)") }
        #expect(index.count == plain.ids.count)
    }

    @Test("Midnight closes the past night and brings a last one that is closed until it's opened")
    func rollover() {
        let today = RandomWorld.today
        let last = today.advanced(by: OpenNights.capacity)
        let index = StayIndex(stays: [alwaysOpen(1)], rates: RandomWorld.rates) { _ in today }
        #expect(isFree(index, night: today))
        #expect(isFree(index, night: last.advanced(by: -1)))
        #expect(!isFree(index, night: last))

        index.open(night(last), of: Stay.ID(1))
        #expect(!isFree(index, night: last), "a night beyond the calendar can't be opened")

        index.roll(to: today.advanced(by: 1), zone: "Asia/Seoul")
        #expect(!isFree(index, night: today))
        #expect(isFree(index, night: today.advanced(by: 1)))
        #expect(!isFree(index, night: last))

        index.open(night(last), of: Stay.ID(1))
        #expect(isFree(index, night: last))
        index.open(night(today), of: Stay.ID(1))
        #expect(!isFree(index, night: today), "a past night can't be opened")
    }

    @Test("Zones roll at their own midnights")
    func zonesRollApart() {
        let today = RandomWorld.today
        let stays = [alwaysOpen(1), alwaysOpen(2, zone: "America/New_York")]
        let index = StayIndex(stays: stays, rates: RandomWorld.rates) { _ in today }
        index.roll(to: today.advanced(by: 1), zone: "Asia/Seoul")
        #expect(free(index, night: today) == [2])
        #expect(free(index, night: today.advanced(by: 1)) == [1, 2])
        index.roll(to: today.advanced(by: 1), zone: "America/New_York")
        #expect(free(index, night: today) == [])
    }

    @Test("A zone years behind another is taken along, and a day that goes back changes nothing")
    func laggingZone() {
        let today = RandomWorld.today
        let stays = [alwaysOpen(1), alwaysOpen(2, zone: "America/New_York")]
        let index = StayIndex(stays: stays, rates: RandomWorld.rates) { _ in today }
        index.roll(to: today.advanced(by: 700), zone: "Asia/Seoul")
        index.roll(to: today, zone: "Asia/Seoul")
        #expect(free(index, night: today.advanced(by: 697)) == [])
        #expect(free(index, night: today.advanced(by: 698)) == [2])
        #expect(free(index, night: today.advanced(by: 700)) == [1, 2])
        #expect(free(index, night: today.advanced(by: 730)) == [])
    }

    private func alwaysOpen(_ id: Int32, zone: String = "Asia/Seoul") -> IndexedStay {
        var nights = OpenNights(first: RandomWorld.today)
        nights.words = nights.words.map { _ in .max }
        return IndexedStay(
            id: Stay.ID(id), position: .null, capacity: 2, tariff: Tariff(currency: .krw, weekday: 50_000), zone: zone,
            openNights: nights)
    }

    private func night(_ day: Day) -> Period {
        Period(checkIn: day, checkOut: day.advanced(by: 1)) ?? RandomWorld.oneNight
    }

    private func free(_ index: StayIndex, night day: Day) -> [Int32] {
        index.search(StaySearch(area: .world, period: night(day))).stays.map(\.id.number)
    }

    private func isFree(_ index: StayIndex, night day: Day) -> Bool {
        !free(index, night: day).isEmpty
    }
}
