import Domain

extension Stays {
    /// Writes what an import or a host says of stays: new ones get an id, known ones keep theirs.
    ///
    /// All or nothing, in one transaction; 500 at a time keep the write lock well below a second.
    /// - Returns: the ids in the order of the drafts.
    /// - Throws: `conflict` when a value lies out of its range.
    public func save(_ drafts: [StayDraft]) async throws(StorageFault) -> [Stay.ID] {
        guard !drafts.isEmpty else { return [] }
        for draft in drafts {
            if let tariff = draft.stay.tariff, !tariff.isValid { throw .conflict(constraint: "tariffs_check") }
            guard draft.stay.rules.isValid else { throw .conflict(constraint: "stays_rules_check") }
        }
        return try await database.write { connection throws(StorageFault) in
            let ids = try Stays.writeStays(drafts, connection)
            let pairs = Array(zip(ids, drafts))
            try Stays.writeTexts(pairs, connection)
            try Stays.writeTariffs(pairs, connection)
            try Stays.writeLengths(pairs, connection)
            try Stays.writeCalendars(pairs, connection)
            try Outbox.append(.stay, ids.map { Int64($0.number) }, to: connection)
            return ids
        }
    }

    private static func writeStays(
        _ drafts: [StayDraft], _ connection: any Connection
    ) throws(StorageFault) -> [Stay.ID] {
        let hosts = drafts.map { HostName(origin: $0.stay.origin, host: $0.stay.host) }
        // In one order on every node, so that two imports at once can't wait for each other.
        let rows = Set(hosts).sorted().map(\.values)
        _ = try connection.run(hostSentence, forEach: rows)
        var ids: [Stay.ID] = []
        ids.reserveCapacity(drafts.count)
        for row in try connection.run(staySentence(connection.dialect), forEach: drafts.map(\.stay.values)) {
            var next = RowReader(row)
            ids.append(Stay.ID(try next.number()))
        }
        guard ids.count == drafts.count else { throw .corrupt("\(drafts.count) stays gave \(ids.count) ids") }
        return ids
    }

    private static func writeTexts(
        _ pairs: [(Stay.ID, StayDraft)], _ connection: any Connection
    ) throws(StorageFault) {
        let rows = pairs.map { id, draft -> [SQLValue] in
            [.number(id.number), .text(draft.stay.summary), .text(draft.stay.details)]
        }
        _ = try connection.run(textSentence, forEach: rows)
    }

    private static func writeTariffs(
        _ pairs: [(Stay.ID, StayDraft)], _ connection: any Connection
    ) throws(StorageFault) {
        // Seasons are replaced whole; they go with the tariff they hang on.
        _ = try connection.run(dropTariffSentence, forEach: pairs.map { id, _ in [.number(id.number)] })
        var tariffs: [Int32: Tariff] = [:]
        for (id, draft) in pairs { tariffs[id.number] = draft.stay.tariff }
        let ordered = tariffs.sorted { $0.key < $1.key }
        _ = try connection.run(tariffSentence, forEach: ordered.map { id, tariff in [.number(id)] + tariff.values })
        let seasons = ordered.flatMap { id, tariff in tariff.seasons.map { [.number(id)] + $0.values } }
        _ = try connection.run(seasonSentence, forEach: seasons)
    }

    private static func writeLengths(
        _ pairs: [(Stay.ID, StayDraft)], _ connection: any Connection
    ) throws(StorageFault) {
        _ = try connection.run(dropLengthsSentence, forEach: pairs.map { id, _ in [.number(id.number)] })
        var rules: [Int32: BookingRules] = [:]
        for (id, draft) in pairs { rules[id.number] = draft.stay.rules }
        let rows = rules.sorted { $0.key < $1.key }.flatMap { id, rules in
            rules.seasons.map { [.number(id)] + $0.values }
        }
        _ = try connection.run(lengthSentence, forEach: rows)
    }

    private static func writeCalendars(
        _ pairs: [(Stay.ID, StayDraft)], _ connection: any Connection
    ) throws(StorageFault) {
        let rows = pairs.compactMap { id, draft -> [SQLValue]? in
            draft.openNights.map {
                [.number(id.number), .number($0.first.number), .number(draft.shiftDays), .blob($0.packed)]
            }
        }
        _ = try connection.run(calendarSentence, forEach: rows)
    }
}

extension Stays {
    private static let hostSentence = """
        INSERT INTO hosts (origin, key, name) VALUES ($1, $2, $3)
        ON CONFLICT (origin, key) DO UPDATE SET name = excluded.name
        """

