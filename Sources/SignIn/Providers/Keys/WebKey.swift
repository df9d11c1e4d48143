import COpenSSL
import Wire

/// One key of a provider's key set (RFC 7517), as far as it tells which it is; the key itself is made when it is needed.
package struct WebKey: Sendable {
    package let id: String?
    private let json: JSON

    /// nil for a key that is meant for something else than signing.
    package init?(_ json: JSON) {
        guard json.member("kty")?.text != nil else { return nil }
        if let use = json.member("use"), use.text != "sig" { return nil }
        id = json.member("kid")?.text
        self.json = json
    }

    /// The key, or nil where it is of another type or curve than the algorithm's, is meant for another algorithm, or is none.
    package func key(for algorithm: SigningAlgorithm) -> PublicKey? {
        if let meant = json.member("alg"), meant.text != algorithm.rawValue { return nil }
        switch algorithm {
        case .rs256:
            guard json.member("kty")?.text == "RSA", let modulus = number("n"), let exponent = number("e") else {
                return nil
            }
            return PublicKey(modulus: modulus, exponent: exponent)
        case .es256:
            guard json.member("kty")?.text == "EC", json.member("crv")?.text == "P-256", let x = number("x"),
                let y = number("y")
            else { return nil }
            return PublicKey(x: x, y: y)
        }
    }

    private func number(_ name: String) -> [UInt8]? {
        json.member(name)?.text.flatMap { Base64URL.decode($0) }
    }
}

extension PublicKey {
    /// The members of a JSON Web Key (RFC 7518, section 6), without "kid".
    public var webKeyMembers: [(name: String, value: JSON)] {
        let letters: [(String, [UInt8]?)] =
            switch algorithm {
            case .rs256:
                [("n", handle.number(OSSL_PKEY_PARAM_RSA_N)), ("e", handle.number(OSSL_PKEY_PARAM_RSA_E))]
            case .es256:
                [
                    ("x", handle.number(OSSL_PKEY_PARAM_EC_PUB_X, length: 32)),
                    ("y", handle.number(OSSL_PKEY_PARAM_EC_PUB_Y, length: 32)),
                ]
            }
        let curve: [(name: String, value: JSON)] = algorithm == .es256 ? [("crv", .text("P-256"))] : []
        return [
            ("kty", .text(algorithm == .rs256 ? "RSA" : "EC")), ("use", .text("sig")),
            ("alg", .text(algorithm.rawValue)),
        ] + curve + letters.map { ($0.0, .text(Base64URL.encode($0.1 ?? []))) }
    }
}
