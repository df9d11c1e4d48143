import SignIn

/// The same keys each time, so that what is found can be tried again.
private let keys = TokenKeys(Randomness { count in (0..<count).map { UInt8(truncatingIfNeeded: $0) } })
private let tokens = AccessTokens(keys: keys)
private let noon: Int64 = 1_796_040_000

/// Only what we would write ourselves is a token, a code, or a key, however it comes in.
func readToken(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let token = try? tokens.check(text, now: noon) {
        precondition(keys.signed(payload: token.payload) == text, "Two texts are the same token.")
    }
    // Bytes alone never find a signature, so ours are put around them.
    if let token = try? tokens.check(keys.signed(payload: bytes), now: noon) {
        precondition(token.payload == bytes, "Two payloads say the same.")
    }
    precondition(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
    if let decoded = Base64URL.decode(text) { precondition(Base64URL.encode(decoded) == text) }
    if let token = RefreshToken(text) { precondition(token.text == text) }
    if let code = RecoveryCode(typed: text) { precondition(RecoveryCode(typed: code.text) == code) }
    if let keys = try? TokenKeys(text: text) { precondition((try? TokenKeys(text: keys.text)) == keys) }
    _ = try? CommonPasswords(file: bytes)
}
