import Wire

extension Introduction {
    /// https://developers.facebook.com/docs/graph-api/reference/user. There is no mail address where the person has none that
    /// holds, or doesn't want to give it.
    func facebook() async throws(ProviderRefusal) -> Identity {
        guard let address = contact.endpoints.person else { throw .incomplete }
        let query = FormFields([
            ("fields", "id,name,email,picture"),
            // Proves that the token isn't used by somebody who only found it.
            ("appsecret_proof", Introduction.proof(of: tokens.access, by: contact.provider.secret)),
        ])
        let response = try await contact.ask(address + "?" + query.encoded, tokens.access)
        let answer = try response.successfulJSON()
        guard let id = answer.member("id")?.text else { throw .incomplete }
        let picture = answer.member("picture")?.member("data")
        return try Identity(
            issuer: contact.endpoints.issuer, subject: id, name: answer.member("name")?.text,
            email: answer.member("email")?.text,
            picture: picture?.member("is_silhouette")?.truth == true ? nil : picture?.member("url")?.text)
    }

    /// HMAC-SHA256 of the token by the app's secret, in hexadecimal.
    static func proof(of access: Secret, by secret: Secret) -> String {
        let digits = Array("0123456789abcdef")
        return Digest.hmacSHA256(access.value.utf8, key: Array(secret.value.utf8))
            .reduce(into: "") { text, byte in
                text.append(digits[Int(byte >> 4)])
                text.append(digits[Int(byte & 15)])
            }
    }
}
