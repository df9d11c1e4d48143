import HTTP
import Routes
import SignIn
import Views
import Words

/// The demo provider's page of consent, where a browser sees it. Everything else of it is asked within the process.
enum DemoProviderPages {
    /// `/demo-provider/authorization?client_id=…`
    @Sendable
    static func consent(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try answer(.get, call.request.query, site, call)
    }

    /// `POST /demo-provider/authorization`
    @Sendable
    static func decision(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try answer(.post, try await call.form(), site, call)
    }

    private static func answer(
        _ method: ProviderRequest.Method, _ fields: HTTP.Query, _ site: Site, _ call: Call
    ) throws(Refusal) -> Response {
        guard let demo = site.providers.demo else { throw .notFound }
        let encoded = FormFields(fields.pairs.map { ($0.name, $0.value) }).encoded
        let address = ProviderAddress.demoConsent.text
        let request =
            method == .get
            ? ProviderRequest(.get, address + "?" + encoded)
            : ProviderRequest(.post, address, body: Array(encoded.utf8))
        switch demo.answer(request) {
        case .consent(let consent): return page(consent, site, call)
        case .redirect(let address):
            return Response.redirect(to: demo.pathOfOurs(address) ?? Address.home.text).with(
                "Cache-Control", "no-store")
        case .problem(let text): return .text(text, status: .badRequest)
        case .form, .reply: throw .notFound
        }
    }

    private static func page(_ consent: StandInConsent, _ site: Site, _ call: Call) -> Response {
        let words = Words(call.language)
        let people = consent.people.map { DemoConsentView.Person(id: $0.id, name: $0.name) }
        let sections = DemoConsentView.sections(words, request: consent.request, people: people)
        return Document(title: words.demoConsentTitle, sections: sections).response(site, call)
            .replacing("Cache-Control", "no-store")
    }
}
