import Domain
import HTTP
import Markup
import Routes
import Screens
import SignIn
import Views
import Words

/// Draws the pages of the settings, which hold what is private: no browser keeps one that was refused or that shows secrets.
enum SettingsForm {
    typealias Draw = (Words, SettingsFrame) -> [Node]

    /// - Parameter portrait: the part of the page that is a screen of the browser app.
    static func page(
        _ site: Site, _ call: Call, _ title: KeyPath<Words, String>, refusals: [SettingsRefusal] = [],
        status: Status = .ok, scripts: [String] = [], portrait: @autoclosure () -> PortraitScreen.State? = nil,
        _ draw: Draw
    ) -> Response {
        let token = FormToken(site, call)
        let words = Words(call.language)
        let news = call.request.query.first("news").flatMap { SettingsNews(rawValue: $0) }
        let frame = SettingsFrame(formToken: token.text, news: refusals.isEmpty ? news : nil, refusals: refusals)
        var document = Document(title: words[keyPath: title], sections: draw(words, frame))
        document.scripts = scripts
        if let state = portrait() { document.bringToLife(PortraitScreen.self, state) }
        var response = document.response(site, call, status: status)
        if let cookie = token.cookie { response.headers.append(cookie) }
        return status == .ok ? response : response.replacing("Cache-Control", "no-store")
    }

    /// Does what a form asks for, or draws it again with what is wrong at its field.
    /// - Parameter field: at which it is said that the attempt failed or has to wait.
    static func answer(
        _ site: Site, _ call: Call, _ title: KeyPath<Words, String>, at field: SettingsField, scripts: [String] = [],
        portrait: @autoclosure () -> PortraitScreen.State? = nil, _ act: () async throws(Refusal) -> Response,
        again draw: Draw
    ) async throws(Refusal) -> Response {
        do throws(Refusal) {
            return try await act()
        } catch {
            guard let refusals = error.forSettings(at: field) else { throw error }
            return page(
                site, call, title, refusals: refusals, status: error.status, scripts: scripts, portrait: portrait(),
                draw
            ).retrying(after: error)
        }
    }

    /// Leads on after something was done.
    static func done(_ address: SettingsAddress) -> Response {
        Response.redirect(to: address.text).with("Cache-Control", "no-store")
    }
}

extension Site {
    /// What is wrong with a new password, before any work is put into it.
    func refusals(ofNew password: String, repetition: String) -> [SettingsRefusal] {
        let password = password.composed
        let repetition = repetition.composed
        return [
            PasswordRule.refusal(of: password, isCommon: membership.commonPasswords.contains(password)),
            PasswordRule.refusal(ofRepetition: repetition, of: password),
        ].compactMap { $0.map { .asForSignUp($0) } }
    }

    func hash(_ password: String) async throws(Refusal) -> String {
        do {
            return try await membership.passwords.hash(password)
        } catch {
            throw .busy
        }
    }
}
