/// How identity tokens are signed (RFC 7518, section 3.1). No other way is ever accepted: not `none`, and no `HS256`, whose
/// key would be our provider's public one.
public enum SigningAlgorithm: String, Sendable, CaseIterable {
    /// RSA with SHA-256, keys of 2048 to 8192 bits.
    case rs256 = "RS256"
    /// ECDSA on P-256 with SHA-256; the signature is r and s, 32 bytes each.
    case es256 = "ES256"
}
