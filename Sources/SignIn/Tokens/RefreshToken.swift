import Storage

/// The long secret by which an app or a browser gets its next access token: two halves of 32 random bytes, of which one stays
/// as long as the session lasts and the other is new with each renewal.
///
/// Whoever has it is signed in, so it is sent and never stored; we keep only digests. Descriptions don't show it.
public struct RefreshToken: Equatable, Sendable {
    private let family: [UInt8]
    private let secret: [UInt8]

    private static let half = 32

    /// The first of a session.
    public init(_ randomness: Randomness) {
        family = randomness.bytes(Self.half)
        secret = randomness.bytes(Self.half)
    }

    private init(family: [UInt8], secret: [UInt8]) {
        self.family = family
        self.secret = secret
    }

    /// nil unless it is the text of such a token, in the one way to write it.
    public init?(_ text: String) {
        guard text.utf8.count == 86, let bytes = Base64URL.decode(text), bytes.count == 2 * Self.half else {
            return nil
        }
        family = Array(bytes[..<Self.half])
        secret = Array(bytes[Self.half...])
    }

    /// What is sent: 86 letters, digits, `-` and `_`.
    public var text: String { Base64URL.encode(family + secret) }

    /// What is stored. Nobody can guess 256 random bits from a digest, so it needs no salt.
    public var digests: TokenDigests {
        TokenDigests(family: Digest.sha256(family), secret: Digest.sha256(secret))
    }

    /// The token that replaces this one: the same each time, so that a renewal whose answer was lost can be answered again
    /// (see `Sessions.renew`), and not to be foreseen by whoever has the token but not the key.
    ///
    /// - Parameter key: a secret of all nodes.
    public func next(key: [UInt8]) -> RefreshToken {
        RefreshToken(family: family, secret: Digest.hmacSHA256(family + secret, key: key))
    }

    public static func == (one: RefreshToken, other: RefreshToken) -> Bool {
        constantTimeEqual(one.family + one.secret, other.family + other.secret)
    }
}

extension RefreshToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "RefreshToken" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
