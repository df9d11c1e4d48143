import Domain

extension Bookings {
    /// Moves a booking to other days, at their price of now, in one step: its own nights never stand in its way, and if the new
    /// ones can't be had it keeps the old.
    /// - Parameter total: that was shown for the new days.
    public func change(
        _ id: Booking.ID, of account: Account.ID, to period: Period, total: Money
    ) async throws(StorageFault) -> BookingChange {
        let attempt: @Sendable (any Connection) throws(StorageFault) -> BookingChange = {
            connection throws(StorageFault) in
            guard try Accounts.lock(account, connection),
                let record = try Bookings.record(id, of: account, connection)
            else { return .noBooking }
            return try move(record, to: period, total: total, connection)
        }
        do {
            return try await database.writeSharing(attempt)
        } catch .conflict(Bookings.nightKey) {
            return try await database.writeSharing(attempt)
        }
    }

    private func move(
        _ record: BookingRecord, to period: Period, total: Money, _ connection: any Connection
    ) throws(StorageFault) -> BookingChange {
        let booking = record.booking
        if let refusal = booking.refusalToChange(on: clock.today(record.stay.zone)) { return .unchangeable(refusal) }
        if booking.period == period { return .changed(record) }
        // In one go: the terms are read once the stay is locked.
        let found = try connection.run(
            [Bookings.lock(booking.stay, connection.dialect)]
                + Bookings.termsStatements(of: booking.stay, except: booking.id))
        guard let terms = try Bookings.terms(of: booking.stay, answers: found[1...], clock) else {
            // It's no longer offered: the booking stands, other nights aren't to be had.
            return .refused(.notOpen, alternatives: [])
        }
        let guests = booking.party.guests
        if let (refusal, alternatives) = terms.refusal(of: period, guests: guests) {
            return .refused(refusal, alternatives: alternatives)
        }
        guard let price = terms.price(for: period, guests: guests) else {
            return .refused(.priceUnknown, alternatives: [])
        }
        guard price.total == total else { return .priceChanged(price) }
        let days: [SQLValue] = [
            .number(booking.id.number), .number(period.checkIn.number), .number(period.checkOut.number),
        ]
        let now = clock.now()
        _ = try connection.run(
            Bookings.free(booking)
                + Bookings.hold(
                    period, of: booking.stay, for: booking.id, preparationDays: terms.stay.rules.preparationDays)
                + [SQLStatement(Bookings.moveSentence, days + price.values + [.number(now)])])
        var moved = booking
        moved.period = period
        moved.price = price
        moved.revision += 1
        moved.revisedAt = now
        return .changed(BookingRecord(booking: moved, stay: terms.shown))
    }

    /// Gives the nights back at once. Again does nothing.
    /// - Parameter refund: that was shown, in minor units: if another comes back by now, nothing is cancelled. nil takes any.
    public func cancel(
        _ id: Booking.ID, of account: Account.ID, expecting refund: Int64? = nil
    ) async throws(StorageFault) -> BookingCancellation {
        try await database.writeSharing { connection throws(StorageFault) in
            guard try Accounts.lock(account, connection),
                let record = try Bookings.record(id, of: account, connection)
            else { return .noBooking }
            guard record.booking.cancelled == nil else { return .cancelled(record) }
            let today = clock.today(record.stay.zone)
            if let refusal = record.booking.refusalToCancel(on: today) { return .refused(refusal) }
            if let refund, refund != record.booking.refund(on: today) { return .refundChanged(record) }
            let gone = try Bookings.cancel(record.booking, on: today, at: clock.now(), connection)
            return .cancelled(BookingRecord(booking: gone, stay: record.stay))
        }
    }

    /// Cancels what is still to come of somebody whose account goes.
    static func cancelComing(
        of account: Account.ID, _ clock: BookingClock, _ connection: any Connection
    ) throws(StorageFault) {
        for row in try connection.run(standingSentence, [.number(account.number)]) {
            let record = try BookingRecord(row)
            let today = clock.today(record.stay.zone)
            guard record.booking.phase(on: today) == .coming else { continue }
            try cancel(record.booking, on: today, at: clock.now(), connection)
        }
    }

    /// - Returns: the booking as it is then.
    @discardableResult
    private static func cancel(
        _ booking: Booking, on today: Day, at now: Int64, _ connection: any Connection
    ) throws(StorageFault) -> Booking {
        let cancelled = Booking.Cancelled(at: now, refund: booking.refund(on: today))
        let values: [SQLValue] = [.number(booking.id.number), .number(now), .number(cancelled.refund)]
        _ = try connection.run(
            [lock(booking.stay, connection.dialect)] + free(booking) + [SQLStatement(cancelSentence, values)])
        var gone = booking
        gone.cancelled = cancelled
        gone.revision += 1
        gone.revisedAt = now
        return gone
    }
}

extension Bookings {
    private static let moveSentence = """
        UPDATE bookings SET
            check_in_date = $2, check_out_date = $3, currency = $4, lodging_lines = $5, lodging = $6, extra_guests = $7,
            discount_percent = $8, discount = $9, cleaning = $10, service = $11, tax = $12, revision = revision + 1,
            revised_at = $13
        WHERE id = $1
        """

    private static let cancelSentence = """
        UPDATE bookings SET cancelled_at = $2, refund = $3, revision = revision + 1, revised_at = $2 WHERE id = $1
        """

    /// In the order of the stays, which is the order of their locks.
    static let standingSentence = """
        SELECT \(BookingRecord.columns) \(BookingRecord.tables)
        WHERE bookings.account = $1 AND bookings.cancelled_at IS NULL ORDER BY bookings.stay, bookings.id
        """
}
