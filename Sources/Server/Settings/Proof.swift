import Domain
import Routes
import SignIn
import Storage

/// Who they are, shown once more (`FreshProof`). Signing in counts, and so does whatever shows it again: the session knows when
/// it last was.
extension Site {
    /// - Throws: `.proofNeeded` unless they have shown a moment ago, on this device, who they are.
    func checkProof(of person: Person, for aim: ProofAim) async throws(Refusal) {
        guard try await hasFreshProof(person) else { throw .proofNeeded(aim) }
    }

    func hasFreshProof(_ person: Person) async throws(Refusal) -> Bool {
        let now = clock.now()
        let provedAt = try await stored { () async throws(StorageFault) in
            try await membership.sessions.provedAt(person.session, of: person.account, at: now)
        }
        return provedAt.map { FreshProof.holds(provedAt: $0, now: now) } ?? false
    }

    /// Notes that they have just shown it.
    /// - Parameter hash: of the password that showed it; nil where it was something else.
    func noteProof(of person: Person, by hash: String? = nil) async throws(Refusal) {
        let isNoted = try await stored { () async throws(StorageFault) in
            try await membership.sessions.prove(person.session, of: person.account, provedBy: hash, at: clock.now())
        }
        // They were signed out, or the password was changed elsewhere, in this very moment.
        guard isNoted else { throw .notSignedIn }
    }

    /// Checks once more that it is the owner who asks, by the password: a phone may lie about unlocked. Whoever guesses here
    /// has to wait as at the sign-in, each session for itself, so that a stolen one holds up nobody else.
    /// - Returns: the stored hash that the password fitted.
    @discardableResult
    func prove(_ member: Member, by password: String, _ call: Call) async throws(Refusal) -> String {
        guard !password.isEmpty else { throw .settings([.proofMissing]) }
        let now = clock.now()
        try membership.limits.signIns.take(call.clientKey, now: now).get()
        let handle = member.account.handle
        let origin = SignInDelays.Origin.known("session \(member.person.session.number)")
        try membership.limits.delays.attempt(account: handle, from: origin, now: now).get()
        let hash = try await stored { () async throws(StorageFault) in
            try await membership.accounts.passwordHash(of: member.account.id)
        }
        let isRight: Bool
        do {
            isRight = try await membership.passwords.verify(password, against: hash)
        } catch {
            membership.limits.delays.withdraw(account: handle, from: origin, now: now)
            throw .busy
        }
        guard isRight, let hash else { throw .wrongCredentials }
        membership.limits.delays.succeeded(account: handle, from: origin, now: now)
        try await noteProof(of: member.person, by: hash)
        return hash
    }
}
