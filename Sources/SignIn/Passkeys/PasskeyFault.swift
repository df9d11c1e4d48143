/// Why what an authenticator or a browser sent is not believed. Tells us where to look; people are told less.
public enum PasskeyFault: Error, Equatable, Sendable {
    /// Not the bytes that Web Authentication describes, or more of them than it needs.
    case malformed
    /// What the browser says of the page: another purpose, another challenge, another origin, or a page in a foreign frame.
    case wrongPurpose
    case wrongChallenge
    case wrongOrigin
    case foreignFrame
    /// Signed for another site.
    case wrongParty
    /// Nobody touched the authenticator.
    case nobodyPresent
    /// The authenticator didn't check who it is: by face, finger or code.
    case notVerified
    /// Another algorithm than ES256, or no point on its curve.
    case unusableKey
    /// The credential is not the one that was named.
    case wrongCredential
    /// The passkey belongs to somebody else than it says.
    case wrongUser
    case wrongSignature
}
