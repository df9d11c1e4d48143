import Domain

/// What happened to a way of signing in that was to be removed.
public enum Removal: Equatable, Sendable {
    case removed
    /// It is the only one left: without it nobody could sign in again. Nothing was changed.
    case lastWayIn
    /// The account has no such thing.
    case unknown
}

/// The ways to sign in that an account has: its password, its passkeys, and its links with providers that are offered.
/// Recovery codes don't count, since they are used up; nor do links with a provider that isn't offered any more.
enum WaysIn {
    /// Removes one, unless no other would be left. Removals of one account follow each other, so that no two can each
    /// take what the other leaves.
    /// - Parameters:
    ///   - row: names one row by `$1`, the account, and further values: `passkeys WHERE account = $1 AND id = $2`.
    ///   - opens: whether one can sign in with it now.
    ///   - offered: the issuers of the providers with which one can sign in now.
    static func remove(
        _ row: StaticString, _ values: [SQLValue], of account: Account.ID, opens: Bool, offered: Set<String>,
        _ connection: any Connection
    ) throws(StorageFault) -> Removal {
        guard try Accounts.lock(account, connection) else { return .unknown }
        let all = [.number(account.number)] + values
        guard try !connection.run("SELECT 1 FROM \(row)", all).isEmpty else { return .unknown }
        let left = try count(account, offered, connection) - (opens ? 1 : 0)
        guard left > 0 else { return .lastWayIn }
        _ = try connection.run("DELETE FROM \(row)", all)
        return .removed
    }

    private static func count(
        _ account: Account.ID, _ offered: Set<String>, _ connection: any Connection
    ) throws(StorageFault) -> Int {
        guard let row = try connection.run(countSentence, [.number(account.number)]).first else { return 0 }
        var next = RowReader(row)
        var count: Int = try next.number()
        for row in try connection.run(ProviderLinks.listSentence, [.number(account.number)]) {
            var next = RowReader(row)
            if offered.contains(try next.text()) { count += 1 }
        }
        return count
    }

    static let countSentence = """
        SELECT (SELECT count(*) FROM passwords WHERE account = $1)
            + (SELECT count(*) FROM passkeys WHERE account = $1)
        FROM accounts WHERE id = $1
        """
}
