import Domain
import HTTP
import SignIn
import Storage

/// Signing in with an id and a password (S3-1.3), and what follows from having signed in.
extension Site {
    /// Checks the password and opens a session. An unknown id and a wrong password take as long and are refused in the same
    /// words.
    func signIn(id typed: String, password: String, _ call: Call) async throws(Refusal) -> SignedIn {
        let now = clock.now()
        let handle = Handle.tidied(typed)
        try membership.limits.signIns.take(call.clientKey, now: now).get()
        let devices = KnownDevices(call)
        let origin = devices.origin(of: handle, membership.secrets, call)
        try membership.limits.delays.attempt(account: handle, from: origin, now: now).get()
        let credentials = try await credentials(handle: handle)
        let isRight: Bool
        do {
            isRight = try await membership.passwords.verify(password, against: credentials?.passwordHash)
        } catch {
            membership.limits.delays.withdraw(account: handle, from: origin, now: now)
            throw .busy
        }
        guard isRight, let credentials, let hash = credentials.passwordHash else { throw .wrongCredentials }
        membership.limits.delays.succeeded(account: handle, from: origin, now: now)
        let tokens = try await openSession(of: credentials.account, provedBy: hash, call)
        await renewHash(of: credentials.account, hash, password)
        return SignedIn(
            account: credentials.account, tokens: tokens, devices: devices.adding(handle, membership.secrets),
            preferences: try await preferences(of: credentials.account, call))
    }

    /// nil also for what can be nobody's handle; then the database isn't asked, which holds no such text.
    func credentials(handle: String) async throws(Refusal) -> Credentials? {
        guard Handle.refusal(of: handle) == nil else { return nil }
        return try await stored { () async throws(StorageFault) in
            try await membership.accounts.credentials(handle: handle)
        }
    }

    /// - Parameter hash: of the password that proved who they are; nil where it was something else.
    func openSession(of account: Account.ID, provedBy hash: String?, _ call: Call) async throws(Refusal) -> Tokens {
        let refresh = RefreshToken(membership.randomness)
        let now = clock.now()
        let label = DeviceLabel.text(userAgent: call.request.headers["user-agent"] ?? "")
        let opening = try await stored { () async throws(StorageFault) in
            try await membership.sessions.open(
                for: account, label: label, token: refresh.digests, provedBy: hash, at: now)
        }
        // Whose password was changed in this very moment has to bring the new one.
        guard case .opened(let session) = opening else { throw .wrongCredentials }
        let access = membership.tokens.issue(account: account.number, session: session.id.number, now: now)
        return Tokens(session: session.id, access: access, refresh: refresh)
    }

    /// Hashes of an earlier cost are made anew once the password is at hand. If that fails, the next sign-in tries again.
    private func renewHash(of account: Account.ID, _ hash: String, _ password: String) async {
        guard membership.passwords.isOutdated(hash), let fresh = try? await membership.passwords.hash(password) else {
            return
        }
        _ = try? await membership.accounts.rehashPassword(of: account, from: hash, to: fresh)
    }

    /// What the database says, with its faults as refusals.
    func stored<Answer: Sendable>(
        _ work: () async throws(StorageFault) -> Answer
    ) async throws(Refusal) -> Answer {
        do {
            return try await work()
        } catch {
            throw .storage(error)
        }
    }
}

extension Handle {
    /// As it is stored: a phone likes to begin with a capital letter and to end with a space.
    static func tidied(_ typed: String) -> String {
        typed.lowercased().filter { !$0.isWhitespace }
    }
}

/// Somebody who has just signed in.
struct SignedIn: Sendable {
    let account: Account.ID
    let tokens: Tokens
    let devices: KnownDevices
    /// The language and the brightness that they have chosen on whatever device.
    let preferences: [Response.Header]
}

extension Response {
    /// With everything that a browser gets to know when somebody signs in.
    func welcoming(_ signedIn: SignedIn, _ call: Call) -> Response {
        var response = self.signedIn(signedIn.tokens, call)
        response.headers.append(signedIn.devices.cookie(call.request))
        response.headers += signedIn.preferences
        return response
    }
}

/// Of which accounts a browser has signed in before: marks in a cookie, which nobody can make who hasn't.
struct KnownDevices: Sendable {
    private var marks: [String]

    private static let most = 5
    private static let markLength = 12
    /// A year.
    private static let lifetime: Int64 = 31_536_000

    /// What hasn't the form of a mark is dropped: all that is kept goes into a header of ours, where not everything may stand.
    init(_ call: Call) {
        marks = (SessionCookies.value("device", call.request) ?? "").split(separator: ".")
            .filter { Base64URL.decode($0)?.count == KnownDevices.markLength }
            .suffix(KnownDevices.most).map { String($0) }
    }

    /// nil where nobody has signed in to that account from here.
    func mark(of handle: String, _ secrets: MembershipSecrets) -> String? {
        let mark = KnownDevices.mark(of: handle, secrets)
        return marks.contains { constantTimeEqual(Array($0.utf8), Array(mark.utf8)) } ? mark : nil
    }

    func origin(of handle: String, _ secrets: MembershipSecrets, _ call: Call) -> SignInDelays.Origin {
        mark(of: handle, secrets).map { .known($0) } ?? .stranger(address: call.clientKey)
    }

    func adding(_ handle: String, _ secrets: MembershipSecrets) -> KnownDevices {
        let mark = KnownDevices.mark(of: handle, secrets)
        var devices = self
        devices.marks = (marks.filter { $0 != mark } + [mark]).suffix(KnownDevices.most)
        return devices
    }

    func cookie(_ request: Request) -> Response.Header {
        SessionCookies.set("device", to: marks.joined(separator: "."), for: KnownDevices.lifetime, request)
    }

    private static func mark(of handle: String, _ secrets: MembershipSecrets) -> String {
        Base64URL.encode(Digest.hmacSHA256(handle.utf8, key: secrets.device).prefix(markLength))
    }
}

/// What a device is called in the list of devices: "Safari, iPhone".
enum DeviceLabel {
    static let unknown = "–"

    static func text(userAgent: String) -> String {
        let browsers = [
            ("Edg", "Edge"), ("SamsungBrowser", "Samsung Internet"), ("KAKAOTALK", "KakaoTalk"), ("Whale", "Whale"),
            ("CriOS", "Chrome"), ("FxiOS", "Firefox"), ("Firefox", "Firefox"), ("Chrome", "Chrome"),
            ("Safari", "Safari"),
        ]
        let systems = [
            ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Macintosh", "Mac"),
            ("Windows", "Windows"),
            ("Linux", "Linux"),
        ]
        let names = [browsers, systems].compactMap { kinds in kinds.first { userAgent.contains($0.0) }?.1 }
        return names.isEmpty ? unknown : names.joined(separator: ", ")
    }
}
