/// Chance that gives the same numbers every time: SplitMix64 begun from the FNV-1a hash of a name.
struct Chance {
    private var state: UInt64

    init(_ name: String) {
        state = Chance.hash(name.utf8)
    }

    /// FNV-1a, 64 bits.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// 0 ..< 1.
    mutating func unit() -> Double {
        Double(next() >> 11) / 9_007_199_254_740_992
    }

    mutating func span(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * unit()
    }

    /// The same without a fraction: what is far away needs none, and is shorter to write.
    mutating func whole(_ low: Double, _ high: Double) -> Double {
        span(low, high).whole
    }

    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// One of a list that isn't empty.
    mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int(next() % UInt64(list.count))]
    }

    /// True in that share of all cases, 0 … 1.
    mutating func odds(_ share: Double) -> Bool {
        unit() < share
    }

    /// So many different ones of a list, in a new order.
    mutating func pick<Element>(_ count: Int, of list: [Element]) -> [Element] {
        var rest = list
        var chosen: [Element] = []
        while chosen.count < count, !rest.isEmpty {
            chosen.append(rest.remove(at: Int(next() % UInt64(rest.count))))
        }
        return chosen
    }
}

extension Double {
    /// The nearest whole number, for numbers that an `Int` holds.
    var whole: Double {
        Double(Int(self + (self < 0 ? -0.5 : 0.5)))
    }
}
