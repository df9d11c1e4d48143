/// Division by a number that stays the same for a whole search, done as one multiplication.
///
/// ⌊n / d⌋ = ⌊n × ⌈2⁶³ / d⌉ / 2⁶³⌋ holds exactly while n × d < 2⁶³: the rounded-up factor is too large by less than
/// d / 2⁶³ parts, and that must not carry n over the next multiple of d.
struct Reciprocal {
    private let factor: UInt64

    /// - Parameter divisor: at least 1.
    init(_ divisor: UInt64) {
        factor = ((1 << 63) + divisor - 1) / divisor
    }

    @inline(__always)
    func quotient(_ number: UInt64) -> UInt64 {
        (number &<< 1).multipliedFullWidth(by: factor).high
    }
}
