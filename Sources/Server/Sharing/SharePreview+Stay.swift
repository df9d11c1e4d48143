import Domain
import Routes
import Screens
import Words

extension SharePreview {
    /// A stay as others see it, for the dates and people of the link.
    init(of stay: StayDetail, _ conditions: Conditions, _ call: Call) {
        let words = Words(call.language)
        let origin = call.request.origin.description
        let id = Stay.ID(Int32(clamping: stay.summary.id))
        self.init(
            title: stay.summary.name, text: SharePreview.line(stay, conditions, words),
            address: origin + Address.stay(id, conditions.forSharing).text,
            picture: origin + Address.previewPicture(id).text, language: call.language, site: words.product,
            data: SharePreview.data(stay, conditions, origin))
    }

    /// `용산구 후암동 · 레지던스 전체 · 최대 4명 · 3월 10일 – 12일 · 총 235,400원`
    private static func line(_ stay: StayDetail, _ conditions: Conditions, _ words: Words) -> String {
        var parts = [stay.summary.area, words.kindAndShare(stay.summary.kind, stay.summary.share)]
        if let hundredths = stay.summary.ratingHundredths { parts.append("★ " + Words.rating(hundredths)) }
        parts.append(words.upTo(stay.capacity))
        if let period = conditions.period { parts.append(words.period(period)) }
        if let currency = Currency(code: stay.summary.currency) {
            if let total = stay.summary.total {
                parts.append(words.total(words.money(Money(minor: total, currency: currency))))
            } else if let average = stay.summary.averagePerNight {
                parts.append(words.money(Money(minor: average, currency: currency)) + " / " + words.perNight)
            }
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private static func data(_ stay: StayDetail, _ conditions: Conditions, _ origin: String) -> LinkedData {
        let id = Stay.ID(Int32(clamping: stay.summary.id))
        let page = origin + Address.stay(id, conditions.forSharing).text
        return .thing(
            stay.isHotel ? "LodgingBusiness" : "VacationRental",
            [
                ("@id", .text(origin + Address.stay(id, Conditions()).text)),
                ("identifier", .text(String(id.number))),
                ("name", .text(stay.summary.name)),
                ("description", stay.introduction.isEmpty ? nil : .text(stay.introduction)),
                ("url", .text(page)),
                ("image", .list([.text(origin + Address.previewPicture(id).text)])),
                ("address", address(stay)),
                ("latitude", .number(degrees(stay.summary.latitude))),
                ("longitude", .number(degrees(stay.summary.longitude))),
                ("aggregateRating", rating(stay.summary)),
                ("containsPlace", rooms(stay)),
                ("makesOffer", offer(stay, conditions, page)),
            ])
    }

    private static func address(_ stay: StayDetail) -> LinkedData {
        .thing(
            "PostalAddress",
            [("addressLocality", .text(stay.summary.area)), ("addressCountry", .text(stay.country))])
    }

    private static func rating(_ stay: StaySummary) -> LinkedData? {
        guard let hundredths = stay.ratingHundredths, stay.reviewCount > 0 else { return nil }
        return .thing(
            "AggregateRating",
            [
                ("ratingValue", .number(decimal(Int64(hundredths), decimals: 2))), ("bestRating", .number("5")),
                ("reviewCount", .number(String(stay.reviewCount))),
            ])
    }

    private static func rooms(_ stay: StayDetail) -> LinkedData {
        .thing(
            "Accommodation",
            [
                ("additionalType", .text(stay.summary.share.additionalType)),
                (
                    "occupancy",
                    .thing("QuantitativeValue", [("value", .number(String(stay.capacity)))])
                ),
                ("numberOfBedrooms", .number(String(stay.bedrooms))),
                ("numberOfBathroomsTotal", .number(decimal(Int64(stay.halfBaths) * 5, decimals: 1))),
                ("bed", .list([.thing("BedDetails", [("numberOfBeds", .number(String(stay.beds)))])])),
                (
                    "amenityFeature",
                    .list(
                        stay.amenities.map { amenity in
                            .thing(
                                "LocationFeatureSpecification",
                                [("name", .text("\(amenity.slug)")), ("value", .flag(true))])
                        })
                ),
            ])
    }

    /// What it costs for the dates, all in; nothing without dates or price, as then there is no offer to be held to.
    private static func offer(_ stay: StayDetail, _ conditions: Conditions, _ page: String) -> LinkedData? {
        guard let period = conditions.period, let quote = stay.quote, let currency = Currency(code: quote.currency),
            let isAvailable = stay.isAvailable
        else { return nil }
        return .thing(
            "Offer",
            [
                ("price", .text(decimal(quote.total, decimals: currency.decimals))),
                ("priceCurrency", .text(currency.code)),
                ("availability", .text("https://schema.org/" + (isAvailable ? "InStock" : "SoldOut"))),
                ("availabilityStarts", .text(period.checkIn.iso)),
                ("availabilityEnds", .text(period.checkOut.iso)),
                ("url", .text(page)),
            ])
    }

    private static func degrees(_ millionths: Int) -> String { decimal(Int64(millionths), decimals: 6) }

    /// `decimal(-1234, decimals: 2)` is `-12.34`.
    static func decimal(_ number: Int64, decimals: Int) -> String {
        guard decimals > 0 else { return String(number) }
        let digits = String(number.magnitude)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return (number < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}

extension StayDetail {
    /// Somebody is behind a desk, so that it is a business and not a house to let.
    fileprivate var isHotel: Bool {
        summary.share == .hotelRoom || [.hotel, .ryokan, .guesthouse].contains(summary.kind)
    }
}

extension StayShare {
    /// In the words that search engines ask of a VacationRental.
    fileprivate var additionalType: String {
        switch self {
        case .entire: "EntirePlace"
        case .privateRoom, .hotelRoom: "PrivateRoom"
        case .sharedRoom: "SharedRoom"
        }
    }
}

extension Conditions {
    /// What a link to one stay says when it is shared: dates and people, not where somebody searched.
    var forSharing: Conditions {
        var kept = forOneStay
        kept.place = nil
        return kept
    }
}
