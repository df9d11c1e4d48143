/// The addresses of the settings, which only pages drawn by the server link to: so the browser app needn't hold them.
public enum SettingsAddress: Sendable {
    /// - Parameters:
    ///   - news: what has just been done.
    ///   - back: where the arrow leads; home where it is empty.
    case start(SettingsNews? = nil, back: String = "")
    case profile
    case password(SettingsNews? = nil)
    case recoveryCodes(SettingsNews? = nil)
    /// Where somebody shows once more who they are; without an aim, where they send it.
    case proof(ProofAim? = nil)
    case devices(SettingsNews? = nil)
    /// Ends one session, by its number.
    case deviceSignOut(Int64)
    case otherDevicesSignOut
    case export
    case deletion(SettingsNews? = nil)
    /// The picture that somebody has sent, 480 points wide, by its key.
    case portrait(String)
    /// Where a forgotten password is replaced.
    case recovery
    /// The sign-in, to which these things lead.
    case signIn(SignInNews, id: String)

    public var text: String {
        switch self {
        case .start(let news, let back): SettingsAddress.adding(news, back: back, to: "/settings")
        case .profile: "/settings/profile"
        case .password(let news): SettingsAddress.adding(news, to: "/settings/password")
        case .recoveryCodes(let news): SettingsAddress.adding(news, to: "/settings/recovery-codes")
        case .proof(let aim): "/settings/proof" + (aim.map { Query([("for", $0.rawValue)]).text } ?? "")
        case .devices(let news): SettingsAddress.adding(news, to: "/settings/devices")
        case .deviceSignOut(let session): "/settings/devices/" + String(session) + "/sign-out"
        case .otherDevicesSignOut: "/settings/devices/others/sign-out"
        case .export: "/settings/export"
        case .deletion(let news): SettingsAddress.adding(news, to: "/settings/deletion")
        case .portrait(let key): "/pictures/people/" + PercentEncoding.encoded(key) + "-480.webp"
        case .recovery: "/recovery"
        case .signIn(let news, let id):
            "/sign-in" + Query([("news", news.rawValue)] + (id.isEmpty ? [] : [("id", id)])).text
        }
    }

    private static func adding(_ news: SettingsNews?, back: String = "", to path: String) -> String {
        var query = Query()
        if let news { query.add("news", news.rawValue) }
        if !back.isEmpty { query.add("back", back) }
        return path + query.text + (news?.part.map { "#" + $0.rawValue } ?? "")
    }
}

/// What has just been done, as the page says it that one is led to. Only these can be named by an address.
public enum SettingsNews: String, CaseIterable, Sendable {
    case profile, password, device, devices
    /// They have shown who they are, and may go on with what they had begun: on the page itself, or in a part of the first.
    case proved
    case provedForPasskey = "proved-for-passkey"
    case provedForLink = "proved-for-link"
    case passkeyRemoved = "passkey-removed"
    case linked, unlinked

    /// Parts of the first page that say their own news; the raw value is their id.
    public enum Part: String, Sendable {
        case providers, passkeys
    }

    /// nil for what is said on top of a page.
    public var part: Part? {
        switch self {
        case .profile, .password, .device, .devices, .proved: nil
        case .provedForPasskey, .passkeyRemoved: .passkeys
        case .provedForLink, .linked, .unlinked: .providers
        }
    }
}

/// The same on the sign-in screen.
public enum SignInNews: String, CaseIterable, Sendable {
    case recovered, deleted
}
