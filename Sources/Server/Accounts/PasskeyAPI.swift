import Domain
import HTTP
import Routes
import SignIn
import Storage
import Wire

/// Passkeys for scripts and apps (S1-3.2: the phone's Keychain keeps them): each in two steps, what to ask the device for, and
/// what it gave.
enum PasskeyAPI {
    /// `POST /api/v1/passkeys/options`
    @Sendable
    static func options(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        try site.membership.limits.passkeys.take(call.clientKey, now: site.clock.now()).get()
        // Without this there is no challenge, and without a challenge of this session nothing is added.
        try await site.checkProof(of: person, for: .passkey)
        let account = try await site.account(of: person)
        let party = try PasskeyAPI.party(call)
        let challenge = site.challenge(for: person.adding)
        var options = PasskeyCreationOptions()
        options.challenge = Base64URL.encode(challenge.bytes)
        options.party.id = party.id
        options.party.name = "Nadri"
        options.user.id = Base64URL.encode(PasskeyCredential.user(account: account.id.number))
        options.user.name = account.handle
        options.user.displayName = account.shownName
        options.known = try await site.passkeys(of: account.id).map { passkey in
            var name = PasskeyName()
            name.id = Base64URL.encode(passkey.credential)
            return name
        }
        return answer(options.json, challenge, call)
    }

    /// `POST /api/v1/passkeys`
    @Sendable
    static func add(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        try site.membership.limits.passkeys.take(call.clientKey, now: site.clock.now()).get()
        let order = try await call.record(PasskeyOrder.self)
        guard let registration = order.credential.registration else { throw .passkey(.invalid) }
        let (party, challenge) = (try party(call), try site.challenge(call, for: person.adding))
        let made = try believed { () throws(PasskeyFault) in
            try registration.verified(challenge: challenge, party: party)
        }
        let now = site.clock.now()
        guard site.membership.challenges.use(challenge, now: now) else { throw .passkey(.expired) }
        let label = PasskeyLabel.text(order.label, userAgent: call.request.headers["user-agent"])
        let addition = try await site.stored { () async throws(StorageFault) in
            try await site.membership.passkeys.add(
                Passkey(
                    account: person.account, credential: made.credential, publicKey: made.publicKey,
                    signCount: made.signCount, label: label, createdAt: now, lastUsedAt: now),
                askedIn: person.session, way: PasskeyChallenges.lifetime)
        }
        var reply = PasskeyReply()
        switch addition {
        case .added(let id): reply.id = id.number
        case .known: throw .passkey(.known)
        case .tooMany: throw .passkey(.tooMany)
        case .proofOver: throw .proofNeeded(.passkey)
        case .noAccount: throw .notSignedIn
        }
        reply.label = label
        return Response.json(reply.json, status: .created).with("Cache-Control", "no-store").forgettingChallenge(call)
    }

    /// `POST /api/v1/sessions/passkey/options`
    @Sendable
    static func sessionOptions(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try site.membership.limits.passkeys.take(call.clientKey, now: site.clock.now()).get()
        let challenge = site.challenge(for: .signIn)
        var options = PasskeyRequestOptions()
        options.challenge = Base64URL.encode(challenge.bytes)
        options.party = try party(call).id
        return answer(options.json, challenge, call)
    }

    /// `POST /api/v1/sessions/passkey`: signs a browser in, by cookies.
    @Sendable
    static func signIn(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let order = try await call.record(PasskeySessionOrder.self)
        try site.membership.limits.signIns.take(call.clientKey, now: site.clock.now()).get()
        guard let assertion = order.credential.assertion else { throw .passkey(.invalid) }
        let signedIn = try await site.signIn(by: assertion, party: try party(call), call)
        let response = Response.empty(.noContent).welcoming(signedIn, call)
        return response.forgettingChallenge(call)
    }

