import Wire

extension Introduction {
    /// https://docs.github.com/en/rest/users/users#get-the-authenticated-user. The number stays, the login may change hands.
    func gitHub() async throws(ProviderRefusal) -> Identity {
        guard let address = contact.endpoints.person else { throw .incomplete }
        let answer = try await contact.ask(address, tokens.access, headers: Introduction.gitHubHeaders).successfulJSON()
        guard let number = answer.member("id")?.integer else { throw .incomplete }
        let first = await gitHubMailAddress()
        return try Identity(
            issuer: contact.endpoints.issuer, subject: String(number),
            name: answer.member("name")?.text ?? answer.member("login")?.text,
            email: first?.email ?? answer.member("email")?.text, emailVerified: first?.isVerified,
            picture: answer.member("avatar_url")?.text)
    }

    private static let gitHubHeaders = [
        (name: "Accept", value: "application/vnd.github+json"), (name: "X-GitHub-Api-Version", value: "2022-11-28"),
    ]

    /// The person's first address. nil where the list can't be had, as without the permission: who it is, is known already.
    private func gitHubMailAddress() async -> (email: String, isVerified: Bool)? {
        guard let address = contact.endpoints.mailAddresses,
            let answer = try? await contact.ask(address, tokens.access, headers: Introduction.gitHubHeaders)
                .successfulJSON(),
            case .array(let all) = answer,
            let first = all.first(where: { $0.member("primary")?.truth == true }),
            let email = first.member("email")?.text
        else { return nil }
        return (email, first.member("verified")?.truth ?? false)
    }
}
