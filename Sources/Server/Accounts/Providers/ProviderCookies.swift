import HTTP
import SignIn

/// What a browser keeps on the way to a provider and home. Both are sealed, and go only to `/sign-in`.
///
/// - `attempt`: binds what comes back to the browser that set out.
/// - `identity`: who came home, for 15 minutes.
enum ProviderCookies {
    static let path = "/sign-in"

    static func attempt(_ start: ProviderSignIn.Start, with provider: Provider, _ request: Request) -> Response.Header {
        // A form that another site posts brings no cookie but one with None, and that browsers take over TLS alone.
        let sameSite = provider.postsBack && request.scheme == .https ? "None" : "Lax"
        return SessionCookies.set(
            "attempt", to: start.cookie, for: start.lifetime, request, path: path, sameSite: sameSite)
    }

    static func attempt(_ request: Request) -> String? { value("attempt", request) }

    /// The attempt is over, however it went.
    static func noAttempt(_ request: Request) -> Response.Header {
        SessionCookies.set("attempt", to: "", for: 0, request, path: path)
    }

    static func identity(_ arrival: String, _ request: Request) -> Response.Header {
        SessionCookies.set("identity", to: arrival, for: ProviderArrival.lifetime, request, path: path)
    }

    static func identity(_ request: Request) -> String? { value("identity", request) }

    static func noIdentity(_ request: Request) -> Response.Header {
        SessionCookies.set("identity", to: "", for: 0, request, path: path)
    }

    private static func value(_ cookie: String, _ request: Request) -> String? {
        SessionCookies.value(cookie, request, wholeSite: false)
    }
}
