import Domain
import HTTP
import SignIn
import Storage

/// Who asks, once a token has proved it.
struct Person: Equatable, Sendable {
    let account: Account.ID
    let session: Session.ID
}

extension Site {
    /// Who asks; nil for anybody who isn't signed in, or not any more.
    func person(_ call: Call) async throws(Refusal) -> Person? {
        guard let text = call.accessToken else { return nil }
        let now = clock.now()
        let token: AccessToken
        do {
            token = try membership.tokens.check(text, now: now)
        } catch {
            return nil
        }
        let person = Person(account: Account.ID(token.account), session: Session.ID(token.session))
        do {
            return try await membership.live.isLive(person.session, at: now) ? person : nil
        } catch {
            throw .storage(error)
        }
    }

    /// Who asks, or 401.
    func someone(_ call: Call) async throws(Refusal) -> Person {
        guard let person = try await person(call) else { throw .notSignedIn }
        return person
    }

    /// Who asks for a page that only somebody signed in may see. Everybody else is led to where they become that.
    func reader(_ call: Call) async throws(Refusal) -> Person {
        if let person = try await person(call) { return person }
        throw call.mayRenew ? .renewFirst : .signInFirst
    }
}

extension Call {
    /// From the cookie, or as apps send it: `Authorization: Bearer …`.
    var accessToken: String? {
        if let header = request.headers["authorization"] {
            return header.hasPrefix("Bearer ") ? String(header.dropFirst(7)) : nil
        }
        return SessionCookies.value("access", request)
    }

    /// Whether an access token comes along, be it one that proves nothing.
    var bringsToken: Bool {
        request.headers["authorization"] != nil || SessionCookies.value("access", request) != nil
    }

    /// Whether the browser has a session that could be renewed, as far as a page can tell.
    var mayRenew: Bool {
        // Another text than a number could not be noted as refused, and would be sent round for ever.
        guard let session = SessionCookies.value("session", request), Int64(session) != nil else { return false }
        return session != SessionCookies.value("refused", request)
    }

    /// Who asks, for limits by address: of version 6 the first 64 bits, as the rest is anybody's choice.
    var clientKey: String { request.client?.limitKey ?? "-" }
}
