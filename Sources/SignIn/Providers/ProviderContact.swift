/// A provider together with where it answers and what it can do.
struct ProviderContact: Sendable {
    let provider: Provider
    let endpoints: ProviderEndpoints
    let transport: any ProviderTransport
    let takesChallenge: Bool
    let secretInForm: Bool
    /// Whether each of its callbacks names it.
    let namesIssuer: Bool

    /// Apple, Facebook, GitHub and Kakao all take PKCE's challenge and the secret in the form.
    init(_ provider: Provider, at endpoints: ProviderEndpoints, transport: any ProviderTransport) {
        self.provider = provider
        self.endpoints = endpoints
        self.transport = transport
        takesChallenge = true
        secretInForm = true
        namesIssuer = false
    }

    init(_ provider: Provider, _ discovery: Discovery, transport: any ProviderTransport) {
        self.provider = provider
        self.transport = transport
        endpoints = discovery.endpoints
        takesChallenge = discovery.takesChallenge
        secretInForm = discovery.takesSecretInForm
        namesIssuer = discovery.namesIssuer
    }

    var exchange: TokenExchange {
        TokenExchange(
            provider: provider, address: endpoints.token, secretInForm: secretInForm, hasChallenge: takesChallenge,
            transport: transport, issuer: endpoints.issuer)
    }

    /// What the browser takes along.
    func authorizationFields(_ attempt: SignInAttempt) -> FormFields {
        var fields = [
            ("response_type", "code"), ("client_id", provider.clientID), ("redirect_uri", attempt.redirect),
            ("state", attempt.state),
        ]
        if let scope { fields.append(("scope", scope)) }
        if takesChallenge { fields += [("code_challenge", attempt.challenge), ("code_challenge_method", "S256")] }
        if endpoints.keys != nil { fields.append(("nonce", attempt.nonce)) }
        // Apple sends name and mail address in no other way.
        if provider.postsBack { fields.append(("response_mode", "form_post")) }
        if attempt.isProof, let asking { fields.append(asking) }
        return FormFields(fields)
    }

    /// Asks that the person signs in there anew; nil where the service has no word for it.
    private var asking: (String, String)? {
        switch provider.service {
        // OpenID Connect Core, section 3.1.2.1; Kakao has the same.
        case .openID, .kakao: ("prompt", "login")
        case .facebook: ("auth_type", "reauthenticate")
        case .github, .apple: nil
        }
    }

    private var scope: String? {
        switch provider.service {
        case .github: "user:email"
        case .apple: "name email"
        // What people consent to stands in the app's settings there; a scope that isn't set would be an error.
        case .kakao: nil
        case .facebook: "public_profile email"
        case .openID: "openid profile email"
        }
    }

    /// Asks about the person, in the person's name.
    func ask(
        _ address: String, _ access: Secret, headers: [(name: String, value: String)] = []
    ) async throws(ProviderRefusal) -> ProviderResponse {
        let own = [
            ("Authorization", "Bearer " + access.value), ("Accept", "application/json"), ("User-Agent", "Nadri"),
        ]
        return try await transport.answer(to: ProviderRequest(.get, address, headers: own + headers))
    }
}
