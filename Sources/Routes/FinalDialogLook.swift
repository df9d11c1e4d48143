import Domain

/// The last look before a booking, as it stands in the stay's address: `confirm=1`, and behind it `key=…` once it has been asked for,
/// so that whoever asks again after a reload is asking the same.
public struct FinalDialogLook: Equatable, Sendable {
    public var key: String

    /// Enough for a key of ours that has been counted on.
    public static let longestKey = 64

    public init(key: String = "") {
        self.key = key
    }

    /// nil where the address doesn't ask for the dialog.
    public static func asked(by query: Query) throws(AddressFault) -> FinalDialogLook? {
        guard let text = query.first("confirm"), !text.isEmpty else { return nil }
        guard text.hasBytes(of: "1") else { throw AddressFault(field: "confirm", reason: .malformed) }
        return FinalDialogLook(key: try key(in: query))
    }

    /// Letters, digits, `-` and `_`; empty where there is none.
    public static func key(in query: Query) throws(AddressFault) -> String {
        guard let key = query.first("key") else { return "" }
        guard key.utf8.count <= longestKey, Array(key.utf8).allSatisfy(isOfKey) else {
            throw AddressFault(field: "key", reason: .malformed)
        }
        return key
    }

    func query(with conditions: Conditions) -> Query {
        var query = conditions.query
        query.add("confirm", "1")
        if !key.isEmpty { query.add("key", key) }
        return query
    }

    private static func isOfKey(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
