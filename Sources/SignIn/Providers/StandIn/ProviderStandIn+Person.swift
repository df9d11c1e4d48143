import Wire

extension ProviderStandIn {
    func identityToken(_ grant: Grant, now: Int64) -> String {
        SignedToken.sign(.object(claims(grant, now: now)), by: key, keyID: Self.keyID)
    }

    private func claims(_ grant: Grant, now: Int64) -> [(name: String, value: JSON)] {
        let person = grant.person
        var claims: [(name: String, value: JSON)] = [
            ("iss", .text(endpoints.issuer)), ("aud", .text(client.id)), ("sub", .text(person.id)),
            ("iat", .integer(now)), ("exp", .integer(now + Self.tokenLifetime)), ("auth_time", .integer(now)),
        ]
        if let nonce = grant.nonce { claims.append(("nonce", .text(nonce))) }
        switch service {
        case .apple:
            claims.append(("nonce_supported", .bool(true)))
            guard let email = person.email else { break }
            claims += [("email", .text(email)), ("email_verified", truth(person.isEmailVerified))]
            if person.isEmailPrivate { claims.append(("is_private_email", truth(true))) }
        case .kakao:
            claims.append(("nickname", .text(person.name)))
            if let picture = person.picture { claims.append(("picture", .text(picture))) }
        case .openID: if habits.tokenNamesPerson { claims += description(person) }
        case .github, .facebook: break
        }
        return claims
    }

    private func truth(_ truth: Bool) -> JSON {
        habits.writesTruthAsText ? .text(truth ? "true" : "false") : .bool(truth)
    }

    /// The standard claims (OpenID Connect Core, section 5.1).
    private func description(_ person: StandInPerson) -> [(name: String, value: JSON)] {
        var claims: [(name: String, value: JSON)] = [
            ("name", .text(person.name)), ("given_name", .text(person.firstName)),
            ("family_name", .text(person.lastName)),
        ]
        if let email = person.email {
            claims += [("email", .text(email)), ("email_verified", .bool(person.isEmailVerified))]
        }
        if let picture = person.picture { claims.append(("picture", .text(picture))) }
        return claims
    }

    /// What Apple sends along with the first code.
    func appleDescription(_ person: StandInPerson) -> String {
        let name = JSON.object([("firstName", .text(person.firstName)), ("lastName", .text(person.lastName))])
        let members = [("name", name)] + (person.email.map { [("email", JSON.text($0))] } ?? [])
        return String(decoding: JSON.object(members).bytes, as: UTF8.self)
    }

    /// Who the access token was given for.
    func person(_ request: ProviderRequest, query: String) -> ProviderResponse {
        guard let (token, person) = bearer(request) else { return unknownToken }
        switch service {
        case .github: return gitHubPerson(person)
        case .kakao: return kakaoPerson(person)
        case .facebook: return facebookPerson(person, token, FormFields(encoded: Array(query.utf8)) ?? FormFields())
        case .apple: return unknownToken
        case .openID: return .json(.object([("sub", .text(person.id))] + description(person)))
        }
    }

    /// GitHub's list. Without the permission it answers 404.
    func mailAddresses(_ request: ProviderRequest) -> ProviderResponse {
        guard let (_, person) = bearer(request) else { return unknownToken }
        guard habits.listsMailAddresses else { return .json(.object([("message", .text("Not Found"))]), status: 404) }
        let other = JSON.object([
            ("email", .text("\(person.id)@users.noreply.github.com")), ("primary", .bool(false)),
            ("verified", .bool(true)),
            ("visibility", .null),
        ])
        let first = person.email.map { email in
            JSON.object([
                ("email", .text(email)), ("primary", .bool(true)), ("verified", .bool(person.isEmailVerified)),
                ("visibility", .text("private")),
            ])
        }
        return .json(.array([other] + (first.map { [$0] } ?? [])))
    }

    private func bearer(_ request: ProviderRequest) -> (token: String, person: StandInPerson)? {
        guard let header = request.header("Authorization"), header.hasPrefix("Bearer ") else { return nil }
        let token = String(header.dropFirst(7))
        return tokens[token].map { (token, $0.person) }
    }

    private var unknownToken: ProviderResponse {
        switch service {
        case .kakao:
            .json(.object([("msg", .text("this access token does not exist")), ("code", .integer(-401))]), status: 401)
        case .facebook: .json(.object([("error", .object([("code", .integer(190))]))]), status: 400)
        case .github: .json(.object([("message", .text("Bad credentials"))]), status: 401)
        case .apple, .openID: .json(.object([("error", .text("invalid_token"))]), status: 401)
        }
    }

    private func gitHubPerson(_ person: StandInPerson) -> ProviderResponse {
        .json(
            .object([
                ("login", .text(person.firstName.lowercased())), ("id", Int64(person.id).map { .integer($0) } ?? .null),
                ("node_id", .text("MDQ6VXNlcjE=")), ("avatar_url", person.picture.map { .text($0) } ?? .null),
                ("type", .text("User")), ("name", .text(person.name)), ("email", .null),
                ("two_factor_authentication", .bool(true)),
            ]))
    }

    private func kakaoPerson(_ person: StandInPerson) -> ProviderResponse {
        let profile = JSON.object([
            ("nickname", .text(person.name)),
            ("profile_image_url", .text(person.picture ?? "https://example.com/default")),
            ("is_default_image", .bool(person.picture == nil)),
        ])
        var account: [(name: String, value: JSON)] = [
            ("profile_nickname_needs_agreement", .bool(false)), ("profile", profile),
        ]
        if let email = person.email {
            account += [
                ("email_needs_agreement", .bool(false)), ("is_email_valid", .bool(true)),
                ("is_email_verified", .bool(person.isEmailVerified)), ("email", .text(email)),
            ]
        }
        return .json(
            .object([
                ("id", Int64(person.id).map { .integer($0) } ?? .null), ("connected_at", .text("2026-12-01T00:00:00Z")),
                ("kakao_account", .object(account)),
            ]))
    }

    /// Only what was asked for, and only with a proof that the app's secret is known.
    private func facebookPerson(_ person: StandInPerson, _ token: String, _ query: FormFields) -> ProviderResponse {
        guard case .secret(let secret) = client.proof,
            query["appsecret_proof"] == Introduction.proof(of: Secret(token), by: secret)
        else { return .json(.object([("error", .object([("code", .integer(100))]))]), status: 400) }
        let picture = JSON.object([
            ("height", .integer(50)), ("is_silhouette", .bool(person.picture == nil)),
            ("url", .text(person.picture ?? "https://example.com/silhouette")), ("width", .integer(50)),
        ])
        let all: [(name: String, value: JSON)] =
            [("id", .text(person.id)), ("name", .text(person.name)), ("picture", .object([("data", picture)]))]
            + (person.email.map { [("email", .text($0))] } ?? [])
        let wanted = (query["fields"] ?? "id").split(separator: ",").map(String.init)
        return .json(.object(all.filter { wanted.contains($0.name) }))
    }
}
