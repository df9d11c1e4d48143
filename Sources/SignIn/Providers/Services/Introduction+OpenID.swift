import Wire

extension Introduction {
    /// The identity token says who; its issuer may say how the person is called only in a description apart (OpenID Connect
    /// Core, sections 5.3 and 5.4).
    func openID() async throws(ProviderRefusal) -> Identity {
        let token = try await checkedToken()
        var identity = try identity(token.subject, token.claims)
        guard identity.name == nil || identity.email == nil, let described = try await description(of: token.subject)
        else { return identity }
        identity.name = identity.name ?? described.name
        identity.picture = identity.picture ?? described.picture
        if identity.email == nil {
            identity.email = described.email
            identity.emailVerified = described.emailVerified
        }
        return identity
    }

    /// nil where it can't be had: who it is, is known already.
    ///
    /// - Throws: `.anotherPerson`.
    private func description(of subject: String) async throws(ProviderRefusal) -> Identity? {
        guard let address = contact.endpoints.person else { return nil }
        let claims: JSON
        do throws(ProviderRefusal) {
            claims = try await contact.ask(address, tokens.access).successfulJSON()
        } catch { return nil }
        guard let described = claims.member("sub")?.text else { return nil }
        guard described.isExactly(subject) else { throw .anotherPerson }
        return try identity(subject, claims)
    }
}
