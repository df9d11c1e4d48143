/// A block of addresses: `10.0.0.0/8`, `fd00::/8`, or one address alone.
public struct AddressRange: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is not a range of addresses.
    public enum Mistake: Error, Equatable, Sendable, CustomStringConvertible {
        /// Before the slash there is no address of version 4 or 6.
        case notAnAddress(String)
        /// After the slash there is no number from 0 to 32 (version 4) or 128 (version 6).
        case prefixOutOfRange(String)

        public var description: String {
            switch self {
            case .notAnAddress(let text): "\"\(text)\" is not an Internet address"
            case .prefixOutOfRange(let text): "\"\(text)\": the number after the slash is out of range"
            }
        }
    }

    private let first: IPAddress
    private let prefix: Int

    public init(_ text: String) throws(Mistake) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, let address = IPAddress(name) else { throw .notAnAddress(text) }
        let most = address.isVersion4 ? 32 : 128
        first = address
        guard parts.count > 1 else {
            prefix = most
            return
        }
        guard let number = UInt8(parts[1]), number <= most, parts[1].utf8.allSatisfy({ $0 != UInt8(ascii: "+") })
        else { throw .prefixOutOfRange(text) }
        prefix = Int(number)
    }

    /// Reads a list separated by commas, spaces allowed; an empty text is an empty list.
    public static func list(_ text: String) throws(Mistake) -> [AddressRange] {
        var ranges: [AddressRange] = []
        for piece in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
            ranges.append(try AddressRange(String(piece)))
        }
        return ranges
    }

    public func contains(_ address: IPAddress) -> Bool {
        guard address.isVersion4 == first.isVersion4 else { return false }
        // Shifting by the whole width gives 0 in Swift, so /0 holds everything.
        let free = (first.isVersion4 ? 32 : 128) - prefix
        return first.bits >> UInt128(free) == address.bits >> UInt128(free)
    }

    public var description: String { "\(first)/\(prefix)" }
}
