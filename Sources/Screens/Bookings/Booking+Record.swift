import Domain
import Wire

/// One booking in full: `GET /api/v1/bookings/{id}`.
public struct BookingDetail: Record, Equatable, Sendable {
    /// `Booking.ID`.
    public var id: Int64 = 0
    public var phase = BookingPhase.coming
    public var stay = BookedStaySummary()
    public var checkIn = Day(number: 0)
    /// The day of arrival itself is day use.
    public var checkOut = Day(number: 0)
    public var nights = 0
    public var adults = 0
    public var children = 0
    public var infants = 0
    /// As it was agreed on.
    public var quote = QuoteLines()
    public var lodging: [LodgingLineRecord] = []
    public var cancellation = CancellationTerms()
    public var mayChange = false
    public var mayCancel = false
    /// Seconds since 1970-01-01 UTC.
    public var bookedAt: Int64 = 0
    public var cancelledAt: Int64?
    /// Minor units. Of a booking that holds: what would come back today; of a cancelled one: what does.
    public var refund: Int64 = 0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("phase", &phase)
        visitor.field("stay", &stay)
        visitor.field("check_in", &checkIn)
        visitor.field("check_out", &checkOut)
        visitor.field("nights", &nights)
        visitor.field("adults", &adults)
        visitor.field("children", &children)
        visitor.field("infants", &infants)
        visitor.field("quote", &quote)
        visitor.field("lodging", &lodging)
        visitor.field("cancellation", &cancellation)
        visitor.field("may_change", &mayChange)
        visitor.field("may_cancel", &mayCancel)
        visitor.field("booked_at", &bookedAt)
        visitor.field("cancelled_at", &cancelledAt)
        visitor.field("refund", &refund)
    }
}

/// The stay of a booking, also one that is no longer offered.
public struct BookedStaySummary: Record, Equatable, Sendable {
    public var id = 0
    public var name = ""
    public var area = ""
    public var country = ""
    /// IANA name; days and hours are in its time.
    public var zone = ""
    public var kind = StayKind.apartment
    public var share = StayShare.entire
    public var hostName = ""
    public var hostPicture = ""
    public var pictures: [String] = []
    /// Millionths of a degree.
    public var latitude = 0
    public var longitude = 0
    /// From which hour on one can arrive, by which to leave.
    public var arrivalHour = 0
    public var departureHour = 0
    /// Whether its page is still there.
    public var isOffered = true
    public var credits: [String] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("name", &name)
        visitor.field("area", &area)
        visitor.field("country", &country)
        visitor.field("zone", &zone)
        visitor.field("kind", &kind)
        visitor.field("share", &share)
        visitor.field("host_name", &hostName)
        visitor.field("host_picture", &hostPicture)
        visitor.field("pictures", &pictures)
        visitor.field("latitude_e6", &latitude)
        visitor.field("longitude_e6", &longitude)
        visitor.field("arrival_hour", &arrivalHour)
        visitor.field("departure_hour", &departureHour)
        visitor.field("is_offered", &isOffered)
        visitor.field("credits", &credits)
    }
}

/// `GET /api/v1/bookings`.
public struct BookingPage: Record, Equatable, Sendable {
    /// All that were asked for, not only those on this page.
    public var count = 0
    public var page = 1
    public var bookings: [BookingDetail] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("count", &count)
        visitor.field("page", &page)
        visitor.field("bookings", &bookings)
    }
}

/// Nights of one price.
public struct LodgingLineRecord: Record, Equatable, Sendable {
    public var kind = LodgingLine.Kind.weekday
    public var nights = 0
    /// Of one night, in minor units.
    public var price: Int64 = 0
    public var amount: Int64 = 0

    public init() {}

    public init(_ line: LodgingLine) {
        kind = line.kind
        nights = line.nights
        price = line.price
        amount = line.amount
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("kind", &kind)
        visitor.field("nights", &nights)
        visitor.field("price", &price)
        visitor.field("amount", &amount)
    }
}

/// What comes back to who cancels, and until when.
public struct CancellationTerms: Record, Equatable, Sendable {
    public var rule = CancellationRule.flexible
    /// The earliest first; after the last nothing comes back.
    public var steps: [Step] = []

    public struct Step: Record, Equatable, Sendable {
        /// Included.
        public var until = Day(number: 0)
        /// Of the total.
        public var percent = 0

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("until", &until)
            visitor.field("percent", &percent)
        }
    }

    public init() {}

    public init(_ rule: CancellationRule, arrivingOn day: Day) {
        self.rule = rule
        for step in rule.steps {
            var entry = Step()
            entry.until = day.advanced(by: -step.days)
            entry.percent = step.percent
            steps.append(entry)
        }
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("rule", &rule)
        visitor.field("steps", &steps)
    }
}

/// Days that can be had.
public struct PeriodRecord: Record, Equatable, Sendable {
    public var checkIn = Day(number: 0)
    public var checkOut = Day(number: 0)

    public init() {}

    public init(_ period: Period) {
        checkIn = period.checkIn
        checkOut = period.checkOut
    }

    /// nil where the days make no period.
    public var period: Period? { Period(checkIn: checkIn, checkOut: checkOut) }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("check_in", &checkIn)
        visitor.field("check_out", &checkOut)
    }
}
