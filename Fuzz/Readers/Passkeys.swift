import SignIn

/// What every ceremony pretends to be for.
private let challenge = [UInt8](repeating: 7, count: 32)
private let party = RelyingParty(origin: "https://nadri.example")
private let clientData = Array(
    #"{"type":"webauthn.create","challenge":"\#(Base64URL.encode(challenge))","origin":"https://nadri.example"}"#.utf8)

/// CBOR is read in one way or not at all, and so is what authenticators say; whoever hasn't got the key signs nothing.
func readPasskey(_ bytes: [UInt8]) {
    var reader = CBORReader(bytes)
    if let value = try? reader.next() {
        precondition(written(value) == Array(bytes[..<reader.position]), "Two texts are the same value.")
    }
    guard let party else { preconditionFailure("Our own site has no name.") }
    if let data = try? AuthenticatorData(bytes) {
        precondition(data.partyHash == Array(bytes[..<32]))
        if let credential = data.credential {
            precondition((try? CredentialKey.read(bytes: credential.publicKey)) != nil, "We keep a key that is none.")
            sign(bytes, by: credential, party)
        }
    }
    let registration = PasskeyRegistration(credential: bytes, clientData: clientData, attestation: bytes)
    precondition((try? registration.verified(challenge: challenge, party: party)) == nil, "It contains itself.")
    try? ClientData.check(bytes, .assertion, challenge: challenge, party: party)
}

/// A signature of whatever bytes by a key that came along is right only by a miracle.
private func sign(_ bytes: [UInt8], by credential: AuthenticatorData.Credential, _ party: RelyingParty) {
    let asserted = String(decoding: clientData, as: UTF8.self).replacing("webauthn.create", with: "webauthn.get")
    let assertion = PasskeyAssertion(
        credential: credential.id, clientData: Array(asserted.utf8), authenticatorData: Array(bytes.prefix(37)),
        signature: Array(bytes.suffix(72)), user: PasskeyCredential.user(account: 1))
    let count = try? assertion.verified(by: credential.publicKey, of: 1, challenge: challenge, party: party)
    precondition(count == nil, "Somebody has signed without a key.")
}

private func written(_ value: CBOR) -> [UInt8] {
    switch value {
    case .unsigned(let number): head(0, number)
    case .negative(let number): head(1, number)
    case .bytes(let bytes): head(2, UInt64(bytes.count)) + bytes
    case .text(let text): head(3, UInt64(text.utf8.count)) + text.utf8
    case .array(let elements): head(4, UInt64(elements.count)) + elements.flatMap(written)
    case .map(let members):
        head(5, UInt64(members.count)) + members.flatMap { written($0.key) + written($0.value) }
    case .bool(let truth): head(7, truth ? 21 : 20)
    case .null: head(7, 22)
    }
}

private func head(_ kind: UInt8, _ number: UInt64) -> [UInt8] {
    let kind = kind << 5
    let length = number < 1 << 8 ? 0 : number < 1 << 16 ? 1 : number < 1 << 32 ? 2 : 3
    guard number >= 24 else { return [kind | UInt8(number)] }
    let bytes = (0..<1 << length).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return [kind | UInt8(24 + length)] + bytes
}
