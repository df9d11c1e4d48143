import CSodium

public enum Digest {
    /// SHA-256 (FIPS 180-4): 32 bytes.
    public static func sha256(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        Sodium.begin()
        let message = Array(bytes)
        return [UInt8](unsafeUninitializedCapacity: Int(crypto_hash_sha256_BYTES)) { buffer, filled in
            if let start = buffer.baseAddress { crypto_hash_sha256(start, message, UInt64(message.count)) }
            filled = Int(crypto_hash_sha256_BYTES)
        }
    }

    /// The same 32 bytes without an array: a key for tables.
    static func sha256Words(_ bytes: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt64> {
        Sodium.begin()
        var words = SIMD4<UInt64>()
        withUnsafeMutableBytes(of: &words) { buffer in
            guard let start = buffer.baseAddress else { return }
            crypto_hash_sha256(start.assumingMemoryBound(to: UInt8.self), bytes.baseAddress, UInt64(bytes.count))
        }
        return words
    }

    /// HMAC with SHA-256 (RFC 2104): 32 bytes. For what a browser keeps for us and must not change.
    ///
    /// - Parameter key: of any length; 32 random bytes are right.
    public static func hmacSHA256(_ bytes: some Sequence<UInt8>, key: [UInt8]) -> [UInt8] {
        Sodium.begin()
        let message = Array(bytes)
        var state = crypto_auth_hmacsha256_state()
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        return [UInt8](unsafeUninitializedCapacity: Int(crypto_auth_hmacsha256_BYTES)) { buffer, filled in
            if let start = buffer.baseAddress { crypto_auth_hmacsha256_final(&state, start) }
            filled = Int(crypto_auth_hmacsha256_BYTES)
        }
    }
}

/// Whether both are the same, in a time that tells nothing of where they differ. Their lengths are no secret.
public func constantTimeEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && sodium_memcmp(one, other, one.count) == 0
}
