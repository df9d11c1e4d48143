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
        try await site.checkProof(of: person, for: .link)
        return try await leave(
            for: .link(account: person.accountKey), to: provider, back: Address.settings.text, site, call)
    }

    /// `/sign-in/github/linking`: whoever came back from the provider must still be signed in to the account that set out.
    @Sendable
    static func finish(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        var response: Response
        switch arrived(from: provider, site, call) {
        case .success(let arrived) where arrived.purpose == .link(account: arrived.person.accountKey):
            let linking = try await site.stored { () async throws(StorageFault) in
                try await site.membership.providerLinks.link(
                    arrived.identity, to: arrived.person.account, askedIn: arrived.person.session,
                    way: ProviderArrival.longestWay, at: site.clock.now())
            }
            response = try answer(linking, provider, site, call)
        case .success: response = ProviderProblem.mismatch.response(provider, site, call, back: Address.settings.text)
        case .failure(let problem): response = problem.response(provider, site, call, back: Address.settings.text)
        }
        response.headers.append(ProviderCookies.noIdentity(call.request))
        return response
    }

    /// `POST /settings/provider-links/removal`: also of a link with a service that isn't offered any more.
    @Sendable
    static func remove(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let identity = ProviderIdentity(
            issuer: fields.first("issuer") ?? "", subject: fields.first("subject") ?? "")
        let removal = try await site.stored { () async throws(StorageFault) in
            try await site.membership.providerLinks.unlink(
                identity, of: member.account.id, offered: site.providers.issuers)
        }
        switch removal {
        case .removed: return SettingsForm.done(.start(.unlinked))
        case .unknown: return SettingsForm.done(.start())
        case .lastWayIn:
            let label = site.providers.label(ofIssuer: identity.issuer, Words(call.language))
            return ProviderProblem.lastWayIn.page(label, site, call)
        }
    }

    /// Somebody signed in who went to a service for their account, and came home.
    struct Arrived: Sendable {
        let person: Person
        let purpose: SignInPurpose
        let identity: ProviderIdentity
        let back: String
    }

    static func arrived(from provider: Provider, _ site: Site, _ call: Call) -> Result<Arrived, ProviderProblem> {
        do throws(ProviderProblem) {
            let arrival = try site.arrival(from: provider, call)
            guard let account = arrival.purpose.account else { throw .mismatch }
            guard let person = call.person else { throw .signedOut }
            guard person.accountKey == account else { throw .anotherAccount }
            return .success(
                Arrived(
                    person: person, purpose: arrival.purpose,
                    identity: ProviderIdentity(issuer: arrival.issuer, subject: arrival.subject), back: arrival.back))
        } catch {
            return .failure(error)
        }
    }

    private static func answer(
        _ linking: Linking, _ provider: Provider, _ site: Site, _ call: Call
    ) throws(Refusal) -> Response {
        switch linking {
        case .linked, .alreadyYours: return SettingsForm.done(.start(.linked))
        case .anothers: return ProviderProblem.anothers.response(provider, site, call, back: Address.settings.text)
        case .proofOver: throw .proofNeeded(.link)
        case .noAccount: throw .notSignedIn
        }
    }

    /// Sends somebody signed in to a service, by a page that leads on by itself: pages may send their forms to this site alone, and
    /// browsers hold a redirect that follows a form to that too.
    static func leave(
        for purpose: SignInPurpose, to provider: Provider, back: String, _ site: Site, _ call: Call
    ) async throws(Refusal) -> Response {
        try site.membership.limits.providers.take(call.clientKey, now: site.clock.now()).get()
        let (address, cookie): (String, Response.Header)
        do throws(ProviderRefusal) {
            (address, cookie) = try await site.setOut(to: provider, for: purpose, back: back, call)
        } catch {
            return ProviderProblem(error).response(provider, site, call, back: Address.settings.text)
        }
        let words = Words(call.language)
        let sections = ProviderLinksView.leaving(words, provider.label, to: address)
        var response = Document(title: words.linkedServices, sections: sections).response(site, call)
            .replacing("Cache-Control", "no-store").with("Refresh", "0; url=" + address)
        response.headers.append(cookie)
        return response
    }
}

extension Person {
    /// The account as an attempt names it.
    var accountKey: String { String(account.number) }
}
