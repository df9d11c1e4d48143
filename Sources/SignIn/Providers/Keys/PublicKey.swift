import COpenSSL

/// A key that signatures are checked with.
public struct PublicKey: Sendable {
    let handle: KeyHandle
    public let algorithm: SigningAlgorithm

    init?(_ handle: KeyHandle) {
        guard let algorithm = handle.algorithm else { return nil }
        self.handle = handle
        self.algorithm = algorithm
    }

    /// nil unless the modulus has 2048 to 8192 bits and the exponent is odd, at least 3, and at most 8 bytes long.
    ///
    /// - Parameters: both big-endian.
    public init?(modulus: [UInt8], exponent: [UInt8]) {
        // Longer numbers would let a key set keep a processor busy.
        guard (256...1025).contains(modulus.count), (1...8).contains(exponent.count),
            let last = exponent.last, last % 2 == 1, exponent.count > 1 || last >= 3
        else { return nil }
        guard let handle = KeyHandle(der: DER.publicKey(modulus: modulus, exponent: exponent)) else { return nil }
        self.init(handle)
    }

    /// nil unless both are 32 bytes and lie on the curve P-256.
    public init?(x: [UInt8], y: [UInt8]) {
        guard x.count == 32, y.count == 32 else { return nil }
        guard let handle = KeyHandle(der: DER.publicKey(x: x, y: y)) else { return nil }
        self.init(handle)
    }

    /// Whether this key's owner signed the message.
    ///
    /// - Parameter signature: as it stands in a token: for ES256 64 bytes, for RS256 as long as the modulus.
    public func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard let encoded = algorithm == .es256 ? ECDSASignature.encoded(signature) : signature,
            let context = EVP_MD_CTX_new()
        else { return false }
        defer { EVP_MD_CTX_free(context) }
        return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, handle.pointer) == 1
            && EVP_DigestVerify(context, encoded, encoded.count, message, message.count) == 1
    }
}
