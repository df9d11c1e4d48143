import SignIn
import Wire

/// The attempt that every token pretends to be for.
private let expected = IdentityToken.Expected(
    issuer: "https://id.example", clientID: "nadri", nonce: "n", now: 1_796_085_000)

/// A token as it comes, and one whose header and claims are the two lines of the input: each is refused, or says what it must.
func readIdentityToken(_ bytes: [UInt8]) {
    checkToken(String(decoding: bytes, as: UTF8.self))
    let lines = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2 else { return }
    checkToken(Base64URL.encode(lines[0]) + "." + Base64URL.encode(lines[1]) + ".AAAA")
    guard let key = JSON(Array(lines[0])).flatMap(WebKey.init) else { return }
    for algorithm in SigningAlgorithm.allCases {
        guard let key = key.key(for: algorithm) else { continue }
        precondition(key.algorithm == algorithm)
        precondition(!key.verifies(Array(lines[1]), of: []), "Somebody has signed nothing.")
    }
}

private func checkToken(_ text: String) {
    guard let token = try? SignedToken(text) else { return }
    precondition(text.utf8.starts(with: token.signed + [UInt8(ascii: ".")]))
    guard let identity = try? IdentityToken(token.claims, expected) else { return }
    precondition(!identity.subject.isEmpty)
    precondition(token.claims.member("iss")?.text == "https://id.example")
    precondition(token.claims.member("nonce")?.text == "n")
}

/// Fields that are read are the same when they are written and read again, and no callback ends the program.
func readProviderCallback(_ bytes: [UInt8]) {
    _ = try? ProviderCallback(encoded: bytes)
    guard let fields = FormFields(encoded: bytes) else { return }
    guard let again = FormFields(encoded: fields.encoded.utf8) else {
        preconditionFailure("We write fields that we don't read.")
    }
    precondition(again.fields.elementsEqual(fields.fields) { $0.name == $1.name && $0.value == $1.value })
}
