import Domain
import HTTP
import Routes
import SignIn
import Storage

/// Signing in with another service (S1-3.1, S2-9): out to it, and home again.
enum ProviderPages {
    /// `/sign-in/github?back=/stays/42`: sends the browser to the provider.
    @Sendable
    static func start(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        try site.membership.limits.providers.take(call.clientKey, now: site.clock.now()).get()
        let back = WayBack.address(call.request.query.first("back"))
        do throws(ProviderRefusal) {
            let (address, cookie) = try await site.setOut(to: provider, for: .signIn, back: back, call)
            var response = Response.redirect(to: address).with("Cache-Control", "no-store")
            response.headers.append(cookie)
            return response
        } catch {
            return ProviderProblem(error).response(provider, site, call, back: back)
        }
    }

    /// `/sign-in/github/callback?code=…&state=…`
    @Sendable
    static func callback(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try await finish(site.provider(call), call.request.query, site, call)
    }

    /// `POST /sign-in/apple/callback`: the form that Apple's page posts. The only address to which another site's page may post:
    /// what comes is worth nothing without the attempt that is sealed in this browser's cookie.
    @Sendable
    static func postedCallback(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        guard provider.postsBack else { throw .methodNotAllowed(["GET"]) }
        let form = try await call.form()
        guard let failure = form.first("error") else { return try await finish(provider, form, site, call) }
        // Told by the page behind it: what Apple posts brings no session along, and who is signed in wants back to the settings.
        let fields = FormFields([("error", failure), ("state", form.first("state") ?? "")])
        return Response.redirect(to: ProviderAddress.callback(provider.slug).text + "?" + fields.encoded)
            .with("Cache-Control", "no-store")
    }

    private static func finish(
        _ provider: Provider, _ fields: HTTP.Query, _ site: Site, _ call: Call
    ) async throws(Refusal) -> Response {
        try site.membership.limits.providers.take(call.clientKey, now: site.clock.now()).get()
        let cookie = ProviderCookies.attempt(call.request)
        var response: Response
        switch await home(provider, fields, cookie, site) {
        case .success(let home): response = try await arrive(home, from: provider, site, call)
        case .failure(let refusal):
            let back = site.providerSignIn.back(in: cookie) ?? Address.home.text
            response = ProviderProblem(refusal).response(provider, site, call, back: back)
        }
        response.headers.append(ProviderCookies.noAttempt(call.request))
        return response
    }

    private static func home(
        _ provider: Provider, _ fields: HTTP.Query, _ cookie: String?, _ site: Site
    ) async -> Result<ProviderSignIn.Home, ProviderRefusal> {
        let encoded = FormFields(fields.pairs.map { ($0.name, $0.value) }).encoded
        do throws(ProviderRefusal) {
            let callback = try ProviderCallback(encoded: encoded.utf8)
            return .success(
                try await site.providerSignIn.finish(provider, callback, cookie: cookie, now: site.clock.now()))
        } catch {
            return .failure(error)
        }
    }

    /// Somebody known is signed in. Somebody new joins first (S2-9.6). What somebody signed in went for is done by the next page:
    /// what Apple posts brings no session along.
    private static func arrive(
        _ home: ProviderSignIn.Home, from provider: Provider, _ site: Site, _ call: Call
    ) async throws(Refusal) -> Response {
        switch home.purpose {
        case .signIn: break
        case .link: return leadOn(to: .linking(provider.slug), home, from: provider, site, call)
        case .proof: return leadOn(to: .proof(provider.slug), home, from: provider, site, call)
        }
        let identity = ProviderIdentity(issuer: home.identity.issuer, subject: home.identity.subject)
        let known = try await site.stored { () async throws(StorageFault) in
            try await site.membership.providerLinks.account(identity)
        }
        guard let known else { return leadOn(to: .joining(provider.slug), home, from: provider, site, call) }
        let signedIn = try await site.signIn(proven: known, call)
        return Response.redirect(to: WayBack.address(home.back)).welcoming(signedIn, call)
    }

    private static func leadOn(
        to address: ProviderAddress, _ home: ProviderSignIn.Home, from provider: Provider, _ site: Site, _ call: Call
    ) -> Response {
        let arrival = site.providerSignIn.keep(home, of: provider, now: site.clock.now())
        var response = Response.redirect(to: address.text).with("Cache-Control", "no-store")
        response.headers.append(ProviderCookies.identity(arrival, call.request))
        return response
    }
}

extension Site {
    /// Signs somebody in whom a provider has proved to be that.
    func signIn(proven id: Account.ID, _ call: Call) async throws(Refusal) -> SignedIn {
        let tokens = try await openSession(of: id, provedBy: nil, call)
        let account = try await account(of: Person(account: id, session: tokens.session))
        return SignedIn(
            account: id, tokens: tokens, devices: KnownDevices(call).adding(account.handle, membership.secrets),
            preferences: try await preferences(of: id, call))
    }

    /// Where a provider sends people back: the address that is registered there.
    func callback(of provider: Provider, _ call: Call) -> String {
        call.request.origin.description + ProviderAddress.callback(provider.slug).text
    }
}
