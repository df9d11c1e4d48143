/// A currency by its ISO 4217 code, three capital letters.
public struct Currency: Hashable, Sendable {
    /// The letters, first in the highest byte: `KRW` is 0x4B5257.
    public let packed: UInt32

    public static let krw = Currency(packed: 0x4B_52_57)
    public static let jpy = Currency(packed: 0x4A_50_59)
    public static let usd = Currency(packed: 0x55_53_44)

    private init(packed: UInt32) {
        self.packed = packed
    }

    /// nil unless the text is three letters A–Z.
    public init?(code: some StringProtocol) {
        var packed: UInt32 = 0
        var count = 0
        for byte in code.utf8 {
            guard (65...90).contains(byte), count < 3 else { return nil }
            packed = packed << 8 | UInt32(byte)
            count += 1
        }
        guard count == 3 else { return nil }
        self.packed = packed
    }

    public var code: String {
        let letters = [UInt8(packed >> 16 & 0xFF), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)]
        return String(decoding: letters, as: UTF8.self)
    }

    /// Digits after the point in amounts of this currency (ISO 4217 minor unit): 0, 2 or 3.
    public var decimals: Int {
        switch Name(code) {
        case "KRW", "JPY", "VND", "CLP", "ISK", "UGX", "XAF", "XOF", "XPF", "PYG", "RWF", "KMF", "DJF", "GNF", "BIF",
            "VUV":
            0
        case "BHD", "KWD", "OMR", "JOD", "TND", "IQD", "LYD": 3
        default: 2
        }
    }

    /// How many minor units make one major unit: 1, 100 or 1000.
    public var minorPerMajor: Int64 {
        switch decimals {
        case 0: 1
        case 3: 1000
        default: 100
        }
    }
}
