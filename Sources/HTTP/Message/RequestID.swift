import Synchronization

/// The name of one request in logs and error replies: 16 hex digits of ours, or the proxy's own.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64
    private let given: String?

    /// The next id of this process. Ids repeat neither within a process nor, in all likelihood, across restarts.
    static func next() -> RequestID {
        // A random start and a bijective mixing: unique without asking the system for randomness at every request.
        var mixed = start &+ counter.wrappingAdd(1, ordering: .relaxed).newValue
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return RequestID(number: mixed ^ (mixed >> 31), given: nil)
    }

    /// nil unless it is 1 to 64 letters, digits or hyphens.
    init?(given: String) {
        let isPlain = given.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isPlain, (1...64).contains(given.utf8.count) else { return nil }
        self.init(number: 0, given: given)
    }

    private init(number: UInt64, given: String?) {
        self.number = number
        self.given = given
    }

    public var description: String {
        if let given { return given }
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static let start = UInt64.random(in: .min ... .max)
    private static let counter = Atomic<UInt64>(0)
}
