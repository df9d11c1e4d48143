import Domain
import HTTP
import Routes
import Screens
import SignIn
import Storage
import Wire

/// Accounts and sessions for scripts and apps.
enum AccountAPI {
    /// `GET /api/v1/handles/hana_kim`
    @Sendable
    static func availability(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try site.membership.limits.questions.take(call.clientKey, now: site.clock.now()).get()
        guard let handle = call.parameters.first, Handle.refusal(of: handle) == nil else {
            throw .badField(AddressFault(field: "handle", reason: .malformed))
        }
        let isTaken = try await site.stored { () async throws(StorageFault) in
            try await site.membership.accounts.isTaken(handle)
        }
        var reply = AvailabilityReply()
        reply.available = !isTaken
        return .json(reply.json).with("Cache-Control", "no-store")
    }

    /// `POST /api/v1/accounts`
    @Sendable
    static func create(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var reply = JoinedReply()
        reply.recoveryCodes = try await site.signUp(try await call.record(AccountOrder.self), call)
        return .json(reply.json, status: .created).with("Cache-Control", "no-store")
    }

    /// `POST /api/v1/sessions`: signs a browser in, by cookies.
    @Sendable
    static func signIn(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let order = try await call.record(SessionOrder.self)
        let signedIn = try await site.signIn(id: order.id, password: order.password, call)
        return Response.empty(.noContent).welcoming(signedIn, call)
    }

    /// `DELETE /api/v1/sessions/current`. Who isn't signed in is so already.
    @Sendable
    static func signOut(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        if let person = try await site.person(call) {
            try await site.signOut(person)
        } else if call.bringsToken || call.mayRenew {
            // Only the access may be over, and its session go on: that has to be renewed to be ended.
            throw .notSignedIn
        }
        return Response.empty(.noContent).signedOut(call)
    }

    /// `POST /api/v1/tokens`: signs an app in.
    @Sendable
    static func tokens(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let order = try await call.record(SessionOrder.self)
        return answer(try await site.signIn(id: order.id, password: order.password, call).tokens)
    }

    /// `POST /api/v1/tokens/renewal`
    @Sendable
    static func renewTokens(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let order = try await call.record(RenewalOrder.self)
        guard let token = RefreshToken(order.refreshToken) else { throw .notSignedIn }
        return answer(try await site.renew(token, call))
    }

    private static func answer(_ tokens: Tokens) -> Response {
        var reply = TokensReply()
        reply.accessToken = tokens.access
        reply.refreshToken = tokens.refresh?.text
        reply.expiresIn = Int(AccessToken.lifetime)
        return .json(reply.json).with("Cache-Control", "no-store")
    }
}

extension Site {
    /// Ends the session of whoever asks.
    func signOut(_ person: Person) async throws(Refusal) {
        _ = try await stored { () async throws(StorageFault) in
            try await membership.sessions.end(person.session, of: person.account)
        }
        membership.live.forget([person.session])
    }
}

/// What `POST /api/v1/tokens/renewal` is sent.
struct RenewalOrder: Record {
    var refreshToken = ""

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("refresh_token", &refreshToken)
    }
}

/// What apps get.
struct TokensReply: Record {
    var accessToken = ""
    /// Absent where the token that the app has got meanwhile holds on.
    var refreshToken: String?
    /// Seconds.
    var expiresIn = 0

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("access_token", &accessToken)
        visitor.field("refresh_token", &refreshToken)
        visitor.field("expires_in", &expiresIn)
    }
}
