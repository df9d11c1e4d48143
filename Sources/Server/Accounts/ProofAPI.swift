import HTTP
import SignIn
import Storage
import Wire

/// Showing once more who one is, for scripts and apps: by a passkey of the account, or by its password.
enum ProofAPI {
    /// `POST /api/v1/proofs/options`: what a passkey is to sign.
    @Sendable
    static func options(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        try site.membership.limits.passkeys.take(call.clientKey, now: site.clock.now()).get()
        let challenge = site.challenge(for: person.proving)
        var options = PasskeyRequestOptions()
        options.challenge = Base64URL.encode(challenge.bytes)
        options.party = try PasskeyAPI.party(call).id
        return PasskeyAPI.answer(options.json, challenge, call)
    }

    /// `POST /api/v1/proofs`
    @Sendable
    static func create(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let order = try await call.record(ProofOrder.self)
        if !order.password.isEmpty {
            let member = Member(person: person, account: try await site.account(of: person))
            try await site.prove(member, by: order.password, call)
            return Response.empty(.noContent).with("Cache-Control", "no-store")
        }
        try site.membership.limits.signIns.take(call.clientKey, now: site.clock.now()).get()
        guard let assertion = order.credential.assertion else { throw .passkey(.invalid) }
        let passkey = try await site.passkey(
            of: assertion, for: person.proving, party: try PasskeyAPI.party(call), call)
        guard passkey.account == person.account else { throw .passkey(.invalid) }
        try await site.noteProof(of: person)
        return Response.empty(.noContent).with("Cache-Control", "no-store").forgettingChallenge(call)
    }
}

/// What `POST /api/v1/proofs` is sent: one of both.
struct ProofOrder: Record {
    var password = ""
    var credential = CredentialMessage()

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("password", &password)
        visitor.field("credential", &credential)
    }
}

extension Person {
    fileprivate var proving: PasskeyChallenges.Purpose { .proof(account: account.number, session: session.number) }
}
