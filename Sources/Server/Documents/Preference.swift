import Domain
import HTTP
import Routes

/// The choice of language and brightness: a cookie for a year, then back to where it was made.
enum Preference {
    static let language = "lang"
    static let theme = "theme"

    /// `/language/ja?back=/stays/search`
    @Sendable
    static func setLanguage(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let chosen = call.parameters.first.flatMap({ Language(rawValue: $0) }) else { throw .notFound }
        return keep(Preference.language, chosen.rawValue, call)
    }

    /// `/theme/dark?back=/`
    @Sendable
    static func setTheme(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let chosen = call.parameters.first.flatMap({ Address.Theme(rawValue: $0) }) else { throw .notFound }
        return keep(Preference.theme, chosen.rawValue, call)
    }

    private static func keep(_ name: String, _ value: String, _ call: Call) -> Response {
        let secure = call.request.scheme == .https ? "; Secure" : ""
        return Response.redirect(to: wayBack(call))
            .with("Set-Cookie", "\(name)=\(value); Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly\(secure)")
            .with("Cache-Control", "no-store")
    }

    /// Only to a path of this site: a second slash or backslash would lead to another host.
    private static func wayBack(_ call: Call) -> String {
        let home = Address.home.text
        guard let back = call.request.query.first("back"), back.utf8.first == UInt8(ascii: "/") else { return home }
        let second = back.utf8.dropFirst().first
        guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\"),
            back.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return home }
        return back
    }
}
