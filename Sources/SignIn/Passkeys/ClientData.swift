import Wire

/// What the browser says of the page that asked (Web Authentication Level 3, section 5.8.1).
package enum ClientData {
    package enum Purpose: String, Sendable {
        case registration = "webauthn.create"
        case assertion = "webauthn.get"
    }

    package static let mostBytes = 4096

    /// That it is about this purpose, this challenge, and a page of this site that stands in no frame of another.
    package static func check(
        _ bytes: [UInt8], _ purpose: Purpose, challenge: [UInt8], party: RelyingParty
    ) throws(PasskeyFault) {
        // Broken UTF-8 would be repaired, and two readers could read two things.
        guard bytes.count <= mostBytes, String(validating: bytes, as: UTF8.self) != nil, let json = JSON(bytes),
            case .object = json, !json.repeatsAName
        else { throw .malformed }
        guard let type = json.member("type")?.text, type.isExactly(purpose.rawValue) else { throw .wrongPurpose }
        guard let sent = json.member("challenge")?.text.flatMap({ Base64URL.decode($0) }),
            constantTimeEqual(sent, challenge)
        else { throw .wrongChallenge }
        guard let origin = json.member("origin")?.text, origin.isExactly(party.origin) else { throw .wrongOrigin }
        switch json.member("crossOrigin") {
        case nil, .bool(false): break
        default: throw .foreignFrame
        }
        guard json.member("topOrigin") == nil else { throw .foreignFrame }
    }
}
