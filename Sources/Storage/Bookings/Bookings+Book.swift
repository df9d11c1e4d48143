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
            guard try Accounts.lock(account, connection) else { return .noAccount }
            if let known = try knownAnswer(to: key, of: account, connection) { return known }
            let given = answer(try decide(order, by: account, connection))
            try keep(given, to: key, of: account, connection)
            return .answered(given)
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
        to key: BookingKey, of account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) -> KeyedAnswer? {
        let values: [SQLValue] = [.number(account.number), .text(key.text)]
        guard let row = try connection.run(Bookings.answerSentence, values).first else { return nil }
        var next = RowReader(row)
        let digest = try next.bytes()
        let kept = KeptAnswer(status: try next.number(), body: try next.text())
        guard try next.number(as: Int64.self) > clock.now() - BookingKey.lifetime else {
            _ = try connection.run(Bookings.forgetAnswerSentence, values)
            return nil
        }
        return digest == key.digest ? .answered(kept) : .otherQuestion
    }

    private func keep(
        _ answer: KeptAnswer, to key: BookingKey, of account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) {
        _ = try connection.run(
            Bookings.keepSentence,
            [
                .number(account.number), .text(key.text), .blob(key.digest), .number(answer.status),
                .text(answer.body), .number(clock.now()),
            ])
    }

    private func decide(
        _ order: BookingOrder, by account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) -> BookingOutcome {
        try Bookings.lock(order.stay, connection)
        guard let terms = try Bookings.terms(of: order.stay, except: nil, clock, connection) else { return .noStay }
        let guests = order.party.guests
        if let (refusal, alternatives) = terms.refusal(of: order.period, guests: guests) {
            return .refused(refusal, alternatives: alternatives)
        }
        guard let price = terms.price(for: order.period, guests: guests) else {
            return .refused(.priceUnknown, alternatives: [])
        }
        guard price.total == order.total else { return .priceChanged(price) }
        let id = try write(order, price, terms.stay.rules, by: account, connection)
        try Bookings.hold(
            order.period, of: order.stay, for: id, preparationDays: terms.stay.rules.preparationDays, connection)
        guard let record = try Bookings.record(id, of: account, connection) else {
            throw .corrupt("a new booking can't be found")
        }
        return .booked(record)
    }

    private func write(
        _ order: BookingOrder, _ price: BookingPrice, _ rules: BookingRules, by account: Account.ID,
        _ connection: any Connection
    ) throws(StorageFault) -> Booking.ID {
        let head: [SQLValue] = [
            .number(order.stay.number), .number(account.number), .number(order.period.checkIn.number),
            .number(order.period.checkOut.number), .number(order.party.adults), .number(order.party.children),
            .number(order.party.infants),
        ]
        let tail: [SQLValue] = [.text(rules.cancellation.slug.description), .number(clock.now())]
        guard let row = try connection.run(Bookings.bookSentence, head + price.values + tail).first else {
            throw .corrupt("a new booking gave no id")
        }
        var next = RowReader(row)
        return Booking.ID(try next.number())
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
