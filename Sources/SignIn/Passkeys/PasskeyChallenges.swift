import Synchronization

/// Gives out challenges and takes each back once.
///
/// The server keeps none: a challenge lies in a cookie of the browser that asked, closed by an HMAC over what it is for. It
/// ends after five minutes. A challenge that has been answered rightly is remembered until then, so that nobody signs in twice
/// by one signature; each process remembers for itself, and authenticators that count are counted by the store besides.
public final class PasskeyChallenges: Sendable {
    /// What a challenge is for. An answer to one is never an answer to the other.
    public enum Purpose: Equatable, Sendable {
        case signIn
        /// Adding a passkey to this account, from this session.
        case addition(account: Int64, session: Int64)
        /// Showing once more, in this session, whose account it is.
        case proof(account: Int64, session: Int64)
    }

    public struct Challenge: Equatable, Sendable {
        /// 32.
        public let bytes: [UInt8]
        /// Letters for a cookie.
        public let cookie: String
    }

    /// Seconds.
    public static let lifetime: Int64 = 300
    private static let length = 32

    private let key: [UInt8]
    private let used: Mutex<Used>

    /// - Parameters:
    ///   - secret: shared by the nodes, known to nobody else.
    ///   - most: how many answered challenges are remembered in each five minutes; beyond that nobody comes in by one.
    public init(secret: [UInt8], most: Int = 65_536) {
        key = secret
        used = Mutex(Used(most: most))
    }

    /// - Parameter now: seconds since 1970.
    public func make(for purpose: Purpose, now: Int64, _ randomness: Randomness) -> Challenge {
        let bytes = randomness.bytes(PasskeyChallenges.length)
        let (sum, isTooLate) = now.addingReportingOverflow(PasskeyChallenges.lifetime)
        let body = bytes + PasskeyChallenges.bytes(isTooLate ? now : sum)
        return Challenge(bytes: bytes, cookie: Base64URL.encode(body + seal(body, purpose)))
    }

    /// The challenge in a cookie; nil unless we gave it out for this purpose, and not too long ago.
    public func open(_ cookie: String, for purpose: Purpose, now: Int64) -> [UInt8]? {
        guard cookie.utf8.count <= 128, let bytes = Base64URL.decode(cookie), bytes.count == 72 else { return nil }
        let body = Array(bytes[..<40])
        guard constantTimeEqual(Array(bytes[40...]), seal(body, purpose)) else { return nil }
        let end = body[32...].reduce(0) { $0 << 8 | Int64($1) }
        return now < end ? Array(body[..<32]) : nil
    }

    /// Says that a challenge has been answered rightly.
    ///
    /// - Returns: false where it had been before: then the answer is worth nothing.
    public func use(_ challenge: [UInt8], now: Int64) -> Bool {
        used.withLock { $0.insert(challenge, now: now) }
    }

    private func seal(_ body: [UInt8], _ purpose: Purpose) -> [UInt8] {
        let meant: [UInt8] =
            switch purpose {
            case .signIn: [0]
            case .addition(let account, let session):
                [1] + PasskeyChallenges.bytes(account) + PasskeyChallenges.bytes(session)
            case .proof(let account, let session):
                [2] + PasskeyChallenges.bytes(account) + PasskeyChallenges.bytes(session)
            }
        return Digest.hmacSHA256(body + meant, key: key)
    }

    private static func bytes(_ number: Int64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
}

/// Two halves, of which the older is dropped when the younger is as old as a challenge can get: what is in neither can't be
/// opened any more.
private struct Used {
    let most: Int
    private var younger: Set<[UInt8]> = []
    private var older: Set<[UInt8]> = []
    private var begun: Int64 = .min

    init(most: Int) {
        self.most = most
    }

    mutating func insert(_ challenge: [UInt8], now: Int64) -> Bool {
        turn(now)
        guard younger.count < most, !younger.contains(challenge), !older.contains(challenge) else { return false }
        younger.insert(challenge)
        return true
    }

    private mutating func turn(_ now: Int64) {
        // A clock that was set back must not keep the halves from ever turning.
        guard now >= begun else {
            begun = now
            return
        }
        guard begun == .min || now - begun >= PasskeyChallenges.lifetime else { return }
        older = younger
        younger = []
        begun = now
    }
}
