/// For what somebody is asked once more who they are (`FreshProof`), as the address of that page names it. It also says where to
/// go on, so that no address from outside is needed for that.
public enum ProofAim: String, CaseIterable, Sendable {
    /// A first password, where there is none to ask for.
    case password
    case recoveryCodes = "recovery-codes"
    case passkey
    case link
    /// The end of the account, where there is no password to ask for.
    case deletion

    /// The page from which they came, which then says that it goes on.
    public var next: SettingsAddress {
        switch self {
        case .password: .password(.proved)
        case .recoveryCodes: .recoveryCodes(.proved)
        case .passkey: .start(.provedForPasskey)
        case .link: .start(.provedForLink)
        case .deletion: .deletion(.proved)
        }
    }
}
