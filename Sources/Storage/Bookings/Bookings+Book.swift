import Domain

extension Bookings {
    /// Books, if the nights are free, the rules allow it and the price is the one that was shown.
    ///
    /// Under the same key the same question gets the first answer again, for a day, also a refusal. Whoever asks while the first
    /// is still under way waits for it. Of any number who want one night at once exactly one gets it.
    /// - Parameter answer: how the outcome is told; kept with it. It may be called again if a write was undone.
    public func book(
        _ order: BookingOrder, by account: Account.ID, key: BookingKey,
        answer: @escaping @Sendable (BookingOutcome) -> KeptAnswer
    ) async throws(StorageFault) -> KeyedAnswer {
        let attempt: @Sendable (any Connection) throws(StorageFault) -> KeyedAnswer = {
            connection throws(StorageFault) in
            // Asked in one go, in this order: what stands behind a lock is read once the lock is held.
            let looks =
                [
                    SQLStatement(Accounts.lockSentence(connection.dialect), [.number(account.number)]),
                    SQLStatement(Bookings.answerSentence, [.number(account.number), .text(key.text)]),
                    Bookings.lock(order.stay, connection.dialect),
                ] + Bookings.termsStatements(of: order.stay, except: nil)
            let found = try connection.run(looks)
            guard !found[0].isEmpty else { return .noAccount }
            if let known = try knownAnswer(found[1].first, to: key, of: account, connection) { return known }
            let terms = try Bookings.terms(of: order.stay, answers: found[3...], clock)
            return .answered(try decide(order, terms, by: account, key: key, answer: answer, connection))
        }
        do {
            return try await database.writeSharing(attempt)
        } catch .conflict(Bookings.nightKey) {
            // Somebody took a night past the stay's lock. Now it's seen, and the refusal is a proper one.
            return try await database.writeSharing(attempt)
        }
    }

    /// What was answered under that key within a day; nil where nothing was.
    public func answer(under key: String, of account: Account.ID) async throws(StorageFault) -> KeptAnswer? {
        let since = clock.now() - BookingKey.lifetime
        return try await database.read { connection throws(StorageFault) in
            let values: [SQLValue] = [.number(account.number), .text(key)]
            guard let row = try connection.run(Bookings.answerSentence, values).first else { return nil }
            var next = RowReader(row)
            _ = try next.bytes()
            let kept = KeptAnswer(status: try next.number(), body: try next.text())
            return try next.number(as: Int64.self) > since ? kept : nil
        }
    }

    private func knownAnswer(
        _ row: SQLRow?, to key: BookingKey, of account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) -> KeyedAnswer? {
        guard let row else { return nil }
        var next = RowReader(row)
        let digest = try next.bytes()
        let kept = KeptAnswer(status: try next.number(), body: try next.text())
        guard try next.number(as: Int64.self) > clock.now() - BookingKey.lifetime else {
            _ = try connection.run(Bookings.forgetAnswerSentence, [.number(account.number), .text(key.text)])
            return nil
        }
        return digest == key.digest ? .answered(kept) : .otherQuestion
    }

    private func decide(
        _ order: BookingOrder, _ terms: StayTerms?, by account: Account.ID, key: BookingKey,
        answer: (BookingOutcome) -> KeptAnswer, _ connection: any Connection
    ) throws(StorageFault) -> KeptAnswer {
        var outcome = BookingOutcome.noStay
        var writes: [SQLStatement] = []
        if let terms {
            let guests = order.party.guests
            if let (refusal, alternatives) = terms.refusal(of: order.period, guests: guests) {
                outcome = .refused(refusal, alternatives: alternatives)
            } else if let price = terms.price(for: order.period, guests: guests) {
                if price.total == order.total {
                    let record = try write(order, price, terms, by: account, connection)
                    writes = Bookings.hold(
                        order.period, of: order.stay, for: record.booking.id,
                        preparationDays: terms.stay.rules.preparationDays)
                    outcome = .booked(record)
                } else {
                    outcome = .priceChanged(price)
                }
            } else {
                outcome = .refused(.priceUnknown, alternatives: [])
            }
        }
        let given = answer(outcome)
        let values: [SQLValue] = [
            .number(account.number), .text(key.text), .blob(key.digest), .number(given.status), .text(given.body),
            .number(clock.now()),
        ]
        _ = try connection.run(writes + [SQLStatement(Bookings.keepSentence, values)])
        return given
    }

    private func write(
        _ order: BookingOrder, _ price: BookingPrice, _ terms: StayTerms, by account: Account.ID,
        _ connection: any Connection
    ) throws(StorageFault) -> BookingRecord {
        var booking = Booking(
            id: Booking.ID(0), stay: order.stay, guest: account, period: order.period, party: order.party,
            price: price, cancellation: terms.stay.rules.cancellation, bookedAt: clock.now())
        let head: [SQLValue] = [
            .number(order.stay.number), .number(account.number), .number(order.period.checkIn.number),
            .number(order.period.checkOut.number), .number(order.party.adults), .number(order.party.children),
            .number(order.party.infants),
        ]
        let tail: [SQLValue] = [.text(booking.cancellation.slug.description), .number(booking.bookedAt)]
        guard let row = try connection.run(Bookings.bookSentence, head + price.values + tail).first else {
            throw .corrupt("a new booking gave no id")
        }
        var next = RowReader(row)
        booking.id = Booking.ID(try next.number())
        return BookingRecord(booking: booking, stay: terms.shown)
    }
}

extension BookingPrice {
    public var total: Money { Money(minor: quote.total, currency: quote.currency) }
}

extension Bookings {
    static let answerSentence =
        "SELECT digest, status, body, answered_at FROM booking_answers WHERE account = $1 AND key = $2"
    private static let forgetAnswerSentence = "DELETE FROM booking_answers WHERE account = $1 AND key = $2"
    private static let keepSentence = """
        INSERT INTO booking_answers (account, key, digest, status, body, answered_at) VALUES ($1, $2, $3, $4, $5, $6)
        """

    private static let bookSentence = """
        INSERT INTO bookings (
            stay, account, check_in_date, check_out_date, adults, children, infants, currency, lodging_lines, lodging,
            extra_guests, discount_percent, discount, cleaning, service, tax, cancellation, booked_at
        ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) RETURNING id
        """
}
