import Wire

/// An identity token (OpenID Connect Core, section 3.1.3.7) that holds: signed by the provider, for us, now, and for this attempt.
package struct IdentityToken {
    /// How far a provider's clock may be from ours.
    static let clockLeeway: Double = 120

    package let subject: String
    package let claims: JSON

    /// What it must say.
    package struct Expected {
        var issuer: String
        var clientID: String
        var nonce: String
        /// Seconds since 1970.
        var now: Int64

        package init(issuer: String, clientID: String, nonce: String, now: Int64) {
            self.issuer = issuer
            self.clientID = clientID
            self.nonce = nonce
            self.now = now
        }
    }

    /// - Parameter key: gives the provider's key of that name, or of no name, for that algorithm.
    static func check(
        _ text: String, _ expected: Expected,
        key: (_ id: String?, _ algorithm: SigningAlgorithm) async throws(ProviderRefusal) -> PublicKey
    ) async throws(ProviderRefusal) -> IdentityToken {
        let token: SignedToken
        let algorithm: SigningAlgorithm
        do throws(IdentityTokenFault) {
            token = try SignedToken(text)
            algorithm = try IdentityToken.algorithm(of: token.header)
        } catch { throw .identityToken(error) }
        let key = try await key(token.header.member("kid")?.text, algorithm)
        do throws(IdentityTokenFault) {
            // The token says what its key must be able to do, never the other way round.
            guard key.algorithm == algorithm else { throw .wrongKey }
            guard key.verifies(token.signature, of: token.signed) else { throw .signature }
            return try IdentityToken(token.claims, expected)
        } catch { throw .identityToken(error) }
    }

    private static func algorithm(of header: JSON) throws(IdentityTokenFault) -> SigningAlgorithm {
        guard let name = header.member("alg")?.text, let algorithm = SigningAlgorithm(rawValue: name) else {
            throw .algorithm
        }
        if let kind = header.member("typ"), kind.text?.lowercased() != "jwt" { throw .kind }
        guard header.member("crit") == nil else { throw .kind }
        return algorithm
    }

    /// - Parameter claims: of a token whose signature was checked.
    package init(_ claims: JSON, _ expected: Expected) throws(IdentityTokenFault) {
        guard let issuer = claims.member("iss")?.text, let subject = claims.member("sub")?.text, !subject.isEmpty,
            let expires = claims.member("exp")?.seconds, let issued = claims.member("iat")?.seconds
        else { throw .missingClaim }
        guard issuer.isExactly(expected.issuer) else { throw .issuer }
        try IdentityToken.checkAudience(of: claims, clientID: expected.clientID)
        let now = Double(expected.now)
        guard now < expires + IdentityToken.clockLeeway else { throw .expired }
        guard issued <= now + IdentityToken.clockLeeway else { throw .notYet }
        if let start = claims.member("nbf") {
            guard let start = start.seconds else { throw .missingClaim }
            guard start <= now + IdentityToken.clockLeeway else { throw .notYet }
        }
        guard let nonce = claims.member("nonce")?.text,
            constantTimeEqual(Array(nonce.utf8), Array(expected.nonce.utf8))
        else { throw .nonce }
        self.subject = subject
        self.claims = claims
    }

    private static func checkAudience(of claims: JSON, clientID: String) throws(IdentityTokenFault) {
        let party = claims.member("azp")
        switch claims.member("aud") {
        case .text(let one):
            guard one.isExactly(clientID) else { throw .audience }
        case .array(let several):
            guard several.contains(where: { $0.text?.isExactly(clientID) == true }) else { throw .audience }
            guard several.count == 1 || party != nil else { throw .authorizedParty }
        default: throw .missingClaim
        }
        if let party {
            guard party.text?.isExactly(clientID) == true else { throw .authorizedParty }
        }
    }
}
