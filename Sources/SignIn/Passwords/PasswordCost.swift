/// How much work one look at a password is: to us once a sign-in, to a thief of the table at every guess.
public struct PasswordCost: Hashable, Sendable {
    /// How often the memory is gone through, 1 or more.
    public let passes: Int
    /// In KiB, 8 or more.
    public let memory: Int

    public init(passes: Int, memory: Int) {
        precondition(passes >= 1 && memory >= 8, "argon2id doesn't do with so little.")
        self.passes = passes
        self.memory = memory
    }

    /// About 100 ms on one core of a usual server, and 64 MiB while it lasts. Above what OWASP asks for (19 MiB, 2 passes).
    public static let usual = PasswordCost(passes: 5, memory: 65_536)
    /// A fraction of a millisecond, for tests.
    public static let cheap = PasswordCost(passes: 1, memory: 8)
}
