/// What an authenticator itself says and signs (Web Authentication Level 3, section 6.1).
package struct AuthenticatorData: Equatable, Sendable {
    /// SHA-256 of the relying party's id.
    package let partyHash: [UInt8]
    package let flags: Flags
    /// 0 where it doesn't count.
    package let signCount: UInt32
    /// Only when it was made new.
    package let credential: Credential?

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let present = Flags(rawValue: 1)
        package static let verified = Flags(rawValue: 1 << 2)
        package static let mayBeBackedUp = Flags(rawValue: 1 << 3)
        package static let isBackedUp = Flags(rawValue: 1 << 4)
        package static let hasCredential = Flags(rawValue: 1 << 6)
        package static let hasExtensions = Flags(rawValue: 1 << 7)
    }

    package struct Credential: Equatable, Sendable {
        /// 16 to 1023 bytes.
        package let id: [UInt8]
        /// In COSE, as it came.
        package let publicKey: [UInt8]
    }

    /// Hash, flags and counter.
    private static let leastBytes = 37
    package static let mostBytes = 4096

    /// Reads all of it, to the last byte. Extensions that nobody asked for may stand there, and are not looked at.
    package init(_ bytes: [UInt8]) throws(PasskeyFault) {
        guard (AuthenticatorData.leastBytes...AuthenticatorData.mostBytes).contains(bytes.count) else {
            throw .malformed
        }
        partyHash = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        signCount = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        // What may not be copied cannot have been.
        guard !flags.contains(.isBackedUp) || flags.contains(.mayBeBackedUp) else { throw .malformed }
        var position = AuthenticatorData.leastBytes
        credential =
            flags.contains(.hasCredential) ? try AuthenticatorData.credential(bytes, from: &position) : nil
        if flags.contains(.hasExtensions) {
            guard case .map = try AuthenticatorData.value(bytes, from: &position) else { throw .malformed }
        }
        guard position == bytes.count else { throw .malformed }
    }

    /// Which model it is (16 bytes), how long the id is, the id, the key.
    private static func credential(_ bytes: [UInt8], from position: inout Int) throws(PasskeyFault) -> Credential {
        let idStart = position + 18
        guard bytes.count >= idStart else { throw .malformed }
        let length = Int(bytes[idStart - 2]) << 8 | Int(bytes[idStart - 1])
        guard PasskeyCredential.idLengths.contains(length), bytes.count >= idStart + length else { throw .malformed }
        let keyStart = idStart + length
        position = keyStart
        _ = try CredentialKey.read(try value(bytes, from: &position))
        return Credential(id: Array(bytes[idStart..<keyStart]), publicKey: Array(bytes[keyStart..<position]))
    }

    private static func value(_ bytes: [UInt8], from position: inout Int) throws(PasskeyFault) -> CBOR {
        var reader = CBORReader(bytes, from: position)
        guard let value = try? reader.next() else { throw .malformed }
        position = reader.position
        return value
    }

    /// That it was made for this site, by somebody who was there and proved to be its owner: a passkey stands in place of id
    /// and password, so having the device is not enough.
    package func check(for party: RelyingParty) throws(PasskeyFault) {
        guard constantTimeEqual(partyHash, Digest.sha256(party.id.utf8)) else { throw .wrongParty }
        guard flags.contains(.present) else { throw .nobodyPresent }
        guard flags.contains(.verified) else { throw .notVerified }
    }
}
