import Demo
import Domain
import Routes
import Screens
import Storage

extension Site {
    /// One stay with all that its page shows, priced for the dates when there are some.
    /// - Returns: nil when there is no such stay. The terms are there with dates only.
    func known(
        _ id: Stay.ID, _ conditions: Conditions
    ) async throws(StorageFault) -> (stay: StayDetail, terms: StayTerms?)? {
        guard let stay = try await stays.stay(id), let shown = catalogue.shown(id) else { return nil }
        var detail = StayDetail(stay, shown.summary(nil, nights: conditions.period?.nights))
        detail.reviews = try await stays.reviews(of: id, limit: 12).map { ReviewSummary($0) }
        detail.credits = credits(of: [stay.origin])
        detail.calendarShiftWeeks = try await stays.calendarShift(of: id) / 7
        let guests = max(1, conditions.party.guests)
        var terms: StayTerms?
        if let period = conditions.period {
            terms = try await bookings.terms(of: id)
            detail.isAvailable = terms.map { $0.refusal(of: period, guests: guests) == nil } ?? false
        }
        detail.price(stay.tariff, for: conditions.period, guests: guests)
        return (detail, terms)
    }
}

extension StayDetail {
    fileprivate init(_ stay: Stay, _ summary: StaySummary) {
        self.init()
        self.summary = summary
        self.summary.pictures = (0..<Scene.viewCount).map { Address.picture(stay.id, view: $0).text }
        hostName = stay.host.name
        hostPicture = Address.hostPicture(stay.id).text
        country = stay.country
        capacity = stay.capacity
        bedrooms = stay.bedrooms
        beds = stay.beds
        halfBaths = stay.halfBaths
        amenities = stay.amenities.members
        minimumNights = stay.minimumNights
        maximumNights = stay.maximumNights
        introduction = stay.summary
        details = stay.details
    }

    /// Without dates the weekday price shows, as such.
    fileprivate mutating func price(_ tariff: Tariff?, for period: Period?, guests: Int) {
        guard let tariff, tariff.isValid else { return }
        guard let period else {
            summary.averagePerNight = tariff.weekday
            return
        }
        let lines = tariff.quote(for: period, guests: guests)
        quote = QuoteLines(lines)
        summary.averagePerNight = lines.averagePerNight
        summary.total = lines.total
    }
}

extension ReviewSummary {
    init(_ review: Review) {
        self.init()
        author = review.author
        date = review.date
        text = review.text
    }
}