    static func party(_ call: Call) throws(Refusal) -> RelyingParty {
        guard let party = RelyingParty(origin: call.request.origin.description) else { throw .passkey(.invalid) }
        return party
    }

    /// Why something isn't believed is nobody's business who might try again.
    fileprivate static func believed<Verified>(
        _ verify: () throws(PasskeyFault) -> Verified
    ) throws(Refusal) -> Verified {
        do {
            return try verify()
        } catch {
            throw .passkey(.invalid)
        }
    }

    static func answer(_ json: [UInt8], _ challenge: PasskeyChallenges.Challenge, _ call: Call) -> Response {
        var response = Response.json(json).with("Cache-Control", "no-store")
        response.headers.append(
            SessionCookies.set(
                PasskeyAPI.cookie, to: challenge.cookie, for: PasskeyChallenges.lifetime, call.request))
        return response
    }

    fileprivate static let cookie = "passkey"
}

extension Site {
    /// The passkey that has signed the challenge which this browser was given for the purpose. An unknown one is refused in the
    /// words of a wrong signature.
    func passkey(
        of assertion: PasskeyAssertion, for purpose: PasskeyChallenges.Purpose, party: RelyingParty, _ call: Call
    ) async throws(Refusal) -> Passkey {
        let challenge = try challenge(call, for: purpose)
        let passkey = try await stored { () async throws(StorageFault) in
            try await membership.passkeys.passkey(credential: assertion.credential)
        }
        guard let passkey else { throw .passkey(.invalid) }
        let count = try PasskeyAPI.believed { () throws(PasskeyFault) in
            try assertion.verified(
                by: passkey.publicKey, of: passkey.account.number, challenge: challenge, party: party)
        }
        let now = clock.now()
        guard membership.challenges.use(challenge, now: now) else { throw .passkey(.expired) }
        let counting = try await stored { () async throws(StorageFault) in
            try await membership.passkeys.recordUse(of: passkey.id, signCount: count, at: now)
        }
        guard counting == .counted else { throw .passkey(.invalid) }
        return passkey
    }

    /// Signs in whose passkey has signed.
    func signIn(
        by assertion: PasskeyAssertion, party: RelyingParty, _ call: Call
    ) async throws(Refusal) -> SignedIn {
        let passkey = try await passkey(of: assertion, for: .signIn, party: party, call)
        let account = try await stored { () async throws(StorageFault) in
            try await membership.accounts.account(passkey.account)
        }
        guard let account else { throw .passkey(.invalid) }
        let tokens = try await openSession(of: account.id, provedBy: nil, call)
        return SignedIn(
            account: account.id, tokens: tokens, devices: KnownDevices(call).adding(account.handle, membership.secrets),
            preferences: try await preferences(of: account.id, call))
    }

    func passkeys(of account: Account.ID) async throws(Refusal) -> [Passkey] {
        try await stored { () async throws(StorageFault) in try await membership.passkeys.list(of: account) }
    }

    func challenge(for purpose: PasskeyChallenges.Purpose) -> PasskeyChallenges.Challenge {
        membership.challenges.make(for: purpose, now: clock.now(), membership.randomness)
    }

    /// The challenge that this browser was given for the purpose.
    fileprivate func challenge(_ call: Call, for purpose: PasskeyChallenges.Purpose) throws(Refusal) -> [UInt8] {
        let cookie = SessionCookies.value(PasskeyAPI.cookie, call.request)
        let challenge = cookie.flatMap { membership.challenges.open($0, for: purpose, now: clock.now()) }
        guard let challenge else { throw .passkey(.expired) }
        return challenge
    }
}

extension Person {
    fileprivate var adding: PasskeyChallenges.Purpose {
        .addition(account: account.number, session: session.number)
    }
}

extension Response {
    func forgettingChallenge(_ call: Call) -> Response {
        var response = self
        response.headers.append(SessionCookies.set(PasskeyAPI.cookie, to: "", for: 0, call.request))
        return response
    }
}