    /// Looks for the id first, so that saving a known stay uses up no new number.
    private static func staySentence(_ dialect: SQLDialect) -> String {
        """
        INSERT INTO stays (
            id, origin, origin_key, name, kind, share, host_key, latitude, longitude, area, country, zone, capacity,
            bedrooms, beds, half_baths, amenities, minimum_nights, maximum_nights, rating, review_count, cancellation,
            preparation_days, notice_days, arrival_hour, departure_hour
        ) VALUES (
            coalesce((SELECT id FROM stays WHERE origin = $1 AND origin_key = $2), \(dialect.nextID(of: "stays"))),
            $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
            $21, $22, $23, $24, $25
        )
        ON CONFLICT (origin, origin_key) DO UPDATE SET
            name = excluded.name, kind = excluded.kind, share = excluded.share, host_key = excluded.host_key,
            latitude = excluded.latitude, longitude = excluded.longitude, area = excluded.area,
            country = excluded.country, zone = excluded.zone, capacity = excluded.capacity,
            bedrooms = excluded.bedrooms, beds = excluded.beds, half_baths = excluded.half_baths,
            amenities = excluded.amenities, minimum_nights = excluded.minimum_nights,
            maximum_nights = excluded.maximum_nights, rating = excluded.rating,
            review_count = excluded.review_count, cancellation = excluded.cancellation,
            preparation_days = excluded.preparation_days, notice_days = excluded.notice_days,
            arrival_hour = excluded.arrival_hour, departure_hour = excluded.departure_hour, withdrawn = 0
        RETURNING id
        """
    }

    private static let textSentence = """
        INSERT INTO stay_texts (stay, summary, details) VALUES ($1, $2, $3)
        ON CONFLICT (stay) DO UPDATE SET summary = excluded.summary, details = excluded.details
        """

    private static let dropTariffSentence = "DELETE FROM tariffs WHERE stay = $1"

    private static let tariffSentence = """
        INSERT INTO tariffs (
            stay, currency, weekday, weekend, guests_included, extra_guest, cleaning, service_percent,
            weekly_discount_percent, monthly_discount_percent, single_nights
        ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        """

    private static let seasonSentence =
        "INSERT INTO seasons (stay, first_night, last_night, percent) VALUES ($1, $2, $3, $4)"

    private static let dropLengthsSentence = "DELETE FROM season_lengths WHERE stay = $1"

    private static let lengthSentence = """
        INSERT INTO season_lengths (stay, first_day, last_day, least_nights, most_nights) VALUES ($1, $2, $3, $4, $5)
        """

    private static let calendarSentence = """
        INSERT INTO calendars (stay, first_night, shift_days, open_nights) VALUES ($1, $2, $3, $4)
        ON CONFLICT (stay) DO UPDATE SET
            first_night = excluded.first_night, shift_days = excluded.shift_days, open_nights = excluded.open_nights
        """
}

/// A host and where the host comes from.
private struct HostName: Hashable, Comparable {
    let origin: Stay.Origin
    let host: Stay.Host

    var values: [SQLValue] {
        [.text(origin.rawValue), .text(host.key), .text(host.name)]
    }

    static func < (one: HostName, other: HostName) -> Bool {
        (one.origin.rawValue, one.host.key, one.host.name) < (other.origin.rawValue, other.host.key, other.host.name)
    }
}

extension Stay {
    fileprivate var values: [SQLValue] {
        [
            .text(origin.rawValue), .text(originKey), .text(name), .text(kind.slug.description),
            .text(share.slug.description), .text(host.key), .number(position.latitude),
            .number(position.longitude), .text(area), .text(country), .text(zone), .number(capacity),
            .number(bedrooms), .number(beds), .number(halfBaths), .number(amenities.rawValue),
            .number(minimumNights), .number(maximumNights), .number(rating), .number(reviewCount),
            .text(rules.cancellation.slug.description), .number(rules.preparationDays), .number(rules.noticeDays),
            .number(rules.arrivalHour), .number(rules.departureHour),
        ]
    }
}

extension Tariff {
    fileprivate var values: [SQLValue] {
        [
            .text(currency.code), .number(weekday), .number(weekend), .number(guestsIncluded),
            .number(extraGuest), .number(cleaning), .number(servicePercent), .number(weeklyDiscountPercent),
            .number(monthlyDiscountPercent),
            singleNights.isEmpty ? .null : .blob(PackedNightPrices.pack(singleNights)),
        ]
    }
}

extension Season {
    fileprivate var values: [SQLValue] {
        [.number(first.number), .number(last.number), .number(percent)]
    }
}

extension SeasonLength {
    fileprivate var values: [SQLValue] {
        [.number(first.number), .number(last.number), .number(leastNights), .number(mostNights)]
    }
}
