import Wire

extension Introduction {
    /// Kakao gives an identity token where its app has OpenID Connect switched on. Elsewhere we ask; the person's number is the
    /// same. Most apps may not see mail addresses.
    func kakao() async throws(ProviderRefusal) -> Identity {
        if tokens.identity != nil {
            let token = try await checkedToken()
            return try identity(token.subject, token.claims)
        }
        guard let address = contact.endpoints.person else { throw .incomplete }
        let answer = try await contact.ask(address, tokens.access).successfulJSON()
        guard let number = answer.member("id")?.integer else { throw .incomplete }
        let account = answer.member("kakao_account")
        let profile = account?.member("profile")
        // An address that isn't valid any more has gone to somebody else.
        let isTheirs = account?.member("is_email_valid")?.truth != false
        return try Identity(
            issuer: contact.endpoints.issuer, subject: String(number), name: profile?.member("nickname")?.text,
            email: isTheirs ? account?.member("email")?.text : nil,
            emailVerified: account?.member("is_email_verified")?.truth,
            picture: profile?.member("is_default_image")?.truth == true
                ? nil : profile?.member("profile_image_url")?.text)
    }
}
