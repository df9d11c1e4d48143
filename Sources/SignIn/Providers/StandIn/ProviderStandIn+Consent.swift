extension ProviderStandIn {
    /// Seconds that a code is good for.
    static let codeLifetime: Int64 = 60

    /// The page of consent, or what is wrong with the request.
    func consent(_ query: String) -> StandInAnswer {
        switch authorization(query) {
        case .success(let fields):
            .consent(StandInConsent(request: fields.encoded, clientID: client.id, people: people))
        case .failure(let refusal): refusal.answer
        }
    }

    /// What comes after the page of consent. The request is judged again, since it came back through a browser.
    mutating func decision(_ request: ProviderRequest, now: Int64) -> StandInAnswer {
        guard let form = FormFields(encoded: request.body), !form.repeatsAName, let query = form["request"] else {
            return .problem("This is no answer of the page of consent.")
        }
        let asked: FormFields
        switch authorization(query) {
        case .success(let fields): asked = fields
        case .failure(let refusal): return refusal.answer
        }
        if form["refusal"] != nil { return home(denial, asked) }
        guard let person = people.first(where: { $0.id == form["person"] }) else {
            return .problem("Nobody has that id.")
        }
        let code = freshText()
        codes[code] = Grant(
            person: person, redirect: asked["redirect_uri"] ?? "", challenge: asked["code_challenge"] ?? "",
            nonce: asked["nonce"], expires: now + Self.codeLifetime)
        var fields = [("code", code)]
        if service == .apple, acquainted.insert(person.id).inserted {
            fields.append(("user", appleDescription(person)))
        }
        return home(fields, asked)
    }

    private struct Refusal: Error {
        let answer: StandInAnswer
    }

    /// The request's fields, if they are all as they must be. Where the client or the address isn't known nobody is sent
    /// anywhere.
    private func authorization(_ query: String) -> Result<FormFields, Refusal> {
        guard let fields = FormFields(encoded: Array(query.utf8)), !fields.repeatsAName else {
            return .failure(Refusal(answer: .problem("The request can't be read, or has a field twice.")))
        }
        guard fields["client_id"] == client.id else {
            return .failure(Refusal(answer: .problem("The client is unknown.")))
        }
        guard let redirect = fields["redirect_uri"], client.redirects.contains(redirect) else {
            return .failure(Refusal(answer: .problem("The redirect address isn't registered.")))
        }
        if let error = error(in: fields) {
            let described = [("error", error.code), ("error_description", error.reason)]
            return .failure(Refusal(answer: home(described, fields)))
        }
        return .success(fields)
    }

    private func error(in fields: FormFields) -> (code: String, reason: String)? {
        guard fields["response_type"] == "code" else { return ("unsupported_response_type", "Only code is supported.") }
        guard (fields["state"]?.utf8.count ?? 0) >= 22 else { return ("invalid_request", "The state can be guessed.") }
        guard fields["code_challenge_method"] == "S256",
            fields["code_challenge"].flatMap({ Base64URL.decode($0) })?.count == 32
        else { return ("invalid_request", "PKCE with S256 is wanted.") }
        let scopes = (fields["scope"] ?? "").split(separator: " ")
        switch service {
        case .apple:
            guard scopes.isEmpty || fields["response_mode"] == "form_post" else {
                return ("invalid_request", "response_mode must be form_post when name or email scope is requested.")
            }
            return fields["nonce"] == nil ? ("invalid_request", "A nonce is wanted.") : nil
        case .openID:
            guard scopes.contains("openid") else { return ("invalid_scope", "The scope openid is wanted.") }
            return fields["nonce"] == nil ? ("invalid_request", "A nonce is wanted.") : nil
        case .github, .facebook, .kakao: return nil
        }
    }

    /// How each service says that the person said no.
    private var denial: [(String, String)] {
        switch service {
        case .apple: [("error", "user_cancelled_authorize")]
        case .facebook:
            [
                ("error", "access_denied"), ("error_code", "200"), ("error_description", "Permissions error"),
                ("error_reason", "user_denied"),
            ]
        case .github:
            [("error", "access_denied"), ("error_description", "The user has denied your application access.")]
        case .kakao: [("error", "access_denied"), ("error_description", "User denied access")]
        case .openID: [("error", "access_denied")]
        }
    }

    /// Back to the client, with the state that it gave.
    private func home(_ fields: [(String, String)], _ asked: FormFields) -> StandInAnswer {
        let redirect = asked["redirect_uri"] ?? ""
        var fields = fields + (asked["state"].map { [("state", $0)] } ?? [])
        if service == .openID || service == .github { fields.append(("iss", endpoints.issuer)) }
        let answer = FormFields(fields)
        if asked["response_mode"] == "form_post" { return .form(action: redirect, answer) }
        return .redirect(redirect + (redirect.contains("?") ? "&" : "?") + answer.encoded)
    }
}
