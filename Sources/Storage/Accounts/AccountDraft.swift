import Domain

/// Somebody who signs up: what they say of themselves and how they will sign in.
public struct AccountDraft: Equatable, Sendable {
    /// Its id is not looked at.
    public var account: Account
    /// With parameters and salt, 1 … 255 characters; nil for who comes by a provider.
    public var passwordHash: String?
    /// The provider by which they came; nil for who chose a password.
    public var identity: ProviderIdentity?
    /// SHA-256 or as long: 32 bytes each. The same digest twice is one code.
    public var recoveryCodes: [[UInt8]]

    public init(
        _ account: Account, passwordHash: String? = nil, identity: ProviderIdentity? = nil,
        recoveryCodes: [[UInt8]] = []
    ) {
        self.account = account
        self.passwordHash = passwordHash
        self.identity = identity
        self.recoveryCodes = recoveryCodes
    }
}

/// Why no account was made. Nothing was written.
public enum CreateFault: Error, Equatable, Sendable {
    /// Somebody has that handle.
    case taken
    /// Somebody has that picture.
    case pictureTaken
    /// That identity already belongs to an account.
    case identityTaken
    /// Neither a password nor a provider: nobody could ever sign in.
    case noWayIn
    case storage(StorageFault)
}

/// The part of an account that a sign-in with a password needs.
public struct Credentials: Equatable, Sendable {
    public var account: Account.ID
    /// nil for an account that has no password.
    public var passwordHash: String?

    public init(account: Account.ID, passwordHash: String?) {
        self.account = account
        self.passwordHash = passwordHash
    }
}
