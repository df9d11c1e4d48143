import COpenSSL

/// A key that signs: Apple's, for the client secret, and those of the stand-ins.
public struct PrivateKey: Sendable {
    private let handle: KeyHandle
    public let publicKey: PublicKey

    public var algorithm: SigningAlgorithm { publicKey.algorithm }

    private init?(_ handle: KeyHandle) {
        guard let publicKey = PublicKey(handle) else { return nil }
        self.handle = handle
        self.publicKey = publicKey
    }

    /// The key in a PEM text without a password, as in the .p8 file that Apple gives out; nil where there is none that
    /// identity tokens could be signed with.
    public init?(pem: String) {
        let bytes = Array(pem.utf8)
        guard bytes.count <= 16_384, let source = BIO_new_mem_buf(bytes, CInt(bytes.count)) else { return nil }
        defer { BIO_free(source) }
        // Without a function of ours OpenSSL would ask for a password at the terminal.
        guard let pointer = PEM_read_bio_PrivateKey(source, nil, { _, _, _, _ in -1 }, nil) else { return nil }
        self.init(KeyHandle(pointer))
    }

    /// A new key: P-256, or RSA of 2048 bits, which takes a tenth of a second.
    public init(new algorithm: SigningAlgorithm) {
        guard let pointer = PrivateKey.generate(algorithm), let key = PrivateKey(KeyHandle(pointer)) else {
            preconditionFailure("OpenSSL makes no \(algorithm.rawValue) key.")
        }
        self = key
    }

    /// The signature as it stands in a token.
    public func sign(_ message: [UInt8]) -> [UInt8] {
        guard let signature = signature(of: message) else {
            preconditionFailure("OpenSSL does not sign with a key that it has read.")
        }
        return signature
    }

    private func signature(of message: [UInt8]) -> [UInt8]? {
        guard let context = EVP_MD_CTX_new() else { return nil }
        defer { EVP_MD_CTX_free(context) }
        var count = 0
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, handle.pointer) == 1,
            EVP_DigestSign(context, nil, &count, message, message.count) == 1
        else { return nil }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSign(context, &signature, &count, message, message.count) == 1 else { return nil }
        // The first count was only the most that it could be.
        let written = Array(signature.prefix(count))
        return algorithm == .es256 ? ECDSASignature.decoded(written) : written
    }

    private static func generate(_ algorithm: SigningAlgorithm) -> OpaquePointer? {
        let type = algorithm == .rs256 ? "RSA" : "EC"
        guard let context = EVP_PKEY_CTX_new_from_name(nil, type, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_keygen_init(context) == 1 else { return nil }
        let isChosen =
            algorithm == .rs256
            ? EVP_PKEY_CTX_set_rsa_keygen_bits(context, 2048)
            : EVP_PKEY_CTX_set_group_name(context, SN_X9_62_prime256v1)
        var key: OpaquePointer?
        guard isChosen == 1, EVP_PKEY_generate(context, &key) == 1 else { return nil }
        return key
    }
}
