import Domain

/// All that a usual price needs, in 16 bytes: of a stay that fits, one read is enough, and four stays share a cache line.
///
/// A tariff's amounts are kept as multiples of one unit, the smallest of 1, 10, 100 and 1000 minor units with which they fit their
/// bits: 1,048,575 units a night is ten thousand dollars in cents, or ten million won in tens. What doesn't fit is marked and has
/// its amounts in an `OwnPrice`.
struct PriceRow {
    /// From the lowest bit: weekday (20), weekend (20), cleaning (17), service percent (7).
    private var amounts: UInt64 = 0
    /// From the lowest bit: unit (2), extra guest (15), guests included less one (4), weekly (7) and monthly (7) percent,
    /// currency (7), special (22).
    private var terms: UInt64 = 0

    private static let specialShift: UInt64 = 42

    /// A price that isn't known.
    init() {
        special = .unknown
    }

    /// - Parameters:
    ///   - tariff: a valid one. Where it doesn't fit (`fits`), the amounts are left out.
    ///   - currency: its number in the rate table.
    init(_ tariff: Tariff, currency: UInt32) {
        if let unit = PriceRow.unit(of: tariff) {
            amounts = UInt64(tariff.weekday / PriceRow.units[unit])
            amounts |= UInt64(tariff.weekend / PriceRow.units[unit]) << 20
            amounts |= UInt64(tariff.cleaning / PriceRow.units[unit]) << 40
            terms = UInt64(unit) | UInt64(tariff.extraGuest / PriceRow.units[unit]) << 2
        }
        amounts |= UInt64(tariff.servicePercent) << 57
        terms |= UInt64(tariff.guestsIncluded - 1) << 17
        terms |= UInt64(tariff.weeklyDiscountPercent) << 21
        terms |= UInt64(tariff.monthlyDiscountPercent) << 28
        terms |= UInt64(currency) << 35
    }

    static func fits(_ tariff: Tariff) -> Bool { unit(of: tariff) != nil }

    // MARK: Amounts, in units

    @inline(__always) var weekday: UInt64 { amounts & 0xF_FFFF }
    @inline(__always) var weekend: UInt64 { amounts &>> 20 & 0xF_FFFF }
    @inline(__always) var cleaning: UInt64 { amounts &>> 40 & 0x1_FFFF }
    /// Per person and night.
    @inline(__always) var extraGuest: UInt64 { terms &>> 2 & 0x7FFF }
    /// How many minor units a unit is: 1000, 100, 10 and 1 side by side in one number, and the right one shifted down.
    @inline(__always) var unit: UInt64 { 0x03E8_0064_000A_0001 &>> ((terms & 3) &<< 4) & 0xFFFF }

    // MARK: Terms

    @inline(__always) var servicePercent: UInt64 { amounts &>> 57 }
    @inline(__always) var guestsIncluded: Int64 { Int64(terms &>> 17 & 15) &+ 1 }
    @inline(__always) var weeklyPercent: UInt64 { terms &>> 21 & 127 }
    @inline(__always) var monthlyPercent: UInt64 { terms &>> 28 & 127 }
    @inline(__always) var currency: Int { Int(terms &>> 35 & 127) }

    // MARK: What the row doesn't say

    /// What makes a price more than a few multiplications.
    enum Special: Equatable {
        case nothing
        case unknown
        /// Seasons, by the number of their list in the segment, below `listCount`.
        case seasons(Int)
        /// An `OwnPrice`, by its number within the group's; it matters in the stretches of nights named.
        case own(Int, Stretches)

        static let listCount = ownMark - 2
        fileprivate static let ownMark = 1 << 21
    }

    @inline(__always) private var packedSpecial: UInt64 { terms &>> PriceRow.specialShift }
    @inline(__always) var isOwn: Bool { packedSpecial >= Special.ownMark }
    @inline(__always) var hasSeasons: Bool { packedSpecial &- 2 < UInt64(Special.listCount) }

    /// 1 where the row might not say the whole price for a period, else 0; worked out without a branch.
    /// - Parameter stretches: those of the period.
    @inline(__always)
    func mayBeSpecial(in stretches: Stretches) -> Int {
        let packed = packedSpecial
        // All bits but of an own price, of which only the stretches count.
        let counted = UInt64(stretches.bits) | ((packed &>> 21) &- 1)
        return Int(truncatingIfNeeded: ((packed & counted) &+ (1 << 22 - 1)) &>> 22)
    }

    /// Packed as 0, 1, 2 + list; or an own price's mark (1 bit), number (9) and stretches (12).
    var special: Special {
        get {
            switch Int(packedSpecial) {
            case 0: .nothing
            case 1: .unknown
            case let packed where packed < Special.ownMark: .seasons(packed - 2)
            case let packed:
                .own(
                    (packed - Special.ownMark) >> Stretches.count,
                    Stretches(bits: UInt32(packed & (1 << Stretches.count - 1))))
            }
        }
        set {
            let packed =
                switch newValue {
                case .nothing: 0
                case .unknown: 1
                case .seasons(let list): 2 + list
                case .own(let number, let stretches):
                    Special.ownMark | number << Stretches.count | Int(stretches.bits)
                }
            terms = terms & (1 << PriceRow.specialShift - 1) | UInt64(packed) << PriceRow.specialShift
        }
    }

    private static let units: [Int64] = [1, 10, 100, 1000]

    /// The index of the smallest unit with which all amounts fit; nil without one.
    private static func unit(of tariff: Tariff) -> Int? {
        units.firstIndex { unit in
            func fits(_ amount: Int64, bits: Int64) -> Bool { amount % unit == 0 && amount / unit < 1 << bits }
            return fits(tariff.weekday, bits: 20) && fits(tariff.weekend, bits: 20)
                && fits(tariff.cleaning, bits: 17) && fits(tariff.extraGuest, bits: 15)
        }
    }
}

/// Stretches of 32 nights, counted round a circle of twelve: a little more than a year.
///
/// Few stays have prices of single nights, and those have them in few stretches. Where the stretches of a search meet none of
/// them, the price row is enough.
struct Stretches: Equatable {
    private(set) var bits: UInt32

    static let count = 12
    static let none = Stretches(bits: 0)
    static let all = Stretches(bits: 1 << count - 1)

    fileprivate init(bits: UInt32) {
        self.bits = bits
    }

    /// - Parameter nights: day numbers.
    init(_ nights: some Sequence<Int>) {
        bits = 0
        for night in nights {
            let place = (night >> 5) % Stretches.count
            bits |= 1 << UInt32(place < 0 ? place + Stretches.count : place)
        }
    }
}
