import CSodium

/// The half of a key that proves tokens: Ed25519 (RFC 8032).
struct VerifyingKey: Equatable, Sendable {
    /// 32 bytes.
    let bytes: [UInt8]
    /// 16 letters that follow from the key.
    let id: String
    /// The first part of every token signed with it: the header in base64url.
    let header: [UInt8]

    /// nil unless it is 32 bytes that stand for a point fit for signatures.
    init?(_ bytes: [UInt8]) {
        Sodium.begin()
        guard bytes.count == Int(crypto_sign_ed25519_PUBLICKEYBYTES), crypto_core_ed25519_is_valid_point(bytes) == 1
        else { return nil }
        self.bytes = bytes
        id = Base64URL.encode(Digest.sha256(bytes).prefix(12))
        header = Base64URL.encodedBytes(TokenHeader.bytes(key: id))
    }

    func proves(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        signature.count == Int(crypto_sign_ed25519_BYTES)
            && crypto_sign_ed25519_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }
}

/// A key that makes tokens.
struct SigningKey: Equatable, Sendable {
    /// 32 bytes from which the rest follows. The secret.
    let seed: [UInt8]
    let verifying: VerifyingKey
    /// The seed and the other half, as libsodium wants them.
    private let secret: [UInt8]

    /// nil unless it is 32 bytes.
    init?(seed: [UInt8]) {
        Sodium.begin()
        guard seed.count == Int(crypto_sign_ed25519_SEEDBYTES) else { return nil }
        var half = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_PUBLICKEYBYTES))
        var secret = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_SECRETKEYBYTES))
        guard crypto_sign_ed25519_seed_keypair(&half, &secret, seed) == 0, let verifying = VerifyingKey(half)
        else { return nil }
        self.seed = seed
        self.verifying = verifying
        self.secret = secret
    }

    /// 64 bytes, the same for the same message.
    func signature(of message: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(crypto_sign_ed25519_BYTES)) { buffer, filled in
            filled = Int(crypto_sign_ed25519_BYTES)
            guard let start = buffer.baseAddress else { return }
            crypto_sign_ed25519_detached(start, nil, message, UInt64(message.count), secret)
        }
    }
}

/// The header of our tokens: `{"alg":"EdDSA","typ":"JWT","kid":"…"}`, byte for byte.
enum TokenHeader {
    private static let start = Array("{\"alg\":\"EdDSA\",\"typ\":\"JWT\",\"kid\":\"".utf8)
    private static let end = Array("\"}".utf8)
    private static let idLength = 16

    static func bytes(key id: String) -> [UInt8] { start + id.utf8 + end }

    /// Whether it is a header of ours, whatever the key.
    static func isOurs(_ header: [UInt8]) -> Bool {
        header.count == start.count + idLength + end.count && header.starts(with: start)
            && Base64URL.decode(bytes: header.dropFirst(start.count).prefix(idLength)) != nil
            && header.suffix(end.count).elementsEqual(end)
    }
}
