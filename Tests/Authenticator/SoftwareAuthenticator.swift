import SignIn

/// An authenticator with one passkey, and the browser before it: everything it says can be made wrong.
public struct SoftwareAuthenticator: Sendable {
    public var key = PrivateKey(new: .es256)
    public var credential: [UInt8]
    /// Whose passkey it is, as the site has told.
    public var user: [UInt8] = []
    public var party = "nadri.example"
    public var origin = "https://nadri.example"
    public var signCount: UInt32 = 0
    /// Present, verified; new ones carry the credential besides.
    public var flags: UInt8 = 0b101
    /// Of the key, in COSE.
    public var algorithm = -7
    public var curve = 1
    public var format = "none"
    public var statement = CBORText.map()
    /// In place of "webauthn.create" and "webauthn.get".
    public var purpose: String?
    /// What stands in the client data besides: `,"crossOrigin":true`.
    public var more = ""
    /// Behind the authenticator data.
    public var rest: [UInt8] = []

    public init(credential: [UInt8] = Array(1...32)) {
        self.credential = credential
    }

    public func clientData(_ purpose: String, _ challenge: [UInt8]) -> [UInt8] {
        let challenge = Base64URL.encode(challenge)
        return Array(
            #"{"type":"\#(self.purpose ?? purpose)","challenge":"\#(challenge)","origin":"\#(origin)"\#(more)}"#.utf8)
    }

    public var publicKey: [UInt8] {
        let numbers = key.publicKey.webKeyMembers
        func number(_ name: String) -> [UInt8] {
            guard case .text(let letters) = numbers.first(where: { $0.name == name })?.value else { return [] }
            return CBORText.bytes(Base64URL.decode(letters) ?? [])
        }
        func at(_ label: Int) -> [UInt8] { CBORText.number(label) }
        return CBORText.map(
            at(1), at(2), at(3), at(algorithm), at(-1), at(curve), at(-2), number("x"), at(-3), number("y"))
    }

    /// - Parameter isNew: whether the credential stands in it.
    public func data(isNew: Bool) -> [UInt8] {
        let count = (0..<4).map { UInt8(truncatingIfNeeded: signCount >> (24 - 8 * $0)) }
        let head = Digest.sha256(party.utf8) + [isNew ? flags | 64 : flags] + count
        guard isNew else { return head + rest }
        let length = [UInt8(credential.count >> 8), UInt8(credential.count & 255)]
        return head + [UInt8](repeating: 7, count: 16) + length + credential + publicKey + rest
    }

    public func registration(challenge: [UInt8]) -> PasskeyRegistration {
        let attestation = CBORText.map(
            CBORText.text("fmt"), CBORText.text(format), CBORText.text("attStmt"), statement,
            CBORText.text("authData"), CBORText.bytes(data(isNew: true)))
        return PasskeyRegistration(
            credential: credential, clientData: clientData("webauthn.create", challenge), attestation: attestation)
    }

    public func assertion(challenge: [UInt8]) -> PasskeyAssertion {
        let clientData = clientData("webauthn.get", challenge)
        let data = data(isNew: false)
        return PasskeyAssertion(
            credential: credential, clientData: clientData, authenticatorData: data,
            signature: SoftwareAuthenticator.der(key.sign(data + Digest.sha256(clientData))), user: user)
    }

    /// Two numbers of 32 bytes as DER has them (ITU-T X.690).
    public static func der(_ plain: [UInt8]) -> [UInt8] {
        let numbers = [plain[..<32], plain[32...]].flatMap { half -> [UInt8] in
            var digits = Array(half.drop { $0 == 0 })
            if digits.first.map({ $0 >= 128 }) ?? true { digits.insert(0, at: 0) }
            return [2, UInt8(digits.count)] + digits
        }
        return [0x30, UInt8(numbers.count)] + numbers
    }
}
