import Domain

/// Which of the 50 steps an average price falls into: min(49, ⌊average × 50 / top⌋).
struct HistogramScale {
    private let top: UInt64
    /// nil where the product would be too large for it.
    private let perTop: Reciprocal?

    private static let steps = UInt64(StayMatches.histogramSteps)

    /// - Parameter top: where the last, open step ends, in minor units of the reference currency; read as at least 1.
    init(top: Int64) {
        self.top = UInt64(max(1, top))
        // 50 × top × top < 2⁶³
        perTop = self.top < 400_000_000 ? Reciprocal(self.top) : nil
    }

    /// - Parameter average: at least 0.
    @inline(__always)
    func step(of average: Int64) -> Int {
        let price = UInt64(bitPattern: average)
        guard price < top else { return StayMatches.histogramSteps - 1 }
        if let perTop { return Int(truncatingIfNeeded: perTop.quotient(price &* HistogramScale.steps)) }
        return Int(
            truncatingIfNeeded: top.dividingFullWidth(price.multipliedFullWidth(by: HistogramScale.steps)).quotient)
    }
}
