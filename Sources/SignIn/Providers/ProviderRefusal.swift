/// Why somebody isn't signed in by a provider. No case holds anything of the person, or a secret.
public enum ProviderRefusal: Error, Sendable, Hashable {
    // What the browser brings back.

    /// The person said no at the provider.
    case cancelled
    /// The provider ended it with another error than a no.
    case endedByProvider
    /// Neither a code nor an error came back, or a code that can't be one.
    case missingCode
    /// What came back can't be read: broken escapes, a field twice, or more than 16 KiB.
    case damagedCallback
    /// There is no attempt in this browser, or not one that we have sealed.
    case noAttempt
    /// It took longer than ten minutes.
    case attemptExpired
    /// The attempt of this browser is with another provider.
    case anotherProvider
    /// What came back belongs to another attempt than this browser's.
    case stateMismatch
    /// What came back names another issuer than the provider's (RFC 9207).
    case anotherIssuer

    // What the provider answers.

    /// No answer in time.
    case slow
    /// No connection.
    case unreachable
    /// An answer with that status that says no more.
    case refused(status: Int)
    /// The code was used already, has expired, or isn't ours.
    case codeRefused
    /// The provider doesn't know us, or not with this secret or this address. Our configuration is wrong.
    case clientRefused
    /// The answer is empty.
    case emptyAnswer
    /// The answer is a web page.
    case webPage
    /// The answer isn't JSON.
    case nonsense
    /// The answer has more than `ProviderResponse.mostBytes`.
    case tooLong
    /// The answer lacks something that it must have, such as the person's id.
    case incomplete
    /// The description of the person is another's than the identity token's.
    case anotherPerson
    /// The discovery document names another issuer than the one that we asked.
    case discoveryOfAnotherIssuer
    /// An address in the discovery document isn't there, or isn't https.
    case unusableDiscovery
    /// The identity token isn't to be trusted.
    case identityToken(IdentityTokenFault)

    /// Whether trying again soon may help without anybody having changed anything.
    public var isPassing: Bool {
        switch self {
        case .slow, .unreachable, .emptyAnswer, .webPage, .nonsense, .tooLong: true
        case .refused(let status): status == 429 || status >= 500
        default: false
        }
    }
}

/// What is wrong with an identity token.
public enum IdentityTokenFault: Error, Sendable, Hashable, CaseIterable {
    /// More than 16 KiB.
    case tooLong
    /// Not three parts of Base64URL, of which the first two are JSON objects.
    case malformed
    /// A name stands twice in its header or among its claims.
    case repeatedClaim
    /// Neither RS256 nor ES256.
    case algorithm
    /// An access token or another kind, or one that must be understood in a way that we don't know.
    case kind
    /// The provider has no key of that name.
    case unknownKey
    /// The key of that name is of another type or curve than the algorithm.
    case wrongKey
    case signature
    /// A claim is missing or of the wrong type.
    case missingClaim
    case issuer
    /// For another client than us.
    case audience
    /// For several, and not made for us.
    case authorizedParty
    case expired
    /// From the future.
    case notYet
    /// Made for another attempt.
    case nonce
}

extension ProviderRefusal {
    init(_ silence: ProviderSilence) {
        switch silence {
        case .slow: self = .slow
        case .unreachable: self = .unreachable
        case .tooLong: self = .tooLong
        }
    }
}
