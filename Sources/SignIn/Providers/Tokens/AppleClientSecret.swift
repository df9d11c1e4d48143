import Wire

extension AppleKey {
    /// Apple allows six months; five minutes are enough for one request.
    static let secretLifetime: Int64 = 300

    /// The client secret that proves us to Apple: a token that we sign.
    /// https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
    func clientSecret(clientID: String, audience: String, now: Int64) -> Secret {
        let claims = JSON.object([
            ("iss", .text(team)), ("iat", .integer(now)), ("exp", .integer(now + AppleKey.secretLifetime)),
            ("aud", .text(audience)), ("sub", .text(clientID)),
        ])
        return Secret(SignedToken.sign(claims, by: key, keyID: id))
    }
}
