import Bench
import Domain
import Search
import Testing

@Suite("The index answers as a plain scan does")
struct ExactAnswerTests {
    @Test("S1-6.2 number, page, order, histogram and pins are exact in small random worlds", arguments: 0..<60)
    func smallWorlds(seed: Int) {
        var world = RandomWorld(seed: UInt64(seed))
        let stays = world.stays([0, 1, 2, 63, 64, 65, 511, 513, 900][seed % 9])
        let index = StayIndex(stays: stays, rates: RandomWorld.rates, today: RandomWorld.today(in:))
        let plain = PlainScan(stays: stays, rates: RandomWorld.rates, today: RandomWorld.today(in:))
        #expect(index.count == plain.ids.count)
        for question in 0..<40 {
            let top: Int64 = [1_000_000, 1, 777, 5_000_000_000, .max][question % 5]
            expectSameAnswer(index, plain, world.search(), top: top, "seed \(seed), question \(question)")
        }
    }

    @Test("The random questions do find something, and most of them more than one page")
    func questionsFind() {
        var world = RandomWorld(seed: 8)
        let index = StayIndex(stays: world.stays(3000), rates: RandomWorld.rates, today: RandomWorld.today(in:))
        let counts = (0..<200).map { _ in index.search(world.search()).count }
        #expect(counts.count { $0 > 0 } > 100)
        #expect(counts.count { $0 > 100 } > 20)
    }
}
