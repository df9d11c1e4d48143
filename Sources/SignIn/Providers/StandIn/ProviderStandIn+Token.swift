import Wire

extension ProviderStandIn {
    /// Seconds that an access token and an identity token are good for.
    static let tokenLifetime: Int64 = 600

    mutating func token(_ request: ProviderRequest, now: Int64) -> ProviderResponse {
        guard request.header("Content-Type") == "application/x-www-form-urlencoded",
            let form = FormFields(encoded: request.body), !form.repeatsAName, form["grant_type"] == "authorization_code"
        else { return failure(.request) }
        guard isProven(request, form, now: now) else { return failure(.client) }
        guard let code = form["code"], var grant = codes[code] else { return failure(.code) }
        guard !grant.isUsed else {
            // Somebody else may have used it, so what it gave is worth nothing any more (RFC 6749, section 4.1.2).
            tokens = tokens.filter { $0.value.challenge != grant.challenge }
            return failure(.code)
        }
        grant.isUsed = true
        codes[code] = grant
        guard form["redirect_uri"] == grant.redirect, let verifier = form["code_verifier"],
            (43...128).contains(verifier.utf8.count),
            Base64URL.encode(Digest.sha256(verifier.utf8)) == grant.challenge
        else { return failure(.code) }
        let access = freshText()
        tokens[access] = Grant(
            person: grant.person, redirect: grant.redirect, challenge: grant.challenge, nonce: grant.nonce,
            expires: now + Self.tokenLifetime)
        return success(access, grant, asJSON: request.header("Accept") == "application/json", now: now)
    }

    /// Whether it is the client that asks.
    private func isProven(_ request: ProviderRequest, _ form: FormFields, now: Int64) -> Bool {
        switch client.proof {
        case .key(let key, let team, let id):
            return form["client_id"] == client.id
                && isAppleProof(form["client_secret"] ?? "", key, team: team, keyID: id, now: now)
        case .secret(let secret):
            if service == .openID, !habits.takesSecretInForm {
                let pair = FormFields.encoded(client.id) + ":" + FormFields.encoded(secret.value)
                return form["client_secret"] == nil
                    && request.header("Authorization") == "Basic " + Base64.encode(Array(pair.utf8))
            }
            return form["client_id"] == client.id && form["client_secret"] == secret.value
        }
    }

    /// https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
    private func isAppleProof(_ text: String, _ key: PublicKey, team: String, keyID: String, now: Int64) -> Bool {
        guard let token = try? SignedToken(text), token.header.member("alg")?.text == "ES256",
            token.header.member("kid")?.text == keyID, key.verifies(token.signature, of: token.signed),
            let issued = token.claims.member("iat")?.integer, let expires = token.claims.member("exp")?.integer
        else { return false }
        return token.claims.member("iss")?.text == team && token.claims.member("sub")?.text == client.id
            && token.claims.member("aud")?.text == endpoints.issuer && issued <= now && now < expires
            && expires <= now + 15_777_000
    }

    private func success(_ access: String, _ grant: Grant, asJSON: Bool, now: Int64) -> ProviderResponse {
        var members: [(name: String, value: JSON)] = [("access_token", .text(access)), ("token_type", .text("bearer"))]
        switch service {
        case .github:
            members.append(("scope", .text("user:email")))
            guard asJSON else {
                let form = FormFields([("access_token", access), ("scope", "user:email"), ("token_type", "bearer")])
                return ProviderResponse(
                    status: 200, contentType: "application/x-www-form-urlencoded", body: Array(form.encoded.utf8))
            }
        case .apple, .openID:
            members += [("expires_in", .integer(Self.tokenLifetime)), ("refresh_token", .text(freshText()))]
            members.append(("id_token", .text(identityToken(grant, now: now))))
        case .kakao:
            members += [
                ("expires_in", .integer(Self.tokenLifetime)), ("refresh_token", .text(freshText())),
                ("refresh_token_expires_in", .integer(5_184_000)), ("scope", .text("profile_nickname profile_image")),
            ]
            if habits.givesIdentityToken { members.append(("id_token", .text(identityToken(grant, now: now)))) }
        case .facebook: members.append(("expires_in", .integer(5_183_944)))
        }
        return .json(.object(members))
    }

    private enum Failure: Int {
        case request, client, code

        /// - Parameter values: for a wrong request, a wrong client, a wrong code.
        func choose<Value>(_ values: [Value]) -> Value { values[rawValue] }
    }

    /// Each service's own way of saying it.
    private func failure(_ failure: Failure) -> ProviderResponse {
        switch service {
        case .github:
            let error = ["unsupported_grant_type", "incorrect_client_credentials", "bad_verification_code"]
            return .json(.object([("error", .text(failure.choose(error))), ("error_description", .text("Not so."))]))
        case .apple:
            let error = ["invalid_request", "invalid_client", "invalid_grant"]
            return .json(.object([("error", .text(failure.choose(error)))]), status: 400)
        case .kakao:
            let error = failure.choose(["invalid_request", "invalid_client", "invalid_grant"])
            let code = failure.choose(["KOE001", "KOE010", "KOE320"])
            return .json(
                .object([("error", .text(error)), ("error_description", .text("Not so.")), ("error_code", .text(code))]
                ),
                status: failure.choose([400, 401, 400]))
        case .facebook:
            let error = JSON.object([
                ("message", .text("Not so.")), ("type", .text("OAuthException")),
                ("code", .integer(failure.choose([2, 1, 100]))), ("fbtrace_id", .text("AbC")),
            ])
            return .json(.object([("error", error)]), status: 400)
        case .openID:
            let error = ["invalid_request", "invalid_client", "invalid_grant"]
            return .json(.object([("error", .text(failure.choose(error)))]), status: failure.choose([400, 401, 400]))
        }
    }
}

extension ProviderRequest {
    func header(_ name: String) -> String? {
        headers.last { $0.name.lowercased() == name.lowercased() }?.value
    }
}
