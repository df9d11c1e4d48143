import Domain
import HTTP
import Routes
import SignIn
import Storage

/// A new access token for a refresh token (S5-5.1).
///
/// A page whose access token is over sends the browser here by a redirect, and it comes back with a new one. A script that is
/// answered 401 asks here once for all requests in flight.
enum SessionRenewal {
    /// `GET /session/renewal?back=/stays/42`
    @Sendable
    static func page(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let back = Response.redirect(to: WayBack.address(call.request.query.first("back")))
        do throws(Refusal) {
            return back.signedIn(try await renewed(site, call), call)
        } catch .notSignedIn {
            return refused(back, call)
        }
    }

    /// `POST /session/renewal`, by a script of ours; or with `?back=`, by a form.
    @Sendable
    static func fromScript(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard call.request.headers[SameSite.header] != nil else { return try await ofForm(site, call) }
        do throws(Refusal) {
            return Response.empty(.noContent).signedIn(try await renewed(site, call), call)
        } catch .notSignedIn {
            return refused(Refusal.notSignedIn.response(site: site, call: call), call)
        }
    }

    /// A form that found its access over is sent on to here, and back with all that was filled in.
    private static func ofForm(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let back = call.request.query.first("back") else { throw .crossSite }
        do throws(Refusal) {
            return Response.redirect(to: WayBack.address(back), status: .temporaryRedirect)
                .signedIn(try await renewed(site, call), call)
        } catch .notSignedIn {
            return refused(Response.redirect(to: Address.signIn(back: Address.settings.text).text), call)
        }
    }

    /// A neighbour may have set the refresh token, but not the cookie that names the session: nobody is to find themselves in
    /// somebody else's account.
    private static func renewed(_ site: Site, _ call: Call) async throws(Refusal) -> Tokens {
        let tokens = try await site.renew(try presented(call), call)
        let session = SessionCookies.value("session", call.request).flatMap { Int64($0) }
        guard session == nil || session == tokens.session.number else { throw .notSignedIn }
        return tokens
    }

    private static func presented(_ call: Call) throws(Refusal) -> RefreshToken {
        let cookie = SessionCookies.value("refresh", call.request, wholeSite: false)
        guard let token = cookie.flatMap({ RefreshToken($0) }) else { throw .notSignedIn }
        return token
    }

    /// Clears nothing: another tab may have got a newer session in the meantime. The page only learns that this one is over.
    private static func refused(_ response: Response, _ call: Call) -> Response {
        var response = response.replacing("Cache-Control", "no-store")
        if let session = SessionCookies.value("session", call.request), Int64(session) != nil {
            response.headers.append(
                SessionCookies.set("refused", to: session, for: Sessions.lifetime, call.request))
        }
        return response
    }
}

extension Site {
    /// - Throws: `.notSignedIn` where the session is over, or was ended because the token had been used before.
    func renew(_ token: RefreshToken, _ call: Call) async throws(Refusal) -> Tokens {
        let now = clock.now()
        try membership.limits.renewals.take(call.clientKey, now: now).get()
        let next = token.next(key: membership.secrets.renewal)
        let renewal = try await stored { () async throws(StorageFault) in
            try await membership.sessions.renew(token.digests, replacement: next.digests.secret, at: now)
        }
        switch renewal {
        case .renewed(let session): return tokens(of: session, next, at: now)
        case .repeated(let session, let holds): return tokens(of: session, holds ? next : nil, at: now)
        case .reused(_, let session):
            membership.live.forget([session])
            throw .notSignedIn
        case .expired, .unknown: throw .notSignedIn
        }
    }

    private func tokens(of session: Session, _ refresh: RefreshToken?, at now: Int64) -> Tokens {
        let access = membership.tokens.issue(account: session.account.number, session: session.id.number, now: now)
        return Tokens(session: session.id, access: access, refresh: refresh)
    }
}
