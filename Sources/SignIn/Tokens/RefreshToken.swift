/// The long secret by which an app or a browser gets its next access token: 32 random bytes.
///
/// Whoever has it is signed in, so it is sent and never stored; we keep only its hash. Descriptions don't show it.
public struct RefreshToken: Equatable, Sendable {
    private let bytes: [UInt8]

    public init(_ randomness: Randomness) {
        bytes = randomness.bytes(32)
    }

    /// nil unless it is the text of 32 bytes, in the one way to write them.
    public init?(_ text: String) {
        guard text.utf8.count == 43, let bytes = Base64URL.decode(text) else { return nil }
        self.bytes = bytes
    }

    /// What is sent: 43 letters, digits, `-` and `_`.
    public var text: String { Base64URL.encode(bytes) }

    /// What is stored: 32 bytes. Nobody can guess 256 random bits from it, so it needs no salt.
    public var hash: [UInt8] { Digest.sha256(bytes) }

    public static func == (one: RefreshToken, other: RefreshToken) -> Bool {
        constantTimeEqual(one.bytes, other.bytes)
    }
}

extension RefreshToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "RefreshToken" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
