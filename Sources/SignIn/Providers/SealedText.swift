import CSodium

/// Closes bytes so that a browser can keep them but neither read nor change them: XSalsa20 and Poly1305 (libsodium's secretbox).
struct SealedText: Sendable {
    private let key: [UInt8]

    /// - Parameters:
    ///   - purpose: no two uses have the same, so that what was closed for one is worth nothing for another.
    ///   - secret: at least 32 random bytes.
    init(for purpose: String, secret: [UInt8]) {
        precondition(secret.count >= 32, "The secret of sign-in attempts has fewer than 32 bytes.")
        key = Digest.hmacSHA256(purpose.utf8, key: secret)
    }

    /// - Returns: letters that may stand in a cookie; a third longer than the message, and 54 letters.
    func close(_ message: [UInt8], random: Randomness) -> String {
        let nonce = random.bytes(crypto_secretbox_noncebytes())
        var box = [UInt8](repeating: 0, count: message.count + crypto_secretbox_macbytes())
        guard crypto_secretbox_easy(&box, message, UInt64(message.count), nonce, key) == 0 else {
            preconditionFailure("libsodium closes every message that fits into memory.")
        }
        return Base64URL.encode(nonce + box)
    }

    /// - Returns: nil unless this seal closed it.
    func open(_ text: String) -> [UInt8]? {
        // Browsers keep no longer ones.
        guard text.utf8.count <= 4096, let bytes = Base64URL.decode(text) else { return nil }
        let boxStart = crypto_secretbox_noncebytes()
        let count = bytes.count - boxStart - crypto_secretbox_macbytes()
        guard count >= 0 else { return nil }
        var message = [UInt8](repeating: 0, count: count)
        let box = Array(bytes[boxStart...])
        guard crypto_secretbox_open_easy(&message, box, UInt64(box.count), Array(bytes[..<boxStart]), key) == 0 else {
            return nil
        }
        return message
    }
}
