import Domain
import HTTP
import Routes
import SignIn
import Storage
import Views
import Words

/// Other services as ways into an account that is there already: adding one in the settings, and taking one away.
enum ProviderLinking {
    /// `POST /settings/providers/github`: sends somebody signed in to the provider.
    @Sendable
    static func start(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        let person = try await site.sent(call).member.person
        try site.membership.limits.providers.take(call.clientKey, now: site.clock.now()).get()
        do throws(ProviderRefusal) {
            let (address, cookie) = try await site.setOut(
                to: provider, for: .link(account: person.accountKey), back: Address.settings.text, call)
            return leave(to: address, cookie, provider, site, call)
        } catch {
            return ProviderProblem(error).response(provider, site, call, back: Address.settings.text)
        }
    }

    /// `/sign-in/github/linking`: whoever came back from the provider must still be signed in to the account that set out.
    @Sendable
    static func finish(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        var response: Response
        switch linked(from: provider, site, call) {
        case .success(let wanted):
            let linking = try await site.stored { () async throws(StorageFault) in
                try await site.membership.providerLinks.link(
                    wanted.identity, to: wanted.account, at: site.clock.now())
            }
            response = try answer(linking, provider, site, call)
        case .failure(let problem): response = problem.response(provider, site, call, back: Address.settings.text)
        }
        response.headers.append(ProviderCookies.noIdentity(call.request))
        return response
    }

    /// `POST /settings/providers/github/removal`
    @Sendable
    static func remove(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        let (member, fields) = try await site.sent(call)
        let identity = ProviderIdentity(issuer: provider.issuer, subject: fields.first("subject") ?? "")
        let removal = try await site.stored { () async throws(StorageFault) in
            try await site.membership.providerLinks.unlink(identity, of: member.account.id)
        }
        switch removal {
        case .removed, .unknown: return toSettings
        case .lastWayIn:
            return ProviderProblem.lastWayIn.response(provider, site, call, back: Address.settings.text)
        }
    }

    /// What is to be linked to which account.
    private static func linked(
        from provider: Provider, _ site: Site, _ call: Call
    ) -> Result<(account: Account.ID, identity: ProviderIdentity), ProviderProblem> {
        do throws(ProviderProblem) {
            let arrival = try site.arrival(from: provider, call)
            guard let account = arrival.account else { throw .mismatch }
            guard let person = call.person else { throw .signedOut }
            guard person.accountKey == account else { throw .anotherAccount }
            return .success((person.account, ProviderIdentity(issuer: arrival.issuer, subject: arrival.subject)))
        } catch {
            return .failure(error)
        }
    }

    private static func answer(
        _ linking: Linking, _ provider: Provider, _ site: Site, _ call: Call
    ) throws(Refusal) -> Response {
        switch linking {
        case .linked, .alreadyYours: return toSettings
        case .anothers: return ProviderProblem.anothers.response(provider, site, call, back: Address.settings.text)
        case .noAccount: throw .notSignedIn
        }
    }

    /// A page that leads on by itself. Pages may send their forms to this site alone, and browsers hold a redirect that follows a
    /// form to that too.
    private static func leave(
        to address: String, _ cookie: Response.Header, _ provider: Provider, _ site: Site, _ call: Call
    ) -> Response {
        let words = Words(call.language)
        let sections = ProviderLinksView.leaving(words, provider.label, to: address)
        var response = Document(title: words.linkedServices, sections: sections).response(site, call)
            .replacing("Cache-Control", "no-store").with("Refresh", "0; url=" + address)
        response.headers.append(cookie)
        return response
    }

    private static var toSettings: Response {
        Response.redirect(to: Address.settings.text).with("Cache-Control", "no-store")
    }
}

extension Person {
    /// The account as an attempt names it.
    fileprivate var accountKey: String { String(account.number) }
}

extension Providers {
    /// The services as the settings show them: each that is configured, with the account's links, and links with others.
    func services(linked links: [ProviderLink], _ words: Words) -> [ProviderLinksView.Service] {
        func shown(_ links: [ProviderLink]) -> [ProviderLinksView.Link] {
            links.map { link in
                ProviderLinksView.Link(
                    subject: link.identity.subject, since: words.date(Day(instant: link.linkedAt)))
            }
        }
        let configured = all.map { provider in
            let isDemo = provider.slug == demo?.provider.slug
            return ProviderLinksView.Service(
                slug: provider.slug, label: isDemo ? words.isDemo(provider.label) : provider.label,
                links: shown(links.filter { $0.identity.issuer == provider.issuer }))
        }
        let others = links.filter { link in !all.contains { $0.issuer == link.identity.issuer } }
        return configured
            + others.map { ProviderLinksView.Service(slug: "", label: $0.identity.serviceName, links: shown([$0])) }
    }
}

extension ProviderIdentity {
    /// The issuer without scheme and path: nobody knows a service by its address.
    fileprivate var serviceName: String {
        guard issuer.hasPrefix("https://") else { return issuer }
        return String(issuer.dropFirst(8).prefix { $0 != "/" })
    }
}
