/// The key that signs access tokens, and the one before it, which still proves those that it has signed.
///
/// They are written as one line, in a file or a setting: `sign=SEED`, and after a rotation `sign=SEED verify=KEY`, each 32
/// bytes in base64url. Descriptions show only the keys' ids.
public struct TokenKeys: Equatable, Sendable {
    let signing: SigningKey
    let older: VerifyingKey?

    static let longestToken = 1024

    private init(signing: SigningKey, older: VerifyingKey?) {
        self.signing = signing
        self.older = older
    }

    /// A key that nobody has had before.
    public init(_ randomness: Randomness) {
        guard let signing = SigningKey(seed: randomness.bytes(32)) else {
            preconditionFailure("Any 32 bytes are the seed of a key.")
        }
        self.init(signing: signing, older: nil)
    }

    /// New keys of which the older one is what signs now. Tokens that the older one of now has signed are refused from
    /// then on, so between two rotations there should be 15 minutes.
    public func rotated(_ randomness: Randomness) -> TokenKeys {
        TokenKeys(signing: TokenKeys(randomness).signing, older: signing.verifying)
    }

    /// The ids (`kid`) of the key that signs and of the older one.
    public var ids: [String] { [signing.verifying.id] + (older.map { [$0.id] } ?? []) }

    /// - Throws: `.nonsense` unless it is a line that `text` writes; spaces and line ends around words don't matter.
    public init(text: String) throws(TokenKeyFault) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, let signing = Self.key(first, "sign=").flatMap(SigningKey.init(seed:)),
            words.count <= 2
        else { throw .nonsense }
        var older: VerifyingKey?
        if let word = words.dropFirst().first {
            guard let key = Self.key(word, "verify=").flatMap(VerifyingKey.init), key != signing.verifying
            else { throw .nonsense }
            older = key
        }
        self.init(signing: signing, older: older)
    }

    /// With the secret in it: for a file that nobody else can read.
    public var text: String {
        "sign=\(Base64URL.encode(signing.seed))" + (older.map { " verify=\(Base64URL.encode($0.bytes))" } ?? "")
    }

    private static func key(_ word: Substring, _ name: String) -> [UInt8]? {
        word.hasPrefix(name) ? Base64URL.decode(word.dropFirst(name.count)) : nil
    }
}

extension TokenKeys: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "TokenKeys(\(ids.joined(separator: ", ")))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["ids": ids]) }
}

extension TokenKeys {
    func sign(_ token: AccessToken) -> String { signed(payload: token.payload) }

    /// A token of any payload, also of one that is refused: for tests.
    package func signed(payload: [UInt8]) -> String {
        var message = signing.verifying.header
        message.append(UInt8(ascii: "."))
        message += Base64URL.encodedBytes(payload)
        return String(decoding: message, as: UTF8.self) + "." + Base64URL.encode(signing.signature(of: message))
    }

    /// What a token says that one of these keys has signed. Its times are not looked at.
    func proven(_ text: [UInt8]) throws(TokenRefusal) -> AccessToken {
        guard text.count <= Self.longestToken else { throw .tooLong }
        let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed }
        let key = try key(ofHeader: parts[0])
        guard let signature = Base64URL.decode(bytes: parts[2]) else { throw .malformed }
        guard key.proves(signature, of: Array(text[..<parts[1].endIndex])) else { throw .wrongSignature }
        guard let payload = Base64URL.decode(bytes: parts[1]), let token = AccessToken(payload: payload)
        else { throw .malformed }
        return token
    }

    private func key(ofHeader header: ArraySlice<UInt8>) throws(TokenRefusal) -> VerifyingKey {
        if header.elementsEqual(signing.verifying.header) { return signing.verifying }
        if let older, header.elementsEqual(older.header) { return older }
        let isOurs = Base64URL.decode(bytes: header).map(TokenHeader.isOurs) ?? false
        throw isOurs ? .unknownKey : .malformed
    }
}
