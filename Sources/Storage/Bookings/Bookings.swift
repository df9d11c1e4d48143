import Domain

/// Who has booked what. That no night is sold twice is the promise of a unique key, not of a look before.
///
/// Each write is one transaction. It takes the account first and then the stay, always in this order, so that two can't wait for
/// each other; the stay's rules are read behind its lock, and the first in line gets the nights.
public struct Bookings: Sendable {
    let database: Database
    let clock: BookingClock

    public init(_ database: Database, clock: BookingClock) {
        self.database = database
        self.clock = clock
    }

    /// The bookings of an account, those that begin last first.
    /// - Parameters:
    ///   - limit: 1 … `BookingPaging.mostListed`.
    ///   - withCancelled: whether those are among them that were cancelled.
    public func list(
        of account: Account.ID, limit: Int = BookingPaging.mostListed, withCancelled: Bool = true
    ) async throws(StorageFault) -> [BookingRecord] {
        let sentence = withCancelled ? Bookings.listSentence : Bookings.holdingSentence
        let values: [SQLValue] = [
            .number(account.number), .number(min(max(limit, 1), BookingPaging.mostListed)),
        ]
        return try await database.read { connection throws(StorageFault) in
            var records: [BookingRecord] = []
            for row in try connection.run(sentence, values) { records.append(try BookingRecord(row)) }
            return records
        }
    }

    /// nil when the account has no such booking.
    public func one(_ id: Booking.ID, of account: Account.ID) async throws(StorageFault) -> BookingRecord? {
        try await database.read { connection throws(StorageFault) in
            try Bookings.record(id, of: account, connection)
        }
    }

    /// When a stay can be booked, and on which terms; nil when it isn't offered.
    public func terms(of stay: Stay.ID) async throws(StorageFault) -> StayTerms? {
        try await database.readTogether { connection throws(StorageFault) in
            let answers = try connection.run(Bookings.termsStatements(of: stay, except: nil))
            return try Bookings.terms(of: stay, answers: answers[...], clock)
        }
    }

    /// Forgets answers of more than a day ago, and which nights were taken that are long past.
    public func tidy() async throws(StorageFault) {
        let now = clock.now()
        // A stay's today is never two days from that in UTC.
        let longPast = now / 86_400 - Int64(BookingRules.mostPreparation) - 10
        try await database.write { connection throws(StorageFault) in
            _ = try connection.run(Bookings.forgetAnswersSentence, [.number(now - BookingKey.lifetime)])
            _ = try connection.run(Bookings.forgetNightsSentence, [.number(longPast)])
        }
    }

    static func record(
        _ id: Booking.ID, of account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) -> BookingRecord? {
        let row = try connection.run(oneSentence, [.number(id.number), .number(account.number)]).first
        guard let row else { return nil }
        return try BookingRecord(row)
    }

    /// What to ask for a stay's terms.
    /// - Parameter booking: whose nights don't count as taken.
    static func termsStatements(of stay: Stay.ID, except booking: Booking.ID?) -> [SQLStatement] {
        var statements = [SQLStatement(termsSentence, [.number(stay.number)])]
        statements += StaySurroundings.statements(from: stay.number, through: stay.number)
        if let booking {
            statements.append(SQLStatement(othersSentence, [.number(stay.number), .number(booking.number)]))
        }
        return statements
    }

    /// - Parameter answers: to `termsStatements`.
    static func terms(
        of stay: Stay.ID, answers: ArraySlice<[SQLRow]>, _ clock: BookingClock
    ) throws(StorageFault) -> StayTerms? {
        let start = answers.startIndex
        guard answers.count >= 4 else { throw .corrupt("\(answers.count) answers about terms") }
        guard let row = answers[start].first else { return nil }
        let surroundings = try StaySurroundings(answers: answers[start + 1..<start + 4])
        let indexed = try IndexedStay(row, surroundings.withoutTaken)
        var taken = surroundings.taken(of: stay)
        if answers.count > 4 {
            taken = TakenNights()
            for row in answers[start + 4] {
                var next = RowReader(row)
                let night = try next.day()
                taken.add(night, isPreparation: try next.number(as: Int.self) != 0)
            }
        }
        let shown = try BookedStay(SQLRow(Array(row.values.suffix(BookedStay.columnCount))))
        return StayTerms(
            stay: indexed, calendar: indexed.calendar(taken: taken, today: clock.today(indexed.zone)), shown: shown)
    }

    /// Lets no other booking of the stay happen until the transaction ends.
    static func lock(_ stay: Stay.ID, _ dialect: SQLDialect) -> SQLStatement {
        SQLStatement(lockSentence(dialect), [.number(stay.number)])
    }

    /// Takes the nights. The key refuses what somebody else has.
    static func hold(
        _ period: Period, of stay: Stay.ID, for booking: Booking.ID, preparationDays: Int
    ) -> [SQLStatement] {
        Booking.nights(of: period, preparationDays: preparationDays).map { night, isPreparation in
            SQLStatement(
                holdSentence,
                [
                    .number(stay.number), .number(night.number), .number(booking.number),
                    .number(isPreparation ? 1 : 0),
                ])
        } + [Outbox.statement(.nights, Int64(stay.number))]
    }

    static func free(_ booking: Booking) -> [SQLStatement] {
        [
            SQLStatement(freeSentence, [.number(booking.id.number)]),
            Outbox.statement(.nights, Int64(booking.stay.number)),
        ]
    }

    /// What breaks when somebody else has one of the nights.
    static let nightKey = ConstraintName.primaryKey("booked_nights")
}

extension Bookings {
    static let oneSentence = """
        SELECT \(BookingRecord.columns) \(BookingRecord.tables) WHERE bookings.id = $1 AND bookings.account = $2
        """

    static let listSentence = """
        SELECT \(BookingRecord.columns) \(BookingRecord.tables) WHERE bookings.account = $1
        ORDER BY bookings.check_in_date DESC, bookings.id DESC LIMIT $2
        """

    static let holdingSentence = """
        SELECT \(BookingRecord.columns) \(BookingRecord.tables)
        WHERE bookings.account = $1 AND bookings.cancelled_at IS NULL
        ORDER BY bookings.check_in_date DESC, bookings.id DESC LIMIT $2
        """

    static let termsSentence = """
        SELECT \(IndexedStay.columns), \(BookedStay.columns) FROM stays
        JOIN hosts ON hosts.origin = stays.origin AND hosts.key = stays.host_key
        LEFT JOIN tariffs ON tariffs.stay = stays.id
        LEFT JOIN calendars ON calendars.stay = stays.id
        WHERE stays.id = $1 AND stays.withdrawn = 0
        """

    static let othersSentence =
        "SELECT night_date, is_preparation FROM booked_nights WHERE stay = $1 AND booking <> $2 ORDER BY night_date"

    static func lockSentence(_ dialect: SQLDialect) -> String {
        "SELECT 1 FROM stays WHERE id = $1 \(dialect.rowLock)"
    }

    private static let holdSentence =
        "INSERT INTO booked_nights (stay, night_date, booking, is_preparation) VALUES ($1, $2, $3, $4)"
    static let freeSentence = "DELETE FROM booked_nights WHERE booking = $1"
    static let forgetAnswersSentence = "DELETE FROM booking_answers WHERE answered_at <= $1"
    static let forgetNightsSentence = "DELETE FROM booked_nights WHERE night_date < $1"
}
