import CSodium

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Argon2id by libsodium (RFC 9106), of which every call does the whole work once.
///
/// A value of two functions, so that tests can count them, hold them up and let them fail.
struct Argon2: Sendable {
    enum Verdict {
        case same, different
        /// The work couldn't be done: there was no memory for it.
        case failed
    }

    /// The password's hash in the form that holds salt and cost (`$argon2id$v=19$m=…`); nil where there was no memory.
    var hash: @Sendable (_ password: [UInt8], PasswordCost) -> String?
    var verify: @Sendable (_ password: [UInt8], _ hash: String) -> Verdict

    static let libsodium = Argon2(hash: hashed, verify: verified)

    private static func hashed(_ password: [UInt8], _ cost: PasswordCost) -> String? {
        Sodium.begin()
        var hash = [UInt8](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let code = withCharacters(of: password) { characters, count in
            hash.withUnsafeMutableBytes { buffer -> Int32 in
                guard let written = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
                return crypto_pwhash_str_alg(
                    written, characters, UInt64(count), UInt64(cost.passes), cost.memory * 1024,
                    crypto_pwhash_ALG_ARGON2ID13)
            }
        }
        guard code == 0 else { return nil }
        return String(decoding: hash.prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func verified(_ password: [UInt8], _ hash: String) -> Verdict {
        Sodium.begin()
        return withCharacters(of: password) { characters, count in
            errno = 0
            if crypto_pwhash_str_verify(hash, characters, UInt64(count)) == 0 { return .same }
            // Only a comparison that has been made sets this; otherwise the memory was refused.
            return errno == EINVAL ? .different : .failed
        }
    }

    /// How a stored hash stands to a cost.
    enum Standing {
        case ofThisCost, ofAnotherCost, unreadable
    }

    static func standing(of hash: String, to cost: PasswordCost) -> Standing {
        // libsodium reads as far as a zero byte, and argon2i too.
        guard hash.utf8.count < Int(crypto_pwhash_STRBYTES), !hash.utf8.contains(0), hash.hasPrefix("$argon2id$") else {
            return .unreadable
        }
        switch crypto_pwhash_str_needs_rehash(hash, UInt64(cost.passes), cost.memory * 1024) {
        case 0: return .ofThisCost
        case 1: return .ofAnotherCost
        default: return .unreadable
        }
    }

    private static func withCharacters<Result>(
        of password: [UInt8], _ work: (UnsafePointer<CChar>, Int) -> Result
    ) -> Result {
        // A password without characters has no address of its own, and libsodium wants one.
        var bytes = password + [0]
        defer { sodium_memzero(&bytes, bytes.count) }
        return bytes.withUnsafeBytes { buffer in
            let start = buffer.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
            guard let start else { preconditionFailure("An array with a zero in it has an address.") }
            return work(start, password.count)
        }
    }
}
