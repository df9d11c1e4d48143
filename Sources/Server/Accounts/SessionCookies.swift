import Domain
import HTTP
import SignIn
import Storage

/// The cookies by which a browser is signed in. Scripts can read none of them (S1-3.2).
///
/// - `access`: the access token, with every request, for 15 minutes.
/// - `refresh`: the refresh token, only to `/session`, for 28 days.
/// - `session`: the session's number, as long: a page knows by it that renewing is worth while.
/// - `refused`: the number of a session that could not be renewed. Refusing clears nothing, or it could wipe what another tab
///   has got meanwhile; a newer session has another number.
/// - `passkey`: what a passkey is to sign, for five minutes (`PasskeyChallenges`).
/// - `device`: says of which accounts this browser has signed in before, so that strangers' failures don't slow its owner.
///
/// Over TLS their names begin with `__Host-`: then no neighbour, such as another host of the same domain, can set them. Where the
/// path is narrower it is `__Secure-`, which a neighbour can set by naming the domain: therefore a refresh token has to be of the
/// session that `session` names, where it names one.
enum SessionCookies {
    /// Whether a cookie says nothing of who asks that a page would show.
    static func tellsNothing(_ name: String) -> Bool {
        let bare = name.hasPrefix("__Host-") ? name.dropFirst(7) : Substring(name)
        return bare == "form" || bare == "device" || bare == "refused" || bare == "passkey"
    }

    static let path = "/session"

    /// - Parameter site: whether the browser is to send it to every page.
    static func name(_ name: String, _ request: Request, wholeSite: Bool = true) -> String {
        guard request.scheme == .https else { return name }
        return (wholeSite ? "__Host-" : "__Secure-") + name
    }

    static func set(
        _ cookie: String, to value: String, for seconds: Int64, _ request: Request, path: String = "/",
        sameSite: String = "Lax"
    ) -> Response.Header {
        let secure = request.scheme == .https ? "; Secure" : ""
        let name = name(cookie, request, wholeSite: path == "/")
        return Response.Header(
            "Set-Cookie", "\(name)=\(value); Path=\(path); Max-Age=\(seconds); SameSite=\(sameSite); HttpOnly\(secure)")
    }

    static func value(_ cookie: String, _ request: Request, wholeSite: Bool = true) -> String? {
        request.cookie(name(cookie, request, wholeSite: wholeSite))
    }
}

/// What somebody gets who has signed in or renewed.
struct Tokens: Sendable {
    let session: Session.ID
    let access: String
    /// nil where the one that the browser has got meanwhile holds on.
    let refresh: RefreshToken?

    func cookies(_ request: Request) -> [Response.Header] {
        var cookies = [
            SessionCookies.set("access", to: access, for: AccessToken.lifetime, request),
            SessionCookies.set("session", to: String(session.number), for: Sessions.lifetime, request),
        ]
        if let refresh {
            cookies.append(
                SessionCookies.set(
                    "refresh", to: refresh.text, for: Sessions.lifetime, request, path: SessionCookies.path))
        }
        return cookies
    }
}

extension Response {
    func signedIn(_ tokens: Tokens, _ call: Call) -> Response {
        var response = self
        response.headers += tokens.cookies(call.request)
        return response.with("Cache-Control", "no-store")
    }

    func signedOut(_ call: Call) -> Response {
        var response = self
        response.headers += [
            SessionCookies.set("access", to: "", for: 0, call.request),
            SessionCookies.set("session", to: "", for: 0, call.request),
            SessionCookies.set("refresh", to: "", for: 0, call.request, path: SessionCookies.path),
        ]
        return response.with("Cache-Control", "no-store")
    }
}
