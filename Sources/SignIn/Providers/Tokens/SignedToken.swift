import Wire

/// A token of three parts: header, claims, signature (RFC 7515, compact).
package struct SignedToken {
    package static let mostBytes = 16_384

    package let header: JSON
    package let claims: JSON
    /// What is signed.
    package let signed: [UInt8]
    package let signature: [UInt8]

    /// Reads the parts and trusts none of them.
    package init(_ text: String) throws(IdentityTokenFault) {
        guard text.utf8.count <= SignedToken.mostBytes else { throw .tooLong }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed }
        header = try SignedToken.object(parts[0])
        claims = try SignedToken.object(parts[1])
        guard let signature = Base64URL.decode(Substring(parts[2])) else { throw .malformed }
        self.signature = signature
        signed = Array(text.utf8[..<parts[1].endIndex])
    }

    /// A token of ours, or of a stand-in.
    static func sign(_ claims: JSON, by key: PrivateKey, keyID: String) -> String {
        let header = JSON.object([
            ("alg", .text(key.algorithm.rawValue)), ("kid", .text(keyID)), ("typ", .text("JWT")),
        ])
        let signed = Base64URL.encode(header.bytes) + "." + Base64URL.encode(claims.bytes)
        return signed + "." + Base64URL.encode(key.sign(Array(signed.utf8)))
    }

    private static func object(_ part: Substring.UTF8View) throws(IdentityTokenFault) -> JSON {
        // Broken UTF-8 would be repaired, and two names could become one.
        guard let bytes = Base64URL.decode(Substring(part)), String(validating: bytes, as: UTF8.self) != nil,
            let json = JSON(bytes), case .object = json
        else { throw .malformed }
        guard !json.repeatsAName else { throw .repeatedClaim }
        return json
    }
}
