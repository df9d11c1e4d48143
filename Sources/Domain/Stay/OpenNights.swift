/// Which nights of a stay are open, one bit a night from `first` on. Nights outside are closed.
public struct OpenNights: Equatable, Sendable {
    public var first: Day
    /// Bit k of word k / 64 is the night `first + k`; never more than `Period.longest` nights count.
    public var words: [UInt64]

    /// How many nights a calendar holds.
    public static let capacity = Period.longest
    public static let wordCount = (capacity + 63) / 64

    /// Of a stay that has no calendar: no night can be booked.
    public static let none = OpenNights(first: Day(number: 0))

    /// All closed.
    public init(first: Day) {
        self.first = first
        self.words = [UInt64](repeating: 0, count: OpenNights.wordCount)
    }

    public subscript(night: Day) -> Bool {
        get {
            let index = first.days(until: night)
            guard index >= 0, index < OpenNights.capacity else { return false }
            return words[index >> 6] & 1 << UInt64(index & 63) != 0
        }
        set {
            let index = first.days(until: night)
            guard index >= 0, index < OpenNights.capacity else { return }
            let bit = UInt64(1) << UInt64(index & 63)
            if newValue { words[index >> 6] |= bit } else { words[index >> 6] &= ~bit }
        }
    }

    /// Whether every night of the period is open.
    public func isOpen(for period: Period) -> Bool {
        for index in 0..<period.nights where !self[period.night(index)] { return false }
        return true
    }
}

extension OpenNights {
    /// Without the nights that bookings hold and those that the host needs around them.
    public func without(_ taken: TakenNights, preparationDays: Int) -> OpenNights {
        guard !taken.isEmpty else { return self }
        var left = self
        for day in taken.slept { left[day] = false }
        for day in taken.preparation(days: preparationDays) { left[day] = false }
        return left
    }
}
