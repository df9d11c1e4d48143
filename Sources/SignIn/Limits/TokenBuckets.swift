import Synchronization

/// So many times at once and so many in a while, for each key on its own: a client address, an account.
///
/// Every key has a bucket of tokens, full at first; each time takes one, and they come back steadily. A bucket that is full
/// again is forgotten. How memory stays bounded in a flood of keys is told at `Ledger`; what this costs is 1 µs.
///
/// The keys of one limit belong together; another limit is another value. Each process counts for itself. Whoever limits
/// accounts should take from the bucket of the address first, so that one address can't name accounts without end.
public final class TokenBuckets: Sendable {
    /// How many at once, and how long until all of them are back.
    public struct Rate: Equatable, Sendable {
        public let burst: Int
        public let seconds: Int

        /// - Parameters:
        ///   - burst: 1 or more at once, and so many each `seconds` in the long run.
        ///   - seconds: 1 or more.
        public init(_ burst: Int, inSeconds seconds: Int) {
            self.burst = min(max(1, burst), 1_000_000)
            self.seconds = min(max(1, seconds), 1_000_000_000)
        }

        /// Microseconds until one token is back.
        fileprivate var interval: Int64 { max(1, Int64(seconds) * second / Int64(burst)) }
    }

    public let rate: Rate
    private let buckets: Mutex<Ledger<Bucket>>

    /// - Parameter mostKeys: how many are counted apart at the same time, each in some 100 bytes.
    public init(_ rate: Rate, mostKeys: Int = 65_536) {
        self.rate = rate
        buckets = Mutex(Ledger(capacity: mostKeys))
    }

    /// Takes a token of the key if it has one.
    ///
    /// - Parameter now: seconds since 1970. A clock that is set back makes nobody wait longer than `rate.seconds`.
    public func take(_ key: String, now: Int64) -> Admission {
        let now = min(max(0, now), latest)
        let interval = rate.interval
        let capacity = interval * Int64(rate.burst)
        return buckets.withLock { buckets in
            buckets.update(key, now: now, fresh: Bucket(fullAt: 0)) { bucket in
                let missing = min(max(0, bucket.fullAt - now * second), capacity)
                let wait = missing + interval - capacity
                guard wait <= 0 else { return .refused(for: (wait + second - 1) / second) }
                bucket.fullAt = now * second + missing + interval
                return .allowed
            }
        }
    }

    /// How many keys are counted apart now.
    public var count: Int { buckets.withLock { $0.count } }
}

private struct Bucket: LedgerEntry {
    /// When every token is back, in microseconds since 1970.
    var fullAt: Int64

    func isForgettable(now: Int64) -> Bool { fullAt <= now * second }
}

/// In microseconds.
private let second: Int64 = 1_000_000
/// The last second whose microseconds are counted, with room for a wait behind it: some 200,000 years from now.
private let latest: Int64 = 6_000_000_000_000
