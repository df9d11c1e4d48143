import Synchronization

/// Makes and checks the stored form of passwords: argon2id, a few at once and a short line behind them.
///
/// A check costs the same whether there is such an account or not, so nobody can tell by the clock. The work is done on
/// threads of its own; those who wait hold none.
public final class Passwords: Sendable {
    private let cost: PasswordCost
    private let argon2: Argon2
    private let line: WorkLine
    private let count = Atomic<Int>(0)

    /// - Parameters:
    ///   - atOnce: how many are worked at together, at least 1; each takes the memory of `cost` for so long.
    ///   - longestLine: how many may wait for that; the next is `busy`.
    public convenience init(cost: PasswordCost = .usual, atOnce: Int = 2, longestLine: Int = 32) {
        self.init(cost: cost, atOnce: atOnce, longestLine: longestLine, argon2: .libsodium)
    }

    init(cost: PasswordCost, atOnce: Int, longestLine: Int, argon2: Argon2) {
        self.cost = cost
        self.argon2 = argon2
        line = WorkLine(atOnce: atOnce, longestLine: longestLine)
    }

    /// How often argon2 has been run since the start, for figures and for the proof that every path runs it once.
    public var runs: Int { count.load(ordering: .relaxed) }

    /// How many are worked at now.
    public var working: Int { line.running }
    /// How many wait in line for that.
    public var waiting: Int { line.waiting }

    /// What is to be stored for a password: at most 127 ASCII characters, with salt and cost in them.
    public func hash(_ password: String) async throws(PasswordFault) -> String {
        guard let bytes = Self.bytes(of: password) else { throw .tooLong }
        let hash = try await run { [argon2, cost] in argon2.hash(bytes, cost) }
        guard let hash else { throw .noMemory }
        return hash
    }

    /// Whether the password is the one that the hash was made of.
    ///
    /// - Parameter hash: nil where there is no such account, or no password of it. The work is then done all the same,
    ///   for nothing, as it is for a hash that can't be read and for a password that is absurdly long.
    public func verify(_ password: String, against hash: String?) async throws(PasswordFault) -> Bool {
        let bytes = Self.bytes(of: password)
        let readable = hash.flatMap { Argon2.standing(of: $0, to: cost) == .unreadable ? nil : $0 }
        let compared = readable ?? decoy
        let verdict = try await run { [argon2] in argon2.verify(bytes ?? [], compared) }
        guard verdict != .failed else { throw .noMemory }
        return verdict == .same && readable != nil && bytes != nil
    }

    /// Whether the hash was made with another cost than today's, so that it should be made anew once the password is at hand.
    public func isOutdated(_ hash: String) -> Bool {
        Argon2.standing(of: hash, to: cost) != .ofThisCost
    }

    /// A hash of today's cost that nobody has a password for.
    var decoy: String {
        let salt = String(repeating: "A", count: 22)
        let result = String(repeating: "A", count: 43)
        return "$argon2id$v=19$m=\(cost.memory),t=\(cost.passes),p=1$\(salt)$\(result)"
    }

    private func run<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result
    ) async throws(PasswordFault) -> Result {
        let result = await line.run { [self] in
            count.add(1, ordering: .relaxed)
            return work()
        }
        guard let result else { throw .busy }
        return result
    }

    /// Past the limit it is no password that somebody types, and only costs time to read.
    private static func bytes(of password: String) -> [UInt8]? {
        guard password.utf8.count <= String.mostComposedBytes else { return nil }
        return Array(password.composed.utf8)
    }
}

/// Why a password could be neither stored nor checked. None of them tells anything of it.
public enum PasswordFault: Error, Equatable, Sendable {
    /// Too many wait already: try again in some seconds.
    case busy
    /// More than 4096 bytes, which the rule for passwords refuses long before.
    case tooLong
    /// The system gives no memory for the work.
    case noMemory
}
