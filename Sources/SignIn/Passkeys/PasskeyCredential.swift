/// What is known of every credential before it is looked at.
public enum PasskeyCredential {
    /// How many bytes its id has: at least 100 bits that nobody guesses, at most what the standard allows.
    package static let idLengths = 16...1023

    /// What an authenticator keeps of whose passkey it is: the account's number, which tells nothing of the person.
    ///
    /// - Returns: 8 bytes.
    public static func user(account: Int64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: account >> (56 - 8 * $0)) }
    }
}
