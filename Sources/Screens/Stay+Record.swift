import Domain
import Routes
import Wire

/// A stay as cards show it.
public struct StaySummary: Record, Equatable, Sendable {
    /// `Stay.ID`.
    public var id = 0
    public var name = ""
    public var area = ""
    public var kind = StayKind.apartment
    public var share = StayShare.entire
    /// Hundredths: 492 is 4.92.
    public var ratingHundredths: Int?
    public var reviewCount = 0
    /// ISO 4217.
    public var currency = ""
    /// Minor units, all-in, rounded down; without dates the weekday price. Absent when the price is not known.
    public var averagePerNight: Int64?
    /// Minor units, for all nights. Absent without dates.
    public var total: Int64?
    public var nights: Int?
    /// Addresses of its pictures; the first is the main one.
    public var pictures: [String] = []
    /// Millionths of a degree.
    public var latitude = 0
    public var longitude = 0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("name", &name)
        visitor.field("area", &area)
        visitor.field("kind", &kind)
        visitor.field("share", &share)
        visitor.field("rating_hundredths", &ratingHundredths)
        visitor.field("review_count", &reviewCount)
        visitor.field("currency", &currency)
        visitor.field("average_per_night", &averagePerNight)
        visitor.field("total", &total)
        visitor.field("nights", &nights)
        visitor.field("pictures", &pictures)
        visitor.field("latitude_e6", &latitude)
        visitor.field("longitude_e6", &longitude)
    }
}

/// A place on the map where stays answer the search that aren't on this page.
public struct PinSummary: Record, Equatable, Sendable {
    /// The one stay, or the cheapest of several.
    public var id = 0
    public var count = 0
    public var latitude = 0
    public var longitude = 0
    /// All-in per night in minor units of the reference currency. Absent when no price is known.
    public var lowestPrice: Int64?
    /// Of the one stay; empty for several.
    public var name = ""
    /// ISO 4217; the stay's own currency.
    public var currency = ""
    /// What the stay costs in minor units of its own currency: all nights, or without dates the weekday price.
    public var price: Int64?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("count", &count)
        visitor.field("latitude_e6", &latitude)
        visitor.field("longitude_e6", &longitude)
        visitor.field("lowest_price", &lowestPrice)
        visitor.field("name", &name)
        visitor.field("currency", &currency)
        visitor.field("price", &price)
    }
}

/// A search that asks for less, and how many stays it finds: for who has found none.
public struct LooseningSummary: Record, Equatable, Sendable {
    public var way = Loosening.dates
    public var conditions = ConditionsRecord()
    public var count = 0

    public init() {}

    public init(_ way: Loosening, _ conditions: Conditions, count: Int) {
        self.way = way
        self.conditions = ConditionsRecord(conditions)
        self.count = count
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("way", &way)
        visitor.field("conditions", &conditions)
        visitor.field("count", &count)
    }
}

/// `GET /api/v1/stays`.
public struct StayPage: Record, Equatable, Sendable {
    /// All that match, exactly, not only those on this page.
    public var count = 0
    public var page = 1
    public var stays: [StaySummary] = []
    /// How many cost what: 50 steps of the average per night in the reference currency, without the price range.
    public var histogram: [Int] = []
    /// The upper end of the histogram, where its last step begins to be open.
    public var histogramTop: Int64 = 0
    /// For the stays beyond this page: with those on it they are `count`.
    public var pins: [PinSummary] = []
    /// ISO 4217; the currency of pins and histogram.
    public var referenceCurrency = ""
    /// Credits that must be shown with these stays.
    public var credits: [String] = []
    /// Where nothing was found: what asking for less would find, each exactly.
    public var loosenings: [LooseningSummary] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("count", &count)
        visitor.field("page", &page)
        visitor.field("stays", &stays)
        visitor.field("histogram", &histogram)
        visitor.field("histogram_top", &histogramTop)
        visitor.field("pins", &pins)
        visitor.field("reference_currency", &referenceCurrency)
        visitor.field("credits", &credits)
        visitor.field("loosenings", &loosenings)
    }
}

/// The lines of a price. Amounts in minor units.
public struct QuoteLines: Record, Equatable, Sendable {
    public var currency = ""
    public var nights = 0
    public var lodging: Int64 = 0
    public var extraGuests: Int64 = 0
    public var discountPercent = 0
    public var discount: Int64 = 0
    public var cleaning: Int64 = 0
    public var service: Int64 = 0
    public var tax: Int64 = 0
    public var total: Int64 = 0
    public var averagePerNight: Int64 = 0

    public init() {}

    public init(_ quote: Quote) {
        currency = quote.currency.code
        nights = quote.nights
        lodging = quote.lodging
        extraGuests = quote.extraGuests
        discountPercent = quote.discountPercent
        discount = quote.discount
        cleaning = quote.cleaning
        service = quote.service
        tax = quote.tax
        total = quote.total
        averagePerNight = quote.averagePerNight
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("currency", &currency)
        visitor.field("nights", &nights)
        visitor.field("lodging", &lodging)
        visitor.field("extra_guests", &extraGuests)
        visitor.field("discount_percent", &discountPercent)
        visitor.field("discount", &discount)
        visitor.field("cleaning", &cleaning)
        visitor.field("service", &service)
        visitor.field("tax", &tax)
        visitor.field("total", &total)
        visitor.field("average_per_night", &averagePerNight)
    }
}

public struct ReviewSummary: Record, Equatable, Sendable {
    public var author = ""
    public var date = Day(number: 0)
    public var text = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("author", &author)
        visitor.field("date", &date)
        visitor.field("text", &text)
    }
}

/// `GET /api/v1/stays/{id}`.
public struct StayDetail: Record, Equatable, Sendable {
    public var summary = StaySummary()
    public var hostName = ""
    /// Address of the host's picture.
    public var hostPicture = ""
    public var country = ""
    /// Adults and children.
    public var capacity = 0
    public var bedrooms = 0
    public var beds = 0
    /// 3 is one and a half bathrooms.
    public var halfBaths = 0
    public var amenities: [Amenity] = []
    public var minimumNights = 1
    public var maximumNights = 1
    public var introduction = ""
    /// The long text; empty when the introduction says it all.
    public var details = ""
    public var reviews: [ReviewSummary] = []
    /// Absent without dates, or when the price is not known.
    public var quote: QuoteLines?
    /// Whether it can be booked for the dates; absent without dates.
    public var isAvailable: Bool?
    /// By how many weeks an imported calendar was moved to begin today; 0 when it was not.
    public var calendarShiftWeeks = 0
    public var credits: [String] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("summary", &summary)
        visitor.field("host_name", &hostName)
        visitor.field("host_picture", &hostPicture)
        visitor.field("country", &country)
        visitor.field("capacity", &capacity)
        visitor.field("bedrooms", &bedrooms)
        visitor.field("beds", &beds)
        visitor.field("half_baths", &halfBaths)
        visitor.field("amenities", &amenities)
        visitor.field("minimum_nights", &minimumNights)
        visitor.field("maximum_nights", &maximumNights)
        visitor.field("introduction", &introduction)
        visitor.field("details", &details)
        visitor.field("reviews", &reviews)
        visitor.field("quote", &quote)
        visitor.field("is_available", &isAvailable)
        visitor.field("calendar_shift_weeks", &calendarShiftWeeks)
        visitor.field("credits", &credits)
    }
}
