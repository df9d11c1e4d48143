import HTTP
import SignIn

/// Nobody else's page may change anything in somebody's name.
///
/// A request that changes something must come from a page of ours: the browser says so in `Sec-Fetch-Site`, or in `Origin`
/// where it is older. A form carries besides a token that follows from a cookie which only this browser has; a script of ours
/// sends the header `Nadri-Request`, which no other site's page can add. Apps with a bearer token send no cookies and need
/// neither.
enum SameSite {
    static let header = "nadri-request"

    static func check(_ call: Call) throws(Refusal) {
        let request = call.request
        switch request.method {
        case .get, .head, .options: return
        case .post, .put, .patch, .delete: break
        }
        if request.headers["authorization"] != nil { return }
        if let site = request.headers["sec-fetch-site"] {
            guard site == "same-origin" else { throw .crossSite }
        } else if let origin = request.headers["origin"] {
            guard origin == request.origin.description else { throw .crossSite }
        }
        guard call.isForPrograms else { return }
        guard request.headers[header] != nil else { throw .crossSite }
    }

    /// For a form without a token: a browser that says nothing of where it comes from is not believed.
    static func checkIsSaid(_ call: Call) throws(Refusal) {
        let headers = call.request.headers
        guard headers["sec-fetch-site"] != nil || headers["origin"] != nil else { throw .crossSite }
    }
}

/// The token in a form.
struct FormToken: Sendable {
    /// Stands in the form.
    let text: String
    /// Set where the browser hasn't the cookie yet.
    let cookie: Response.Header?

    static let field = "form"

    init(_ site: Site, _ call: Call) {
        let known = SessionCookies.value("form", call.request).flatMap(FormToken.bytes)
        let bytes = known ?? site.membership.randomness.bytes(16)
        text = FormToken.text(bytes, site)
        cookie =
            known == nil
            ? SessionCookies.set("form", to: Base64URL.encode(bytes), for: 31_536_000, call.request) : nil
    }

    /// Refuses a form that wasn't drawn for this browser.
    static func check(_ fields: Query, _ site: Site, _ call: Call) throws(Refusal) {
        guard let bytes = SessionCookies.value("form", call.request).flatMap(bytes), let sent = fields.first(field),
            constantTimeEqual(Array(sent.utf8), Array(text(bytes, site).utf8))
        else { throw .oldForm }
    }

    private static func bytes(_ cookie: String) -> [UInt8]? {
        guard let bytes = Base64URL.decode(cookie), bytes.count == 16 else { return nil }
        return bytes
    }

    private static func text(_ bytes: [UInt8], _ site: Site) -> String {
        Base64URL.encode(Digest.hmacSHA256(bytes, key: site.membership.secrets.form).prefix(18))
    }
}
