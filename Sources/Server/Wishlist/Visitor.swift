import Domain
import HTTP
import SignIn

/// A browser that has put on hearts and is signed in to no account, known by a cookie that only the server sets and reads.
enum Visitor {
    static let cookie = "visitor"

    static func isCookie(_ name: String) -> Bool { name == cookie || name == "__Host-" + cookie }

    /// What the store knows it by; nil for a browser without the cookie, or with a text that isn't one of ours.
    static func digest(_ call: Call) -> [UInt8]? {
        guard let text = SessionCookies.value(cookie, call.request), let key = Base64URL.decode(text), key.count == 16
        else { return nil }
        return Digest.sha256(key)
    }

    /// The cookie for another year from now on.
    static func renewed(_ call: Call) -> Response.Header? {
        SessionCookies.value(cookie, call.request).map { set($0, call) }
    }

    /// A new one.
    static func make(_ random: Randomness, _ call: Call) -> (digest: [UInt8], cookie: Response.Header) {
        let key = random.bytes(16)
        return (Digest.sha256(key), set(Base64URL.encode(key), call))
    }

    static func forgotten(_ call: Call) -> Response.Header {
        SessionCookies.set(cookie, to: "", for: 0, call.request)
    }

    private static func set(_ text: String, _ call: Call) -> Response.Header {
        SessionCookies.set(cookie, to: text, for: Wishlist.visitorLifetime, call.request)
    }
}
