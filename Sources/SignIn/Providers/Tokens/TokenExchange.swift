import Wire

/// What a provider gives for a code. Both are secrets.
struct ProviderTokens {
    let access: Secret
    let identity: Secret?
}

/// Trades a code for tokens (RFC 6749, section 4.1.3).
struct TokenExchange {
    let provider: Provider
    let address: String
    /// Whether the secret stands in the form instead of the header.
    let secretInForm: Bool
    /// Whether the provider was given a challenge.
    let hasChallenge: Bool
    let transport: any ProviderTransport
    /// What the provider signs as, and so what a secret signed for it is made out to.
    let issuer: String

    func tokens(for code: String, of attempt: SignInAttempt, now: Int64) async throws(ProviderRefusal) -> ProviderTokens
    {
        let response = try await transport.answer(to: request(code, attempt, now))
        guard response.status < 500, response.status != 429 else { throw .refused(status: response.status) }
        let answer: JSON
        do throws(ProviderRefusal) { answer = try response.json() } catch {
            throw response.status == 200 ? error : .refused(status: response.status)
        }
        // GitHub answers its errors with 200.
        if let error = answer.member("error") {
            throw TokenExchange.refusal(error) ?? .refused(status: response.status)
        }
        guard response.status == 200 else { throw .refused(status: response.status) }
        return try TokenExchange.tokens(answer)
    }

    private static func tokens(_ answer: JSON) throws(ProviderRefusal) -> ProviderTokens {
        guard let access = answer.member("access_token")?.text, !access.isEmpty,
            // It becomes a header of a request.
            access.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw .incomplete }
        if let kind = answer.member("token_type"), kind.text?.lowercased() != "bearer" { throw .incomplete }
        return ProviderTokens(access: Secret(access), identity: answer.member("id_token")?.text.map { Secret($0) })
    }

    private func request(_ code: String, _ attempt: SignInAttempt, _ now: Int64) -> ProviderRequest {
        var fields = [("grant_type", "authorization_code"), ("code", code), ("redirect_uri", attempt.redirect)]
        if hasChallenge { fields.append(("code_verifier", attempt.verifier)) }
        // GitHub would answer with a form otherwise.
        var headers = [("Accept", "application/json"), ("Content-Type", "application/x-www-form-urlencoded")]
        if secretInForm {
            fields.append(("client_id", provider.clientID))
            let secret = secret(now).value
            if !secret.isEmpty { fields.append(("client_secret", secret)) }
        } else {
            // Each side is encoded as in a form before they are put together (RFC 6749, section 2.3.1).
            let pair = FormFields.encoded(provider.clientID) + ":" + FormFields.encoded(provider.secret.value)
            headers.append(("Authorization", "Basic " + Base64.encode(Array(pair.utf8))))
        }
        return ProviderRequest(.post, address, headers: headers, body: Array(FormFields(fields).encoded.utf8))
    }

    private func secret(_ now: Int64) -> Secret {
        guard case .apple(let key) = provider.service else { return provider.secret }
        return key.clientSecret(clientID: provider.clientID, audience: issuer, now: now)
    }

    /// nil for an error that nobody has described.
    private static func refusal(_ error: JSON) -> ProviderRefusal? {
        switch error.text {
        case "invalid_grant", "bad_verification_code": return .codeRefused
        case "invalid_client", "unauthorized_client", "incorrect_client_credentials", "redirect_uri_mismatch":
            return .clientRefused
        default: break
        }
        // Facebook's errors are objects with a number: 100 for a wrong code, 1 for a wrong secret, 101 for a wrong app.
        switch error.member("code")?.integer {
        case 100: return .codeRefused
        case 1, 101: return .clientRefused
        default: return nil
        }
    }
}

/// Base64 as headers have it, with padding (RFC 4648, section 4).
enum Base64 {
    static func encode(_ bytes: [UInt8]) -> String {
        let text = Base64URL.encode(bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        return String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
    }
}
