/// Random numbers that are the same for the same seed, everywhere: SplitMix64 by Guy Steele, Doug Lea and Christine Flood.
public struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// At least 0, below 1.
    public mutating func fraction() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    /// At least the first, below the second.
    public mutating func between(_ low: Double, _ high: Double) -> Double {
        low + fraction() * (high - low)
    }

    /// About normal with mean 0 and deviation 1: the sum of twelve fractions, less 6.
    public mutating func normal() -> Double {
        var sum = -6.0
        for _ in 0..<12 { sum += fraction() }
        return sum
    }

    public mutating func chance(_ probability: Double) -> Bool {
        fraction() < probability
    }

    /// One of the values, each as likely as its weight says.
    public mutating func pick<Value>(_ choices: [(value: Value, weight: Double)]) -> Value {
        var rest = fraction() * choices.reduce(0) { $0 + $1.weight }
        for choice in choices.dropLast() {
            rest -= choice.weight
            if rest < 0 { return choice.value }
        }
        return choices[choices.count - 1].value
    }
}
