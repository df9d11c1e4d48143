import Domain
import SignIn
import Storage

/// Everything that signing up and signing in work with. Made once, by hand, in `App`.
public struct Membership: Sendable {
    public let accounts: Accounts
    public let sessions: Sessions
    public let recoveryCodes: RecoveryCodes
    public let providerLinks: ProviderLinks
    public let passkeys: Passkeys
    public let personalData: PersonalData
    public let wishes: Wishes
    public let passwords: Passwords
    public let commonPasswords: CommonPasswords
    public let tokens: AccessTokens
    public let secrets: MembershipSecrets
    public let live: LiveSessions
    public let portraits: Portraits
    public let limits: MembershipLimits
    /// Given out to be signed by passkeys.
    public let challenges: PasskeyChallenges
    public let randomness: Randomness

    public init(
        database: Database, passwords: Passwords, commonPasswords: CommonPasswords, keys: TokenKeys,
        tokens: AccessTokens, portraits: Portraits, limits: MembershipLimits = MembershipLimits(),
        randomness: Randomness = .system
    ) {
        accounts = Accounts(database)
        sessions = Sessions(database)
        recoveryCodes = RecoveryCodes(database)
        providerLinks = ProviderLinks(database)
        passkeys = Passkeys(database)
        personalData = PersonalData(database)
        wishes = Wishes(database)
        self.passwords = passwords
        self.commonPasswords = commonPasswords
        self.tokens = tokens
        secrets = MembershipSecrets(keys)
        challenges = PasskeyChallenges(secret: keys.secret(for: "passkey challenge"))
        live = LiveSessions(sessions: Sessions(database), outbox: Outbox(database))
        self.portraits = portraits
        self.limits = limits
        self.randomness = randomness
    }
}

extension Membership {
    /// Forgets what is over: sessions that have expired, browsers that have long wished for nothing, pictures in nobody's use.
    /// - Parameter now: seconds since 1970.
    public func tidy(at now: Int64) async {
        // If the database is away, the next round does it.
        _ = try? await sessions.prune(at: now)
        _ = try? await wishes.prune(at: now)
        await portraits.tidy(at: now)
    }
}

/// What all nodes know and nobody else: each for one purpose, all following from the key that signs tokens.
public struct MembershipSecrets: Sendable {
    /// Makes the replacement of a refresh token.
    let renewal: [UInt8]
    /// Proves that a form was drawn for the browser that sends it.
    let form: [UInt8]
    /// Proves that somebody has sent a picture.
    let picture: [UInt8]
    /// Marks devices from which somebody has signed in.
    let device: [UInt8]
    /// Seals what browsers keep on the way to other services and home.
    let attempt: [UInt8]

    init(_ keys: TokenKeys) {
        renewal = keys.secret(for: "renewal")
        form = keys.secret(for: "form")
        picture = keys.secret(for: "picture")
        device = keys.secret(for: "device")
        attempt = keys.secret(for: "attempt")
    }
}

/// How often what may be tried. Each process counts for itself.
public struct MembershipLimits: Sendable {
    let delays = SignInDelays()
    let signIns: TokenBuckets
    let signUps: TokenBuckets
    let renewals: TokenBuckets
    let questions: TokenBuckets
    let uploads: TokenBuckets
    let passkeys: TokenBuckets
    let providers: TokenBuckets
    let wishes: TokenBuckets
    let visitors: TokenBuckets
    let drawings: TokenBuckets

    /// All by client address.
    /// - Parameters:
    ///   - signIns: with a password or a passkey, right or wrong.
    ///   - signUps: that reach the database.
    ///   - questions: whether an id is free.
    ///   - passkeys: what to ask a device for, and additions.
    ///   - providers: to another service or home from it: each may make us ask that service.
    ///   - wishes: hearts put on and taken off.
    ///   - visitors: browsers without an account that put on their first heart.
    ///   - drawings: turned into pictures for other services.
    public init(
        signIns: TokenBuckets.Rate = .init(30, inSeconds: 300), signUps: TokenBuckets.Rate = .init(20, inSeconds: 3600),
        renewals: TokenBuckets.Rate = .init(60, inSeconds: 300),
        questions: TokenBuckets.Rate = .init(240, inSeconds: 300),
        uploads: TokenBuckets.Rate = .init(30, inSeconds: 3600),
        passkeys: TokenBuckets.Rate = .init(120, inSeconds: 300),
        providers: TokenBuckets.Rate = .init(60, inSeconds: 300),
        wishes: TokenBuckets.Rate = .init(600, inSeconds: 300),
        visitors: TokenBuckets.Rate = .init(600, inSeconds: 3600),
        drawings: TokenBuckets.Rate = .init(120, inSeconds: 300)
    ) {
        self.signIns = TokenBuckets(signIns)
        self.signUps = TokenBuckets(signUps)
        self.renewals = TokenBuckets(renewals)
        self.questions = TokenBuckets(questions)
        self.uploads = TokenBuckets(uploads)
        self.passkeys = TokenBuckets(passkeys)
        self.providers = TokenBuckets(providers)
        self.wishes = TokenBuckets(wishes)
        self.visitors = TokenBuckets(visitors)
        self.drawings = TokenBuckets(drawings)
    }
}

extension Admission {
    func get() throws(Refusal) {
        if case .refused(let seconds) = self { throw .tooMany(retryAfter: seconds) }
    }
}
