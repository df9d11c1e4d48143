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

    /// Of an average that isn't known, a step behind all others that nobody looks at.
    static let unknown = 50

    /// - Parameter average: in the reference currency, or `unknownPrice`.
    @inline(__always)
    func step(of average: Int64) -> Int {
        let step = perTop.map { stepByReciprocal(UInt64(bitPattern: average), $0) } ?? stepByDivision(average)
        return average < 0 ? HistogramScale.unknown : step
    }

    /// Without a branch; an unknown price is a number above any top.
    @inline(__always)
    private func stepByReciprocal(_ price: UInt64, _ perTop: Reciprocal) -> Int {
        let step = perTop.quotient(min(price, top) &* HistogramScale.steps)
        return Int(truncatingIfNeeded: min(step, HistogramScale.steps &- 1))
    }

    private func stepByDivision(_ average: Int64) -> Int {
        let price = UInt64(bitPattern: average)
        guard price < top else { return StayMatches.histogramSteps - 1 }
        return Int(
            truncatingIfNeeded: top.dividingFullWidth(price.multipliedFullWidth(by: HistogramScale.steps)).quotient)
    }
}
