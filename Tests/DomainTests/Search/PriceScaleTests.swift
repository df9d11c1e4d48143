import Domain
import Testing

@Suite("The scale of the price range")
struct PriceScaleTests {
    private let won = PriceScale(.krw)

    private func places(_ lowest: Int64?, _ highest: Int64?) -> [Int] {
        let places = won.places(lowest: lowest, highest: highest)
        return [places.low, places.high]
    }

    @Test("S1-5.8 it is open from 1,000,000원, ¥100,000 and $800 on")
    func tops() {
        #expect(won.top == 1_000_000)
        #expect(PriceScale(.jpy).top == 100_000)
        #expect(PriceScale(.usd).top == 80_000)
    }

    @Test("S1-5.8 the highest place leaves the upper end open, the lowest the lower")
    func openEnds() {
        #expect(won.highest(at: 50, above: 3) == nil)
        #expect(won.lowest(at: 0, below: 3) == nil)
        #expect(places(nil, nil) == [0, 50])
        #expect(places(nil, 1_000_000) == [0, 50])
    }

    @Test("every place comes back from its price")
    func everyPlace() {
        for low in 0...49 {
            for high in (low + 1)...50 {
                let lowest = won.lowest(at: low, below: high)
                #expect(places(lowest, won.highest(at: high, above: low)) == [low, high])
            }
        }
    }

    @Test("one handle never passes the other")
    func apart() {
        #expect(won.lowest(at: 40, below: 10) == 180_000)
        #expect(won.highest(at: 3, above: 10) == 220_000)
    }

    @Test("a price between two steps lies within the handles")
    func between() {
        #expect(places(65_000, 65_001) == [3, 4])
        #expect(places(40_000, 40_000) == [1, 2])
        #expect(places(5_000_000, nil) == [49, 50])
        #expect(places(-1, 0) == [0, 1])
    }

    @Test("no number overflows", arguments: [Int64.min, 0, 1, 7, .max])
    func extremes(top: Int64) {
        let scale = PriceScale(top: top)
        for price in [Int64.min, 0, 1, 1_000_000_000_000, .max] {
            let places = scale.places(lowest: price, highest: price)
            #expect((0..<places.high).contains(places.low) && places.high <= 50)
        }
        #expect(scale.price(at: 50) == scale.top)
    }
}
