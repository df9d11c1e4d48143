import Domain
import Markup
import Routes
import Screens
import Words

/// The parts of a stay's page that only tell: what it offers, asks, costs, and what people said.
enum StayFacts {
    @Nodes
    static func amenities(_ words: Words, _ stay: StayDetail) -> [Node] {
        if !stay.amenities.isEmpty {
            section {
                h2(.class("h3")) { words.amenities }
                ul(.class("amen")) {
                    for amenity in stay.amenities {
                        li {
                            icon(of: amenity).node()
                            span { words.amenity(amenity) }
                        }
                    }
                }
            }
        }
    }

    private static func icon(of amenity: Amenity) -> Icon {
        switch amenity {
        case .wifi: .wifi
        case .kitchen, .breakfast, .microwave, .refrigerator, .barbecue: .kitchen
        case .parking: .parking
        case .airConditioning, .heating: .climate
        case .bathtub, .hotTub, .pool: .bath
        case .desk: .desk
        case .view, .beach, .garden, .balcony: .compass
        default: .check
        }
    }

    static func rules(_ words: Words, _ stay: StayDetail) -> Node {
        section {
            h2(.class("h3")) { words.rules }
            ul(.class("plain muted")) {
                li { words.minimumStay(stay.minimumNights) }
                if stay.maximumNights < Period.longest { li { words.maximumStay(stay.maximumNights) } }
                if stay.calendarShiftWeeks > 0 { li { words.calendarMoved(weeks: stay.calendarShiftWeeks) } }
            }
        }
    }

    @Nodes
    static func reviews(_ words: Words, _ stay: StayDetail) -> [Node] {
        if !stay.reviews.isEmpty {
            section(.id("reviews"), .attribute("aria-labelledby", "reviews-title")) {
                h2(.id("reviews-title"), .class("h3")) { words.reviewsTitle }
                ul(.class("reviews")) {
                    for review in stay.reviews {
                        li {
                            p {
                                b { review.author }
                                " "
                                time(.class("small"), .attribute("datetime", review.date.iso)) {
                                    words.month(of: review.date)
                                }
                            }
                            p(.class("prose")) { review.text }
                        }
                    }
                }
            }
        }
    }

    @Nodes
    static func credits(_ words: Words, _ stay: StayDetail) -> [Node] {
        for credit in stay.credits { p(.class("small credit")) { words.credit(credit) } }
    }

    /// Period and total in one line, or why there is none.
    static func terms(_ words: Words, _ state: StayScreen.State) -> String {
        guard state.stay.summary.averagePerNight != nil else { return words.priceUnknownText }
        guard let period = state.conditions.period else { return words.withoutDates }
        if let refusal = state.dialog.offer?.refusal { return words.period(period) + " · " + refusal.text }
        guard let total = Price.total(words, state.stay.summary) else { return words.period(period) }
        return words.period(period) + " · " + total
    }
}
