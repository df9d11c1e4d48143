import Domain

/// A booking with what is shown of its stay, also of one that is no longer offered.
public struct BookingRecord: Equatable, Sendable {
    public var booking: Booking
    public var stay: BookedStay
}

/// What a booking's card and detail show of the stay.
public struct BookedStay: Equatable, Sendable {
    public var name: String
    public var origin: Stay.Origin
    public var kind: StayKind
    public var share: StayShare
    public var hostName: String
    public var position: Coordinate
    public var area: String
    public var country: String
    public var zone: String
    public var arrivalHour: Int
    public var departureHour: Int
    public var isWithdrawn: Bool
}

extension BookingRecord {
    static let columns = """
        bookings.id, bookings.stay, bookings.account, bookings.check_in_date, bookings.check_out_date, bookings.adults,
        bookings.children, bookings.infants, bookings.currency, bookings.lodging_lines, bookings.lodging,
        bookings.extra_guests, bookings.discount_percent, bookings.discount, bookings.cleaning, bookings.service,
        bookings.tax, bookings.cancellation, bookings.booked_at, bookings.cancelled_at, bookings.refund,
        bookings.revision, bookings.revised_at, \(BookedStay.columns)
        """

    static let tables = """
        FROM bookings
        JOIN stays ON stays.id = bookings.stay
        JOIN hosts ON hosts.origin = stays.origin AND hosts.key = stays.host_key
        """

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        booking = try next.booking()
        stay = try next.bookedStay()
    }
}

extension BookedStay {
    static let columns = """
        stays.name, stays.origin, stays.kind, stays.share, hosts.name, stays.latitude, stays.longitude, stays.area,
        stays.country, stays.zone, stays.arrival_hour, stays.departure_hour, stays.withdrawn
        """
    static let columnCount = 13

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        self = try next.bookedStay()
    }
}

extension RowReader {
    fileprivate mutating func bookedStay() throws(StorageFault) -> BookedStay {
        BookedStay(
            name: try text(), origin: try origin(), kind: try kind(), share: try share(), hostName: try text(),
            position: try position(), area: try text(), country: try text(), zone: try text(),
            arrivalHour: try number(), departureHour: try number(), isWithdrawn: try number(as: Int.self) != 0)
    }

    fileprivate mutating func booking() throws(StorageFault) -> Booking {
        let id = Booking.ID(try number())
        let stay = Stay.ID(try number())
        let guest = try optionalNumber(as: Int64.self).map { Account.ID($0) }
        let period = try period()
        let party = try party()
        let price = try price(nights: period.nights)
        let cancellation = try cancellationRule()
        let bookedAt = try number(as: Int64.self)
        let cancelledAt = try optionalNumber(as: Int64.self)
        let refund = try optionalNumber(as: Int64.self)
        let revision: Int = try number()
        let revisedAt = try optionalNumber(as: Int64.self)
        var cancelled: Booking.Cancelled?
        if let cancelledAt, let refund { cancelled = Booking.Cancelled(at: cancelledAt, refund: refund) }
        return Booking(
            id: id, stay: stay, guest: guest, period: period, party: party, price: price, cancellation: cancellation,
            bookedAt: bookedAt, revision: revision, revisedAt: revisedAt, cancelled: cancelled)
    }

    private mutating func period() throws(StorageFault) -> Period {
        let checkIn = try day()
        guard let period = Period(checkIn: checkIn, checkOut: try day()) else { throw unexpected("a day of departure") }
        return period
    }

    private mutating func party() throws(StorageFault) -> Party {
        let (adults, children): (Int, Int) = (try number(), try number())
        guard let party = Party(adults: adults, children: children, infants: try number()) else {
            throw unexpected("a party")
        }
        return party
    }

    private mutating func price(nights: Int) throws(StorageFault) -> BookingPrice {
        guard let currency = try optionalCurrency() else { throw unexpected("a currency") }
        let lines = try lodgingLines()
        return BookingPrice(
            quote: Quote(
                currency: currency, nights: nights, lodging: try number(), extraGuests: try number(),
                discountPercent: try number(), discount: try number(), cleaning: try number(), service: try number(),
                tax: try number()),
            lodging: lines)
    }

    private mutating func lodgingLines() throws(StorageFault) -> [LodgingLine] {
        var lines: [LodgingLine] = []
        for text in try text().split(separator: ",") {
            let words = text.split(separator: " ")
            guard words.count == 3,
                let kind = LodgingLine.Kind.allCases.first(where: { $0.slug.description == words[0] }),
                let nights = Int(words[1]), let price = Int64(words[2])
            else { throw unexpected("lines of nights") }
            lines.append(LodgingLine(kind: kind, nights: nights, price: price))
        }
        return lines
    }
}

extension BookingPrice {
    /// As the row holds it: currency, lines, sums.
    var values: [SQLValue] {
        let lines = lodging.map { "\($0.kind.slug) \($0.nights) \($0.price)" }.joined(separator: ",")
        return [
            .text(quote.currency.code), .text(lines), .number(quote.lodging), .number(quote.extraGuests),
            .number(quote.discountPercent), .number(quote.discount), .number(quote.cleaning), .number(quote.service),
            .number(quote.tax),
        ]
    }
}
