/// Somebody whom a stand-in knows.
public struct StandInPerson: Sendable, Equatable {
    /// The id at the service: a number where the service has numbers.
    public var id: String
    public var firstName: String
    public var lastName: String
    public var email: String?
    public var isEmailVerified: Bool
    /// Whether the address only forwards.
    public var isEmailPrivate: Bool
    /// https.
    public var picture: String?

    public init(
        id: String, firstName: String, lastName: String, email: String? = nil, isEmailVerified: Bool = true,
        isEmailPrivate: Bool = false, picture: String? = nil
    ) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.isEmailVerified = isEmailVerified
        self.isEmailPrivate = isEmailPrivate
        self.picture = picture
    }

    public var name: String { firstName + " " + lastName }
}

/// The one client that a stand-in knows.
public struct StandInClient: Sendable {
    public let id: String
    /// The addresses that people are sent back to; no other is taken, not even one that begins alike.
    public let redirects: [String]
    let proof: Proof

    enum Proof: Sendable {
        case secret(Secret)
        /// Apple's: tokens signed by the client.
        case key(PublicKey, team: String, id: String)
    }

    public init(id: String, secret: Secret, redirects: [String]) {
        self.id = id
        self.redirects = redirects
        proof = .secret(secret)
    }

    public init(id: String, key: AppleKey, redirects: [String]) {
        self.id = id
        self.redirects = redirects
        proof = .key(key.key.publicKey, team: key.team, id: key.id)
    }
}
