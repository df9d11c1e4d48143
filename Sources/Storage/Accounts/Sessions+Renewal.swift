import Domain

/// What came of a renewal token.
public enum Renewal: Equatable, Sendable {
    /// The replacement is in force: answer with it and a new access token.
    case renewed(Session)
    /// The token had been replaced a moment ago: the same question came twice. Answer with a new access token; and with
    /// the replacement too if `replacementHolds`, for the first answer may be lost. If it does not hold, another one is
    /// in force, which the first answer has brought.
    case repeated(Session, replacementHolds: Bool)
    /// A token came that was replaced before: whoever sent it or whoever replaced it was not the owner. The session is
    /// over.
    case reused(Account.ID, Session.ID)
    case expired
    /// No such session, or none any more.
    case unknown
}

extension Sessions {
    /// Exchanges a renewal token for the next one.
    ///
    /// A session is one chain of tokens and never forks. Of many who bring the current token at once one renews, and
    /// the others have repeated it. Whoever brings the last one but current within the grace may be a second tab, or
    /// somebody whose answer was lost. The tab is well served with an access token; the other also needs the
    /// replacement, of which only a digest is stored. So **make the replacement from the token presented and a secret
    /// key of the server**, by a keyed hash, not from fresh random bytes: then the same token has the same replacement
    /// each time, and `repeated` tells that it holds. With random replacements, a lost answer ends in a new sign-in.
    ///
    /// - Parameters:
    ///   - replacement: digest of the changing half that comes next, 32 bytes; the family stays.
    ///   - now: seconds since 1970.
    ///   - grace: seconds; since instants are whole seconds, it may last up to one more.
    ///   - lifetime: seconds until the session expires if it isn't renewed again.
    public func renew(
        _ presented: TokenDigests, replacement: [UInt8], at now: Int64, grace: Int64 = Sessions.grace,
        lifetime: Int64 = Sessions.lifetime
    ) async throws(StorageFault) -> Renewal {
        try await database.write { connection throws(StorageFault) in
            let sentence = Sessions.familySentence(connection.dialect)
            guard let row = try connection.run(sentence, [.blob(presented.family)]).first else { return .unknown }
            let family = try Family(row)
            guard family.session.expiresAt > now else { return .expired }
            switch family.standing(of: presented.secret, at: now, grace: grace) {
            case .current:
                let end = Sessions.end(of: lifetime, from: now)
                return .renewed(try Sessions.replace(family, by: replacement, at: now, until: end, connection))
            case .justReplaced:
                return .repeated(family.session, replacementHolds: family.current == replacement)
            case .older:
                let session = family.session
                let values: [SQLValue] = [.number(session.account.number), .number(session.id.number)]
                _ = try Sessions.drop(Sessions.endSentence, values, connection)
                return .reused(session.account, session.id)
            }
        }
    }

    private static func replace(
        _ family: Family, by replacement: [UInt8], at now: Int64, until end: Int64, _ connection: any Connection
    ) throws(StorageFault) -> Session {
        let values: [SQLValue] = [
            .number(family.session.id.number), .blob(replacement), .blob(family.current), .number(now), .number(end),
        ]
        guard let row = try connection.run(replaceSentence, values).first else {
            throw .corrupt("a locked session is gone")
        }
        return try Session(row)
    }

    static func familySentence(_ dialect: SQLDialect) -> String {
        """
        SELECT \(Session.columns), token_digest, previous_digest, replaced_at FROM sessions
        WHERE family_digest = $1 \(dialect.rowLock)
        """
    }

    static let replaceSentence = """
        UPDATE sessions SET
            token_digest = $2, previous_digest = $3, replaced_at = $4, last_used_at = $4, expires_at = $5
        WHERE id = $1 RETURNING \(Session.columns)
        """
}

/// A session with what is known of its tokens.
private struct Family {
    let session: Session
    let current: [UInt8]
    let previous: [UInt8]?
    let replacedAt: Int64?

    enum Standing {
        case current, justReplaced, older
    }

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        session = try Session(&next)
        current = try next.bytes()
        previous = try next.optionalBytes()
        replacedAt = try next.optionalNumber()
    }

    func standing(of secret: [UInt8], at now: Int64, grace: Int64) -> Standing {
        if secret == current { return .current }
        // Counted from the end of the grace, as a difference of instants could overflow.
        guard secret == previous, let replacedAt, now <= Sessions.end(of: grace, from: replacedAt) else {
            return .older
        }
        return .justReplaced
    }
}
