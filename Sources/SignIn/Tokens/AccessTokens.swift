import Synchronization

/// Issues access tokens and checks them.
///
/// A signature takes 40 µs to check, so tokens that have been issued or proven here are remembered: each further check
/// takes 1 µs. Only what has a right signature is remembered, in a table of one size, so strangers neither fill it nor
/// push anything out. That a session has ended isn't seen here: its tokens hold until they expire.
public final class AccessTokens: Sendable {
    private let state: Mutex<State>
    private let reload: @Sendable () -> TokenKeys?

    private struct State {
        var keys: TokenKeys
        var remembered: RememberedTokens
        /// How often the keys have been exchanged.
        var generation = 0
        /// When the keys were last looked for anew, in seconds since 1970.
        var reloadedAt: Int64?
    }

    /// Between two looks for new keys, in seconds: a stranger can name keys as often as he likes.
    static let reloadPause: Int64 = 10

    /// - Parameters:
    ///   - reload: asked, at most every ten seconds, when a token names a key that we don't have: another node may have
    ///     rotated the keys. nil where there are no others. It may read a file, but not wait for anybody.
    ///   - remembering: of how many proven tokens we know at most, rounded up to a power of two; 96 bytes each.
    public init(
        keys: TokenKeys, remembering: Int = 16_384, reload: @escaping @Sendable () -> TokenKeys? = { nil }
    ) {
        state = Mutex(State(keys: keys, remembered: RememberedTokens(capacity: remembering)))
        self.reload = reload
    }

    /// A token that holds from now on for 15 minutes: at most 300 letters, digits, `-`, `_` and two dots.
    ///
    /// - Parameter now: seconds since 1970.
    public func issue(account: Int64, session: Int64, now: Int64) -> String {
        let token = AccessToken(account: account, session: session, issuedAt: now)
        let (keys, generation) = state.withLock { ($0.keys, $0.generation) }
        var text = keys.sign(token)
        // It needs no proof: it will soon be here again.
        remember(token, text.withUTF8 { Digest.sha256Words($0) }, generation)
        return text
    }

    /// What a token says, if it is one of ours and holds now.
    ///
    /// - Parameter now: seconds since 1970.
    public func check(_ text: String, now: Int64) throws(TokenRefusal) -> AccessToken {
        var text = text
        // Before anything is made of it.
        guard text.utf8.count <= TokenKeys.longestToken else { throw .tooLong }
        let digest = text.withUTF8 { Digest.sha256Words($0) }
        if let known = state.withLock({ $0.remembered[digest] }) {
            try known.check(now: now)
            return known
        }
        let token = try prove(Array(text.utf8), digest, now: now)
        try token.check(now: now)
        return token
    }

    /// Takes other keys, as after a rotation. What only the former ones prove is refused from then on.
    public func use(_ keys: TokenKeys) {
        state.withLock { state in
            guard state.keys != keys else { return }
            state.keys = keys
            state.generation += 1
            state.remembered.forgetAll()
        }
    }

    private func prove(_ text: [UInt8], _ digest: SIMD4<UInt64>, now: Int64) throws(TokenRefusal) -> AccessToken {
        let (keys, generation) = state.withLock { ($0.keys, $0.generation) }
        do throws(TokenRefusal) {
            let token = try keys.proven(text)
            remember(token, digest, generation)
            return token
        } catch .unknownKey {
            guard mayReload(now: now), let keys = reload() else { throw .unknownKey }
            use(keys)
            return try keys.proven(text)
        }
    }

    private func remember(_ token: AccessToken, _ digest: SIMD4<UInt64>, _ generation: Int) {
        state.withLock { state in
            // The keys may have been exchanged meanwhile, perhaps because this one is in wrong hands.
            if state.generation == generation { state.remembered.remember(token, digest) }
        }
    }

    private func mayReload(now: Int64) -> Bool {
        // No clock of ours is before 1970, and so the difference below has room.
        let now = max(0, now)
        return state.withLock { state in
            if let last = state.reloadedAt, last <= now, now - last < Self.reloadPause { return false }
            state.reloadedAt = now
            return true
        }
    }
}
