/// Another service that tells us who somebody is.
public struct Provider: Sendable {
    public enum Service: Sendable {
        case github
        case apple(AppleKey)
        case kakao
        case facebook
        /// Any issuer of OpenID Connect, found by its discovery document.
        case openID
    }

    /// Its name in addresses: a-z, 0-9 and `-`, at most 32.
    public let slug: String
    /// Its name on buttons, the same in all languages.
    public let label: String
    public let service: Service
    public let clientID: String
    /// Empty for Apple, whose secret is signed anew each time, and for Kakao, which works without.
    let secret: Secret
    let place: Place

    /// Where it answers.
    enum Place: Sendable {
        case known(ProviderEndpoints)
        case discovered(issuer: String)
    }

    private init(
        _ slug: String, _ label: String, _ service: Service, _ clientID: String, _ secret: Secret, _ place: Place
    ) {
        self.slug = slug
        self.label = label
        self.service = service
        self.clientID = clientID
        self.secret = secret
        self.place = place
    }

    public static func github(clientID: String, secret: Secret, at endpoints: ProviderEndpoints = .github) -> Provider {
        Provider("github", "GitHub", .github, clientID, secret, .known(endpoints))
    }

    public static func apple(clientID: String, key: AppleKey, at endpoints: ProviderEndpoints = .apple) -> Provider {
        Provider("apple", "Apple", .apple(key), clientID, Secret(""), .known(endpoints))
    }

    public static func kakao(clientID: String, secret: Secret, at endpoints: ProviderEndpoints = .kakao) -> Provider {
        Provider("kakao", "Kakao", .kakao, clientID, secret, .known(endpoints))
    }

    public static func facebook(clientID: String, secret: Secret, at endpoints: ProviderEndpoints = .facebook)
        -> Provider
    {
        Provider("facebook", "Facebook", .facebook, clientID, secret, .known(endpoints))
    }

    /// - Parameter issuer: exactly as it names itself, with or without a slash at the end.
    public static func openID(
        slug: String, label: String, issuer: String, clientID: String, secret: Secret
    ) -> Provider {
        Provider(slug, label, .openID, clientID, secret, .discovered(issuer: issuer))
    }

    /// What its people's ids belong to.
    public var issuer: String {
        switch place {
        case .known(let endpoints): endpoints.issuer
        case .discovered(let issuer): issuer
        }
    }

    /// What the service is called whose people's ids belong to that issuer, whether or not it is configured; nil for one that only
    /// its configuration gives a name.
    public static func knownLabel(ofIssuer issuer: String) -> String? {
        switch issuer {
        case ProviderEndpoints.github.issuer: "GitHub"
        case ProviderEndpoints.apple.issuer: "Apple"
        case ProviderEndpoints.kakao.issuer: "Kakao"
        case ProviderEndpoints.facebook.issuer: "Facebook"
        default: nil
        }
    }

    /// Whether it sends the browser back with a form instead of a link. The attempt's cookie must then have SameSite=None, or
    /// it would stay behind.
    public var postsBack: Bool {
        if case .apple = service { true } else { false }
    }
}

/// What Apple gives out for signing client secrets.
public struct AppleKey: Sendable {
    public let team: String
    public let id: String
    let key: PrivateKey

    /// - Parameter pem: the text of the .p8 file; the key must be on P-256.
    /// - Returns: nil where it is another key or none.
    public init?(team: String, id: String, pem: String) {
        guard let key = PrivateKey(pem: pem) else { return nil }
        self.init(team: team, id: id, key: key)
    }

    init?(team: String, id: String, key: PrivateKey) {
        guard key.algorithm == .es256 else { return nil }
        self.team = team
        self.id = id
        self.key = key
    }
}
