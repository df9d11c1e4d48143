/// A passkey that a browser has had made, before anything of it is believed.
///
/// The statement of who made the authenticator is asked not to come ("none") and, where one comes all the same, neither
/// checked nor kept: any authenticator of its owner's choice is right, so there is nothing to learn from it.
public struct PasskeyRegistration: Equatable, Sendable {
    /// The credential's id.
    public var credential: [UInt8]
    /// As JSON, byte for byte.
    public var clientData: [UInt8]
    /// The attestation object in CBOR.
    public var attestation: [UInt8]

    public init(credential: [UInt8], clientData: [UInt8], attestation: [UInt8]) {
        self.credential = credential
        self.clientData = clientData
        self.attestation = attestation
    }

    /// A passkey as it is to be kept.
    public struct Verified: Equatable, Sendable {
        public let credential: [UInt8]
        /// In COSE.
        public let publicKey: [UInt8]
        public let signCount: UInt32
    }

    package static let mostBytes = 16_384

    /// Web Authentication Level 3, section 7.1.
    ///
    /// - Parameter challenge: the one that was given out for this.
    public func verified(challenge: [UInt8], party: RelyingParty) throws(PasskeyFault) -> Verified {
        try ClientData.check(clientData, .registration, challenge: challenge, party: party)
        let data = try AuthenticatorData(try authenticatorData())
        try data.check(for: party)
        guard let made = data.credential else { throw .malformed }
        guard made.id == credential else { throw .wrongCredential }
        return Verified(credential: made.id, publicKey: made.publicKey, signCount: data.signCount)
    }

    private func authenticatorData() throws(PasskeyFault) -> [UInt8] {
        guard attestation.count <= PasskeyRegistration.mostBytes, let object = try? CBORReader.value(attestation),
            object.count == 3, let format = object.member("fmt")?.text, let statement = object.member("attStmt"),
            case .map = statement, let data = object.member("authData")?.bytes
        else { throw .malformed }
        // Who states nothing has nothing to state.
        guard !format.isExactly("none") || statement.count == 0 else { throw .malformed }
        return data
    }
}
