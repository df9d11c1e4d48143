/// The scale on which a price range is set: 50 steps of all-in averages per night, as in the histogram over it (S1-5.8).
///
/// Its handles stand between the steps, at 0 … 50. The lowest place and the highest leave their end open.
public struct PriceScale: Equatable, Sendable {
    /// From there on it is open, in minor units of the reference currency.
    public let top: Int64

    public static let steps = StayMatches.histogramSteps

    /// - Parameter top: read as 1 … 10^15.
    public init(top: Int64) {
        self.top = max(1, min(top, 1_000_000_000_000_000))
    }

    /// 1,000,000원, ¥100,000, and for others what $800 is in their minor units.
    public init(_ currency: Currency) {
        self.init(top: currency == .krw ? 1_000_000 : currency == .jpy ? 100_000 : 800 * currency.minorPerMajor)
    }

    /// - Parameter place: 0 … 50.
    public func price(at place: Int) -> Int64 {
        top * Int64(place) / Int64(PriceScale.steps)
    }

    /// Where the two handles stand for a range, at least a step apart.
    public func places(lowest: Int64?, highest: Int64?) -> (low: Int, high: Int) {
        let steps = Int64(PriceScale.steps)
        let high =
            highest.map { price in price >= top ? steps : max(1, (max(0, price) * steps + top - 1) / top) } ?? steps
        let low = lowest.map { price in price >= top ? steps : max(0, price) * steps / top } ?? 0
        return (Int(min(low, high - 1)), Int(high))
    }

    /// The lower end once its handle has been moved there; it never passes the other.
    public func lowest(at place: Int, below high: Int) -> Int64? {
        let place = min(place, high - 1)
        return place <= 0 ? nil : price(at: place)
    }

    /// The upper end once its handle has been moved there; it never passes the other.
    public func highest(at place: Int, above low: Int) -> Int64? {
        let place = max(place, low + 1)
        return place >= PriceScale.steps ? nil : price(at: place)
    }
}
