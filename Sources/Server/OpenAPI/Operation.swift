import HTTP
import SignIn

/// One thing that the API can be asked: an address with a method.
struct Operation {
    let method: HTTP.Method
    /// `/api/v1/stays/{id}`
    let path: String
    let summary: String
    /// Of the address. That of the language is added to all.
    var fields: [QueryField] = []
    var body: Body?
    var access = Access.anybody
    /// Whether it must have been shown a moment ago who asks.
    var asksForProof = false
    let answer: Answer
    /// What it says to that which it can't or won't do, besides what it says to anything.
    var refusals: [Refused] = []
    /// How often it may be asked by one client address.
    var limit: TokenBuckets.Rate?

    struct Body {
        /// Each of them is taken.
        let types: [String]
        let schema: String

        static func json(_ schema: String) -> Body { Body(types: ["application/json"], schema: schema) }
    }

    /// Who may ask.
    enum Access {
        case anybody
        /// Anybody, but in a browser only our own pages, which add a header.
        case ourPages
        /// Whose access token comes along, in a header or a cookie.
        case member
    }

    struct Answer {
        let status: Status
        let text: String
        /// The name of the JSON's schema; nil for an answer without a body.
        var schema: String?
        /// Whether it sets cookies.
        var setsCookies = false
    }

    struct Refused {
        let status: Status
        let text: String
        /// The name of the JSON's schema.
        let schema: String

        init(_ status: Status, _ text: String, schema: String = "Problem") {
            self.status = status
            self.text = text
            self.schema = schema
        }
    }
}

extension Operation {
    /// `"get":{…}`
    var json: String {
        let parameters = (fields + [QueryField.language]).map(\.json).joined(separator: ",")
        return "\"\(method.rawValue.lowercased())\":{\"summary\":\(quoted(summary))"
            + ",\"security\":\(access.json(changing: method != .get)),\"parameters\":[\(parameters)]"
            + (body.map { ",\"requestBody\":\($0.json)" } ?? "")
            + ",\"responses\":{\(([answer.json] + allRefusals.map(\.json)).joined(separator: ","))}}"
    }

    private var allRefusals: [Refused] {
        let wrong =
            body == nil
            ? "A field of the address is wrong; `field` names it. In plain text: the address is malformed"
            : "The body can't be read, or a field of it or of the address is wrong: `field` names it. In plain text: the address is malformed"
        var all = [Refused(.badRequest, wrong)]
        if access == .member { all.append(Refused(.unauthorized, "Nobody is signed in, or not any more")) }
        if access != .anybody, method != .get {
            let proof = asksForProof ? ". proof_needed: show who you are by POST /api/v1/proofs first" : ""
            all.append(
                Refused(
                    .forbidden, "Another site's page asks, or a cookie comes without the header Nadri-Request" + proof))
        }
        if let body {
            all.append(Refused(.contentTooLarge, "The body is too long. In plain text: far too long"))
            if body.isJSON { all.append(Refused(.unsupportedMediaType, "The body is of another type")) }
        }
        all += refusals
        if let limit {
            let text = "More than \(limit.burst) in \(limit.seconds) seconds from one client address"
            if !all.contains(where: { $0.status == .tooManyRequests }) { all.append(Refused(.tooManyRequests, text)) }
        }
        return all + [Refused(.unavailable, "The database is out of reach or full, or too much is going on; try again")]
    }
}

extension Operation.Body {
    fileprivate var isJSON: Bool { types.contains("application/json") }

    fileprivate var json: String {
        let contents = types.map { "\"\($0)\":{\"schema\":\(schema)}" }
        return "{\"required\":true,\"content\":{\(contents.joined(separator: ","))}}"
    }
}

extension Operation.Access {
    fileprivate func json(changing: Bool) -> String {
        switch self {
        case .anybody: "[]"
        case .ourPages: "[{\"script\":[]},{\"bearer\":[]}]"
        case .member: changing ? "[{\"bearer\":[]},{\"cookie\":[],\"script\":[]}]" : "[{\"bearer\":[]},{\"cookie\":[]}]"
        }
    }

    static var schemes: String {
        let script =
            "Any text. Says that no other site's page asks, which could not add it; needed without an access token in a header"
        return "\"bearer\":{\"type\":\"http\",\"scheme\":\"bearer\",\"bearerFormat\":\"JWT\","
            + "\"description\":\(quoted("The access token that POST /api/v1/tokens answers"))},"
            + "\"cookie\":{\"type\":\"apiKey\",\"in\":\"cookie\",\"name\":\"access\","
            + "\"description\":\(quoted("Set by POST /api/v1/sessions; named __Host-access over TLS"))},"
            + "\"script\":{\"type\":\"apiKey\",\"in\":\"header\",\"name\":\"Nadri-Request\",\"description\":\(quoted(script))}"
    }
}

extension Operation.Answer {
    fileprivate var json: String {
        let content = schema.map {
            ",\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/\($0)\"}}}"
        }
        let cookies = ",\"headers\":{\"Set-Cookie\":{\"required\":true,\"schema\":{\"type\":\"string\"}}}"
        return "\"\(status.rawValue)\":{\"description\":\(quoted(text))\(setsCookies ? cookies : "")\(content ?? "")}"
    }
}

extension Operation.Refused {
    fileprivate var json: String {
        // The HTTP gate refuses before any handler is asked, in plain text.
        let gate =
            status == .badRequest || status == .contentTooLarge
            ? ",\"text/plain\":{\"schema\":{\"type\":\"string\"}}" : ""
        let waits = status == .tooManyRequests || status == .unavailable
        let wait = ",\"headers\":{\"Retry-After\":{\"required\":true,\"schema\":{\"type\":\"integer\"}}}"
        return "\"\(status.rawValue)\":{\"description\":\(quoted(text))\(waits ? wait : ""),\"content\":"
            + "{\"application/problem+json\":{\"schema\":{\"$ref\":\"#/components/schemas/\(schema)\"}}\(gate)}}"
    }
}
