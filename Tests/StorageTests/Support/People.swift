import Domain
import Storage
import Testing

/// 2026-12-01 00:00 UTC in seconds since 1970.
let startOfDecember: Int64 = 1_796_083_200

/// People with defaults for everything, so that what a test writes is what matters to it.
extension Account {
    static func sample(
        handle: String = "jun_1", name: String = "준", introduction: String = "걷기를 좋아해요", phone: String = "01012345678",
        birthDate: Day = Day(number: 10_957), language: Language? = nil, theme: String? = nil,
        pictureKey: String? = nil, avatarSeed: Int64 = -7
    ) -> Account {
        Account(
            id: ID(0), handle: handle, name: name, introduction: introduction, phone: phone, birthDate: birthDate,
            language: language, theme: theme, pictureKey: pictureKey, avatarSeed: avatarSeed, createdAt: startOfDecember
        )
    }

    /// The same account under the id the database gave it.
    func known(as id: ID) -> Account {
        var known = self
        known.id = id
        return known
    }
}

extension AccountDraft {
    static func sample(
        handle: String = "jun_1", passwordHash: String? = "hash", identity: ProviderIdentity? = nil, codes: Int = 0
    ) -> AccountDraft {
        AccountDraft(
            .sample(handle: handle), passwordHash: passwordHash, identity: identity,
            recoveryCodes: (0..<codes).map { .digest($0) })
    }
}

extension ProviderIdentity {
    static func sample(_ subject: String = "583231") -> ProviderIdentity {
        ProviderIdentity(issuer: "github", subject: subject)
    }
}

extension Passkey {
    static func sample(of account: Account.ID, credential: [UInt8] = [1, 2, 3], signCount: UInt32 = 0) -> Passkey {
        Passkey(
            account: account, credential: credential, publicKey: [9, 0, 9], signCount: signCount, label: "전화기",
            createdAt: startOfDecember, lastUsedAt: startOfDecember)
    }

    func known(as id: ID) -> Passkey {
        var known = self
        known.id = id
        return known
    }
}

extension [UInt8] {
    /// 32 bytes, another for each number.
    static func digest(_ number: Int) -> [UInt8] {
        [UInt8](repeating: 0xA5, count: 30) + [
            UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number),
        ]
    }
}

extension TokenDigests {
    /// - Parameters:
    ///   - family: another for each session of a test.
    ///   - number: which token of the family, from 0 on.
    static func sample(family: Int = 0, _ number: Int = 0) -> TokenDigests {
        TokenDigests(family: .digest(20_000 + family), secret: .digest(number))
    }
}

extension Sessions {
    /// Signs in, which must succeed.
    func opened(
        for account: Account.ID, family: Int = 0, label: String = "Firefox", at now: Int64 = startOfDecember
    ) async throws -> Session {
        let opening = try await open(for: account, label: label, token: .sample(family: family), at: now)
        guard case .opened(let session) = opening else { throw NotOpened() }
        return session
    }

    private struct NotOpened: Error {}
}

/// Does the same that many times at once, and gives what came of it, in no particular order.
func atOnce<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) async throws -> Answer
) async throws -> [Answer] {
    try await withThrowingTaskGroup(of: Answer.self) { group in
        for number in 0..<count { group.addTask { try await work(number) } }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}

extension Array where Element: Equatable {
    /// How many are equal to this one.
    func count(of element: Element) -> Int {
        count { $0 == element }
    }
}
