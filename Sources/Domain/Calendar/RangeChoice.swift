/// Two days, chosen one after the other in either order (S1-5.3 to S1-5.5).
public struct RangeChoice: Equatable, Sendable {
    /// The day chosen first, while the second is awaited.
    public private(set) var half: Day?
    /// Both.
    public private(set) var period: Period?

    public init(half: Day? = nil, period: Period? = nil) {
        self.half = half
        self.period = half == nil ? period : nil
    }

    /// A second day completes the range: the earlier is the arrival, and the same day once more is day use. Whatever is chosen
    /// after that begins a new one, as does a day too far away from the first.
    public mutating func choose(_ day: Day) {
        period = half.flatMap { Period(between: $0, and: day) }
        half = period == nil ? day : nil
    }
}

extension Period {
    /// As long, so many days later or earlier.
    public func shifted(by days: Int) -> Period? {
        Period(checkIn: checkIn.advanced(by: days), checkOut: checkOut.advanced(by: days))
    }
}
