import Domain
import HTTP
import Routes

/// The choice of language and brightness: a cookie for a year, then back to where it was made.
enum Preference {
    static let language = "lang"
    static let theme = "theme"
    static let names: Set = [language, theme]

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
        return Response.redirect(to: WayBack.address(call.request.query.first("back")))
            .with("Set-Cookie", "\(name)=\(value); Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly\(secure)")
            .with("Cache-Control", "no-store")
    }
}
