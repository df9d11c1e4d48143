/// What an access token says: who has signed in, in which session, and for how long that holds.
///
/// Written as the payload of a JSON Web Token (RFC 7519), in this order and without spaces:
/// `{"sub":"12","sid":"34","iat":1796053366,"exp":1796054266}`.
public struct AccessToken: Equatable, Sendable {
    /// The account's number.
    public let account: Int64
    /// The session's number.
    public let session: Int64
    /// Seconds since 1970.
    public let issuedAt: Int64
    /// Seconds since 1970. From then on it is refused.
    public let expiresAt: Int64

    /// 15 minutes, in seconds.
    public static let lifetime: Int64 = 900
    /// By so many seconds the clocks of two nodes may differ.
    static let leeway: Int64 = 60
    /// The years 1970 to 9999.
    private static let times: ClosedRange<Int64> = 0...253_402_300_799

    init(account: Int64, session: Int64, issuedAt now: Int64) {
        self.account = account
        self.session = session
        issuedAt = min(max(now, Self.times.lowerBound), Self.times.upperBound - Self.lifetime)
        expiresAt = issuedAt + Self.lifetime
    }

    /// nil unless the bytes are exactly what `payload` writes for some token.
    init?(payload: some Collection<UInt8>) {
        var reader = ClaimReader(payload)
        guard reader.skip("{\"sub\":\""), let account = reader.number(),
            reader.skip("\",\"sid\":\""), let session = reader.number(),
            reader.skip("\",\"iat\":"), let issuedAt = reader.number(),
            reader.skip(",\"exp\":"), let expiresAt = reader.number(),
            reader.skip("}"), reader.isAtEnd,
            Self.times.contains(issuedAt), Self.times.contains(expiresAt), issuedAt < expiresAt
        else { return nil }
        self.account = account
        self.session = session
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
    }

    package var payload: [UInt8] {
        Array("{\"sub\":\"\(account)\",\"sid\":\"\(session)\",\"iat\":\(issuedAt),\"exp\":\(expiresAt)}".utf8)
    }

    func check(now: Int64) throws(TokenRefusal) {
        guard now < expiresAt else { throw .expired }
        guard issuedAt - Self.leeway <= now else { throw .notYetValid }
    }
}

/// Why an access token isn't taken. To whoever sent it they are all the same: 401.
public enum TokenRefusal: Error, Equatable, Sendable {
    /// More than 1 KiB, which none of ours has.
    case tooLong
    /// Not written as we write them: another algorithm, other claims, padding, something behind it.
    case malformed
    /// Signed with a key that isn't in use, or isn't any more.
    case unknownKey
    case wrongSignature
    case expired
    /// Issued more than a minute ahead of our clock.
    case notYetValid
}

/// Reads the few shapes that occur in our payload, and only in the way that we write them.
private struct ClaimReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Collection<UInt8>) {
        rest = Array(bytes)[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ text: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard rest.starts(with: expected) else { return false }
        rest = rest.dropFirst(expected.count)
        return true
    }

    /// A whole number without leading zeros, of 64 bits.
    mutating func number() -> Int64? {
        let digits = rest.prefix { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let number = Int64(String(decoding: digits, as: UTF8.self)),
            digits.elementsEqual(String(number).utf8)
        else { return nil }
        rest = rest.dropFirst(digits.count)
        return number
    }
}
