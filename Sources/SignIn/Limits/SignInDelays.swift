import Synchronization

/// Makes guessing passwords slow without shutting anybody out of their own account.
///
/// Three things are counted, each of which fades:
/// - failures of one address at one account: from the third on it waits 1 s, 2 s, 4 s … at most 5 minutes;
/// - failures of one address at any accounts (one password tried on everybody): from the twentieth on, the same;
/// - failures of all strangers at one account (a botnet): from the tenth on, every strange address waits 1 s, 2 s …
///   at most a minute **of its own**: it is told when to come back, and then its turn can't be taken by the others.
///
/// Who comes from a device or an address where they have signed in to this account before is `known`: for them only
/// their own failures count, so whatever strangers do, they sign in at once. An owner on a strange device waits a minute
/// at most, unless somebody behind the same address guesses at the same time.
///
/// Every attempt counts as failed until it is told to have succeeded, so a hundred sent at once are a hundred. What is
/// right for one account clears nothing of the address at others, or a thief would sign in to an account of his own in
/// between. Unknown accounts are counted like others. Each process counts for itself; memory is bounded as `Ledger` tells.
public final class SignInDelays: Sendable {
    /// Where an attempt comes from.
    public enum Origin: Hashable, Sendable {
        /// A device or an address where this account has signed in before, by what is stored of it.
        case known(String)
        /// A client address. Of version 6 the first 64 bits: the rest is anybody's choice.
        case stranger(address: String)
    }

    private let state: Mutex<State>

    private struct State {
        /// Of account and device. Apart, since strangers without end mustn't take these places.
        var known: Ledger<Failures>
        /// Of account and strange address.
        var pairs: Ledger<Failures>
        var addresses: Ledger<Failures>
        var accounts: Ledger<Failures>
    }

    /// - Parameter mostKeys: of how many addresses, accounts, and pairs with them we know at most; some 100 bytes each.
    public init(mostKeys: Int = 65_536) {
        state = Mutex(
            State(
                known: Ledger(capacity: mostKeys), pairs: Ledger(capacity: mostKeys),
                addresses: Ledger(capacity: mostKeys), accounts: Ledger(capacity: mostKeys)))
    }

    /// Whether a password (or a recovery code) may be tried now. What is allowed is counted as failed; `succeeded` or
    /// `withdraw` takes that back.
    ///
    /// - Parameters:
    ///   - account: the id as it was typed, in the form in which ids are compared; there needn't be such an account.
    ///   - now: seconds since 1970.
    public func attempt(account: String, from origin: Origin, now: Int64) -> Admission {
        let now = min(max(0, now), latest)
        return state.withLock { state in
            let pair = Self.pair(account, origin)
            guard case .stranger(let address) = origin else {
                return state.known.update(pair, now: now, fresh: Failures(.pair, now: now)) { $0.admit(now: now) }
            }
            if let wait = state.addresses[address]?.wait(now: now), wait > 0 { return .refused(for: wait) }
            // A strange address that comes while others guess takes its turn and waits for it.
            let pressure = state.accounts[account]?.delay(now: now) ?? 0
            let fresh = Failures(.pair, now: now, wait: pressure)
            let admission = state.pairs.update(pair, now: now, fresh: fresh) { $0.admit(now: now, least: pressure) }
            if admission == .allowed {
                state.addresses.update(address, now: now, fresh: Failures(.address, now: now)) { $0.add(now: now) }
                state.accounts.update(account, now: now, fresh: Failures(.account, now: now)) { $0.add(now: now) }
            }
            return admission
        }
    }

    /// The attempt was right: nothing of this account's failures from there counts any more, and of other counts only
    /// this attempt is taken back.
    public func succeeded(account: String, from origin: Origin, now: Int64) {
        takeBack(account, origin, now) { failures, now in failures = Failures(.pair, now: now) }
    }

    /// The attempt came to nothing, as when argon2 is busy: it doesn't count, and its turn is still there.
    public func withdraw(account: String, from origin: Origin, now: Int64) {
        takeBack(account, origin, now) { failures, now in failures.giveBackTurn(now: now) }
    }

    private func takeBack(
        _ account: String, _ origin: Origin, _ now: Int64, _ changeOwn: @Sendable (inout Failures, Int64) -> Void
    ) {
        let now = min(max(0, now), latest)
        state.withLock { state in
            let pair = Self.pair(account, origin)
            let changePair = { @Sendable (failures: inout Failures, isCommon: Bool) in
                if isCommon { failures.takeBack(now: now) } else { changeOwn(&failures, now) }
            }
            guard case .stranger(let address) = origin else {
                return state.known.updateKnown(pair, changePair)
            }
            state.pairs.updateKnown(pair, changePair)
            state.addresses.updateKnown(address) { failures, _ in failures.takeBack(now: now) }
            state.accounts.updateKnown(account) { failures, _ in failures.takeBack(now: now) }
        }
    }

    /// One text for both, which no other two give.
    private static func pair(_ account: String, _ origin: Origin) -> String {
        switch origin {
        case .known(let mark): "\(account.utf8.count) \(account) \(mark)"
        case .stranger(let address): "\(account.utf8.count) \(account) \(address)"
        }
    }
}

/// So far clocks go here: the year 200,000 and room for a wait behind it.
private let latest: Int64 = 6_000_000_000_000
