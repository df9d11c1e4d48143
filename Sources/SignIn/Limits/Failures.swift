/// How failures of one kind make wait.
enum DelayRule: Sendable {
    /// One address at one account: after a while at it, one guess in 5 minutes; clean after two hours of quiet.
    case pair
    /// One address at any accounts: after a while, one guess a minute. Many people may be behind one address.
    case address
    /// All strangers at one account.
    case account

    /// So many cost nothing.
    var free: Int64 {
        switch self {
        case .pair: 3
        case .address: 20
        case .account: 10
        }
    }

    /// In seconds.
    var longest: Int64 {
        switch self {
        case .pair, .address: 300
        case .account: 60
        }
    }

    /// After so many seconds one failure is forgiven.
    var fade: Int64 {
        switch self {
        case .pair: 600
        case .address, .account: 60
        }
    }

    /// No more are counted than give the longest wait, so that a long attack fades as soon as a short one.
    var most: Int64 {
        switch self {
        case .pair, .address: free + 9
        case .account: free + 6
        }
    }

    /// In seconds, after so many failures: 0 … 0, 1, 2, 4 … `longest`.
    func delay(after failures: Int64) -> Int64 {
        failures < free ? 0 : min(longest, 1 << min(failures - free, 30))
    }
}

/// What has failed of somebody or at something, and until when that makes wait. Times are seconds since 1970.
struct Failures: LedgerEntry, Equatable {
    let rule: DelayRule
    /// As many as there were at `fadesFrom`.
    private var number: Int64 = 0
    private var fadesFrom: Int64
    private var waitsUntil: Int64

    /// A turn that was waited for can be taken for so many seconds.
    private static let turn: Int64 = 120

    /// - Parameter wait: in seconds, before the first attempt.
    init(_ rule: DelayRule, now: Int64, wait: Int64 = 0) {
        self.rule = rule
        fadesFrom = now
        waitsUntil = now + wait
    }

    /// Seconds until the next attempt. A clock that is set back makes it no longer than the rule says.
    func wait(now: Int64) -> Int64 { min(max(0, waitsUntil - now), rule.longest) }

    /// Seconds that somebody else has to wait because of these.
    func delay(now: Int64) -> Int64 { rule.delay(after: faded(now: now).number) }

    func isForgettable(now: Int64) -> Bool {
        faded(now: now).number == 0 && waitsUntil + Self.turn <= now
    }

    /// - Parameter least: seconds that the next attempt has to wait in any case.
    mutating func add(now: Int64, least: Int64 = 0) {
        self = faded(now: now)
        number = min(number + 1, rule.most)
        waitsUntil = now + max(rule.delay(after: number), least)
    }

    /// Counts an attempt, unless one has to wait for it.
    mutating func admit(now: Int64, least: Int64 = 0) -> Admission {
        let wait = wait(now: now)
        guard wait == 0 else { return .refused(for: wait) }
        add(now: now, least: least)
        return .allowed
    }

    /// As if one attempt had not been.
    mutating func takeBack(now: Int64) {
        self = faded(now: now)
        waitsUntil -= rule.delay(after: number) - rule.delay(after: max(0, number - 1))
        number = max(0, number - 1)
    }

    /// As if the attempt that was waited for hadn't been: the next one needn't wait for it again.
    mutating func giveBackTurn(now: Int64) {
        takeBack(now: now)
        waitsUntil = now
    }

    private func faded(now: Int64) -> Failures {
        var result = self
        let forgiven = max(0, now - fadesFrom) / rule.fade
        result.number = max(0, number - forgiven)
        result.fadesFrom = result.number == 0 ? now : fadesFrom + forgiven * rule.fade
        return result
    }
}
