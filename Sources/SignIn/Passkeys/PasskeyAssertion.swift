/// A signature by a passkey that is to sign somebody in, before anything of it is believed.
public struct PasskeyAssertion: Equatable, Sendable {
    /// The credential's id, by which the kept key is found.
    public var credential: [UInt8]
    /// As JSON, byte for byte.
    public var clientData: [UInt8]
    public var authenticatorData: [UInt8]
    /// ECDSA in DER.
    public var signature: [UInt8]
    /// Whose passkey it is, as the authenticator has kept it (`PasskeyCredential.user`). A passkey that stands in place of the
    /// id always says so.
    public var user: [UInt8]

    public init(
        credential: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], user: [UInt8]
    ) {
        self.credential = credential
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.user = user
    }

    /// Web Authentication Level 3, section 7.2, but for the counter, which the store compares as it writes it.
    ///
    /// - Parameters:
    ///   - publicKey: in COSE, as it was kept of this credential.
    ///   - account: whose it is.
    ///   - challenge: the one that was given out for this.
    /// - Returns: the counter.
    public func verified(
        by publicKey: [UInt8], of account: Int64, challenge: [UInt8], party: RelyingParty
    ) throws(PasskeyFault) -> UInt32 {
        guard user == PasskeyCredential.user(account: account) else { throw .wrongUser }
        try ClientData.check(clientData, .assertion, challenge: challenge, party: party)
        let data = try AuthenticatorData(authenticatorData)
        // A new credential has no place in a signature by an old one.
        guard data.credential == nil else { throw .malformed }
        try data.check(for: party)
        let key = try CredentialKey.read(bytes: publicKey)
        guard let plain = ECDSASignature.decoded(signature), ECDSASignature.encoded(plain) == signature,
            key.verifies(plain, of: authenticatorData + Digest.sha256(clientData))
        else { throw .wrongSignature }
        return data.signCount
    }
}
