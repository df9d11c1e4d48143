import Wire

/// Learns who it is that came home with these tokens. Each service has its own way, in a file of its own.
struct Introduction {
    let contact: ProviderContact
    let tokens: ProviderTokens
    let nonce: String
    /// Apple's JSON about the person, if it came along.
    let person: String?
    let directory: ProviderDirectory
    /// Seconds since 1970.
    let now: Int64

    func identity() async throws(ProviderRefusal) -> Identity {
        switch contact.provider.service {
        case .github: try await gitHub()
        case .apple: try await apple()
        case .kakao: try await kakao()
        case .facebook: try await facebook()
        case .openID: try await openID()
        }
    }

    /// The identity token, once everything about it holds.
    ///
    /// - Throws: `.incomplete` where there is none.
    func checkedToken() async throws(ProviderRefusal) -> IdentityToken {
        guard let token = tokens.identity, let keys = contact.endpoints.keys else { throw .incomplete }
        let expected = IdentityToken.Expected(
            issuer: contact.endpoints.issuer, clientID: contact.provider.clientID, nonce: nonce, now: now)
        return try await IdentityToken.check(token.value, expected) { (id, algorithm) async throws(ProviderRefusal) in
            try await directory.key(named: id, for: algorithm, at: keys, now: now)
        }
    }

    /// What an identity token, or a description with the same names, says of the person.
    func identity(_ subject: String, _ claims: JSON) throws(ProviderRefusal) -> Identity {
        try Identity(
            issuer: contact.endpoints.issuer, subject: subject,
            name: claims.member("name")?.text ?? claims.member("nickname")?.text, email: claims.member("email")?.text,
            emailVerified: claims.member("email_verified")?.truth, picture: claims.member("picture")?.text)
    }
}
