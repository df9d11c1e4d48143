/// What kind of thing changed. A newer node may name one that this program does not know: pass over it.
public struct OutboxNoun: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let stay = OutboxNoun(rawValue: "stay")
    /// Other nights of a stay are taken: the number is the stay's.
    public static let nights = OutboxNoun(rawValue: "nights")
    /// What an account shows was changed, or the account is gone.
    public static let account = OutboxNoun(rawValue: "account")
    /// A session was ended before its time.
    public static let session = OutboxNoun(rawValue: "session")
}

/// A place in the outbox. A process keeps the one up to which it has followed, in memory only: it means nothing to
/// another database, nor to this one after it was restored from a dump.
public struct OutboxPosition: Hashable, Comparable, Sendable {
    let writer: Int64
    let sequence: Int64

    /// Before the first change ever.
    public static let start = OutboxPosition(writer: 0, sequence: 0)

    public static func < (one: OutboxPosition, other: OutboxPosition) -> Bool {
        (one.writer, one.sequence) < (other.writer, other.sequence)
    }
}

/// Something was written, changed or withdrawn: read it again.
public struct OutboxChange: Equatable, Sendable {
    public var position: OutboxPosition
    public var noun: OutboxNoun
    /// The id of what changed, as a number.
    public var number: Int64
}

/// The next changes for a follower.
public struct OutboxPage: Equatable, Sendable {
    public var changes: [OutboxChange]
    /// Ask for what comes after this.
    public var end: OutboxPosition
    /// Changes were pruned before the follower had seen them: it has to read everything anew.
    public var isTornOff: Bool
}
