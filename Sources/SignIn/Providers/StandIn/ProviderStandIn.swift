import Wire

/// Answers in the place of a provider, in its shapes, and more strictly than any of them: state, PKCE, the redirect address, the
/// client's proof and the single use of a code are never let off. It opens no connection: a request goes in, an answer comes out.
///
/// Tests go their whole way against it, and a server for trying offers one as its demo provider.
public struct ProviderStandIn: Sendable {
    public enum Service: String, Sendable, CaseIterable {
        case github, apple, kakao, facebook, openID
    }

    /// Where services of one kind differ from each other, or a service from itself.
    public struct Habits: Sendable {
        /// Kakao: whether its app has OpenID Connect switched on.
        public var givesIdentityToken = true
        /// Apple: truth as "true".
        public var writesTruthAsText = true
        /// GitHub: whether it lists mail addresses.
        public var listsMailAddresses = true
        /// OpenID: whether name and mail address stand in the identity token, or in the description only.
        public var tokenNamesPerson = true
        /// OpenID: whether it wants the client's secret in the form instead of the header.
        public var takesSecretInForm = false

        public init() {}
    }

    public let service: Service
    public let endpoints: ProviderEndpoints
    public var habits = Habits()
    public internal(set) var people: [StandInPerson]
    let client: StandInClient
    let key: PrivateKey
    let random: Randomness

    var codes: [String: Grant] = [:]
    var tokens: [String: Grant] = [:]
    /// Who has consented before. Apple tells names the first time only.
    var acquainted: Set<String> = []

    /// What a person has allowed.
    struct Grant: Sendable {
        var person: StandInPerson
        var redirect: String
        var challenge: String
        var nonce: String?
        var expires: Int64
        var isUsed = false
    }

    /// - Parameters:
    ///   - origin: where it is served: scheme, host, port, and for `.openID` perhaps a path; no slash at the end. For
    ///     `.openID` this is the issuer.
    ///   - key: signs identity tokens; RS256 as the real ones do, or ES256.
    public init(
        _ service: Service, origin: String, client: StandInClient, people: [StandInPerson], key: PrivateKey,
        random: Randomness = .system
    ) {
        self.service = service
        self.client = client
        self.people = people
        self.key = key
        self.random = random
        endpoints =
            switch service {
            case .github: .github.moved(to: origin)
            case .apple: .apple.moved(to: origin)
            case .kakao: .kakao.moved(to: origin)
            case .facebook: .facebook.moved(to: origin)
            case .openID:
                ProviderEndpoints(
                    issuer: origin, authorization: origin + "/authorization", token: origin + "/token",
                    keys: origin + "/keys", person: origin + "/person")
            }
    }

    /// - Parameters:
    ///   - request: its address may be absolute or begin with the path.
    ///   - now: seconds since 1970.
    public mutating func answer(_ request: ProviderRequest, now: Int64) -> StandInAnswer {
        forgetWhatHasExpired(now)
        let target = ProviderEndpoints.path(of: request.address)
        let sides = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = sides.first.map(String.init) ?? ""
        let query = sides.count == 2 ? String(sides[1]) : ""
        switch (request.method, path) {
        case (.get, ProviderEndpoints.path(of: endpoints.authorization)): return consent(query)
        case (.post, ProviderEndpoints.path(of: endpoints.authorization)): return decision(request, now: now)
        case (.post, ProviderEndpoints.path(of: endpoints.token)): return .reply(token(request, now: now))
        case (.get, endpoints.keys.map(ProviderEndpoints.path)): return .reply(.json(keySet))
        case (.get, discoveryPath) where service == .openID: return .reply(.json(discovery))
        case (.get, endpoints.person.map(ProviderEndpoints.path)): return .reply(person(request, query: query))
        case (.get, endpoints.mailAddresses.map(ProviderEndpoints.path)): return .reply(mailAddresses(request))
        default:
            return .reply(ProviderResponse(status: 404, contentType: "text/html", body: Array("<h1>404</h1>".utf8)))
        }
    }

    private mutating func forgetWhatHasExpired(_ now: Int64) {
        codes = codes.filter { $0.value.expires > now }
        tokens = tokens.filter { $0.value.expires > now }
    }

    func freshText() -> String { Base64URL.encode(random.bytes(24)) }

    private var discoveryPath: String {
        ProviderEndpoints.path(of: endpoints.issuer) + "/.well-known/openid-configuration"
    }

    /// As OpenID Connect Discovery, section 3, has it.
    private var discovery: JSON {
        .object([
            ("issuer", .text(endpoints.issuer)), ("authorization_endpoint", .text(endpoints.authorization)),
            ("token_endpoint", .text(endpoints.token)), ("jwks_uri", .text(endpoints.keys ?? "")),
            ("userinfo_endpoint", .text(endpoints.person ?? "")), ("response_types_supported", .array([.text("code")])),
            ("subject_types_supported", .array([.text("public")])),
            ("id_token_signing_alg_values_supported", .array([.text(key.algorithm.rawValue)])),
            ("code_challenge_methods_supported", .array([.text("S256")])),
            (
                "token_endpoint_auth_methods_supported",
                .array([.text(habits.takesSecretInForm ? "client_secret_post" : "client_secret_basic")])
            ), ("authorization_response_iss_parameter_supported", .bool(true)),
        ])
    }

    static let keyID = "stand-in-1"

    private var keySet: JSON {
        .object([("keys", .array([.object([("kid", .text(Self.keyID))] + key.publicKey.webKeyMembers)]))])
    }
}

extension ProviderResponse {
    static func json(_ json: JSON, status: Int = 200) -> ProviderResponse {
        ProviderResponse(status: status, contentType: "application/json;charset=UTF-8", body: json.bytes)
    }
}
