import CSodium

/// libsodium, made ready before its first use.
enum Sodium {
    /// Whoever calls libsodium says this first. It may be said again and from any thread.
    @inline(__always)
    static func begin() { _ = begun }

    private static let begun: Void = {
        guard sodium_init() >= 0 else { preconditionFailure("The system gives libsodium no random numbers.") }
    }()
}
