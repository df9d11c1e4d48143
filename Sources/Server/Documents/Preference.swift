import Domain
import HTTP
import Routes
import Storage

/// The choice of language and brightness: a cookie for a year, then back to where it was made.
enum Preference {
    static let language = "lang"
    static let theme = "theme"
    static let names: Set = [language, theme]

    /// `/language/ja?back=/stays/search`
    @Sendable
    static func setLanguage(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let chosen = call.parameters.first.flatMap({ Language(rawValue: $0) }) else { throw .notFound }
        try await site.keep(.language(chosen), call)
        return back(call, with: cookie(language, chosen.rawValue, call))
    }

    /// `/theme/dark?back=/`
    @Sendable
    static func setTheme(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let chosen = call.parameters.first.flatMap({ Address.Theme(rawValue: $0) }) else { throw .notFound }
        try await site.keep(.theme(chosen.rawValue), call)
        return back(call, with: cookie(theme, chosen.rawValue, call))
    }

    private static func back(_ call: Call, with cookie: Response.Header) -> Response {
        Response.redirect(to: WayBack.address(call.request.query.first("back")))
            .with(cookie.name, cookie.value).with("Cache-Control", "no-store")
    }

    /// - Parameter chosen: nil goes back to what the browser asks for.
    static func cookie(for chosen: Language?, _ call: Call) -> Response.Header {
        guard let chosen else { return cookie(language, "", for: 0, call) }
        return cookie(language, chosen.rawValue, call)
    }

    /// - Parameter seconds: a year unless told otherwise.
    fileprivate static func cookie(
        _ name: String, _ value: String, for seconds: Int = 31_536_000, _ call: Call
    ) -> Response.Header {
        let secure = call.request.scheme == .https ? "; Secure" : ""
        return Response.Header(
            "Set-Cookie", "\(name)=\(value); Path=/; Max-Age=\(seconds); SameSite=Lax; HttpOnly\(secure)")
    }
}

extension Site {
    /// Keeps a choice in the account of whoever is signed in. It is made by a link, so the browser has to say that the link
    /// stands on a page of ours; where it doesn't, the choice holds for this browser alone.
    fileprivate func keep(_ choice: ProfileChange, _ call: Call) async throws(Refusal) {
        guard call.request.headers["sec-fetch-site"] == "same-origin", let person = call.person else { return }
        _ = try await stored { () async throws(StorageFault) in
            try await membership.accounts.change(person.account, [choice])
        }
    }

    /// The cookies for what somebody has chosen on another device, as they sign in on this one.
    func preferences(of account: Account.ID, _ call: Call) async throws(Refusal) -> [Response.Header] {
        let account = try await stored { () async throws(StorageFault) in
            try await membership.accounts.account(account)
        }
        return [
            account?.language.map { Preference.cookie(Preference.language, $0.rawValue, call) },
            account?.theme.flatMap { Address.Theme(rawValue: $0) }.map {
                Preference.cookie(Preference.theme, $0.rawValue, call)
            },
        ].compactMap(\.self)
    }
}
