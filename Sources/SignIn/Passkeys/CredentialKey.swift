/// The public key of a passkey in COSE (RFC 9053, section 7.1): ES256 and nothing else.
package enum CredentialKey {
    /// What a registration asks for (RFC 9053, section 2.1): −7.
    package static let algorithm = -7

    /// Key type EC2, algorithm ES256, curve P-256, x and y: exactly these members, and a point on the curve.
    package static func read(_ cbor: CBOR) throws(PasskeyFault) -> PublicKey {
        guard cbor.count == 5, cbor.member(1)?.number == 2, cbor.member(3)?.number == algorithm,
            cbor.member(-1)?.number == 1, let x = cbor.member(-2)?.bytes, let y = cbor.member(-3)?.bytes,
            let key = PublicKey(x: x, y: y)
        else { throw .unusableKey }
        return key
    }

    /// A key as it was kept.
    package static func read(bytes: [UInt8]) throws(PasskeyFault) -> PublicKey {
        guard let cbor = try? CBORReader.value(bytes) else { throw .malformed }
        return try read(cbor)
    }
}
