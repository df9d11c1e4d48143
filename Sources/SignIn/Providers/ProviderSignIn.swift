import Domain

/// Signing in through another service: out to it with `start`, and home again with `finish`.
///
/// The server keeps nothing in between. What must come back is sealed into a cookie of the browser that set out, so a code, a
/// state or a nonce of another browser is worth nothing in this one.
///
/// ```swift
/// let start = try await providers.start(github, for: .signIn, redirect: "https://…/callback", back: "/likes", now: now)
/// // … the browser goes to start.address, keeps start.cookie, and comes back …
/// let home = try await providers.finish(github, ProviderCallback(encoded: query), cookie: start.cookie, now: now)
/// ```
public struct ProviderSignIn: Sendable {
    private let transport: any ProviderTransport
    private let directory: ProviderDirectory
    private let seal: AttemptSeal
    private let random: Randomness

    public init(transport: any ProviderTransport, seal: AttemptSeal, random: Randomness = .system) {
        self.transport = transport
        self.seal = seal
        self.random = random
        directory = ProviderDirectory(transport: transport)
    }

    /// The beginning of an attempt.
    public struct Start: Sendable {
        /// Where to send the browser: same window, by a redirect.
        public let address: String
        /// The value of the attempt's cookie: letters, digits, `-` and `_`, at most 4096. It must be HttpOnly and Secure, end
        /// with the attempt, and have SameSite=None for a provider that `postsBack`, Lax for the others.
        public let cookie: String
        /// Seconds until the cookie may go.
        public let lifetime: Int64
    }

    /// The end of one that went well. The cookie has done its work then and must be deleted, as after every `finish`.
    public struct Home: Sendable {
        public let identity: Identity
        public let purpose: SignInPurpose
        /// A path on our own site.
        public let back: String
    }

    /// - Parameters:
    ///   - redirect: the absolute address that is registered at the provider for coming back, at most 512 bytes.
    ///   - back: the path where the person was; "/" is taken for one that leads off our site.
    ///   - now: seconds since 1970.
    /// - Throws: where an OpenID provider's discovery document can't be had; the others don't fail.
    public func start(
        _ provider: Provider, for purpose: SignInPurpose, redirect: String, back: String, now: Int64
    ) async throws(ProviderRefusal) -> Start {
        let contact = try await contact(provider, now: now)
        var attempt = SignInAttempt(
            provider: provider.slug, state: secretText(), nonce: secretText(), verifier: secretText(),
            redirect: redirect,
            back: WayBack.address(back), expires: now + SignInAttempt.lifetime)
        attempt.purpose = purpose
        let query = contact.authorizationFields(attempt).encoded
        let joint = contact.endpoints.authorization.contains("?") ? "&" : "?"
        return Start(
            address: contact.endpoints.authorization + joint + query, cookie: seal.close(attempt, random: random),
            lifetime: SignInAttempt.lifetime)
    }

    /// - Parameters:
    ///   - cookie: the value that `start` gave this browser; nil where it brings none.
    ///   - now: seconds since 1970.
    /// - Throws: why nobody is signed in; see each case.
    public func finish(
        _ provider: Provider, _ callback: ProviderCallback, cookie: String?, now: Int64
    ) async throws(ProviderRefusal) -> Home {
        let attempt = try attempt(in: cookie, with: provider, now: now)
        // Some providers leave the state out of errors. A no without it gives nobody anything.
        if callback.state == nil, callback.error != nil { _ = try callback.acceptedCode() }
        guard constantTimeEqual(Array((callback.state ?? "").utf8), Array(attempt.state.utf8)) else {
            throw .stateMismatch
        }
        let code = try callback.acceptedCode()
        let contact = try await contact(provider, now: now)
        guard callback.issuer.map({ $0.isExactly(contact.endpoints.issuer) }) ?? !contact.namesIssuer else {
            throw .anotherIssuer
        }
        let tokens = try await contact.exchange.tokens(for: code, of: attempt, now: now)
        let introduction = Introduction(
            contact: contact, tokens: tokens, nonce: attempt.nonce, person: callback.person, directory: directory,
            now: now)
        return Home(identity: try await introduction.identity(), purpose: attempt.purpose, back: attempt.back)
    }

    /// Where somebody was who set out, also from an attempt that came to nothing; nil unless we have sealed it.
    public func back(in cookie: String?) -> String? {
        cookie.flatMap(seal.open)?.back
    }

    /// What the browser keeps of somebody who came home, until they have told what else an account needs, or until a page of
    /// ours has seen that they are still signed in to the account that is to be linked.
    ///
    /// - Returns: the value of a cookie, at most 4096 letters, worth something for `ProviderArrival.lifetime` seconds.
    public func keep(_ home: Home, of provider: Provider, now: Int64) -> String {
        seal.close(ProviderArrival(home, of: provider, now: now), random: random)
    }

    /// Who came home in this browser from that provider.
    ///
    /// - Throws: `.noAttempt`, `.anotherProvider`, `.attemptExpired`.
    public func arrival(in cookie: String?, from provider: Provider, now: Int64) throws(ProviderRefusal)
        -> ProviderArrival
    {
        guard let arrival = cookie.flatMap(seal.openArrival) else { throw .noAttempt }
        guard arrival.provider == provider.slug else { throw .anotherProvider }
        guard now < arrival.expires else { throw .attemptExpired }
        return arrival
    }

    private func attempt(
        in cookie: String?, with provider: Provider, now: Int64
    ) throws(ProviderRefusal) -> SignInAttempt {
        guard let attempt = cookie.flatMap(seal.open) else { throw .noAttempt }
        guard attempt.provider == provider.slug else { throw .anotherProvider }
        guard now < attempt.expires else { throw .attemptExpired }
        return attempt
    }

    private func contact(_ provider: Provider, now: Int64) async throws(ProviderRefusal) -> ProviderContact {
        switch provider.place {
        case .known(let endpoints): return ProviderContact(provider, at: endpoints, transport: transport)
        case .discovered(let issuer):
            let discovery = try await directory.discovery(of: issuer, now: now)
            return ProviderContact(provider, discovery, transport: transport)
        }
    }

    /// 256 bits, 43 letters: as long as PKCE wants a verifier.
    private func secretText() -> String { Base64URL.encode(random.bytes(32)) }
}
