import Domain
import Markup
import Routes
import Screens
import Words

/// Main picture, rating, name, price per night and total (S1-6.3, S1-6.5, S1-6.6).
enum StayCard {
    /// - Parameter isFirst: the first cards' pictures are loaded at once, the others when they come near.
    static func node(
        _ words: Words, _ stay: StaySummary, conditions: Conditions, hearts: Hearts, isFirst: Bool
    ) -> Node {
        article(.class("card")) {
            picture(stay, isFirst: isFirst)
            HeartButton.node(words, stay.wish, name: stay.name, in: hearts)
            div(.class("card-body")) {
                div(.class("card-top")) {
                    Rating.node(words, hundredths: stay.ratingHundredths, reviewCount: stay.reviewCount)
                    span(.class("card-area")) { stay.area }
                }
                h2 {
                    a(.id(stay.wish.anchor), .href(address(of: stay, conditions))) { stay.name }
                }
                price(words, stay)
            }
        }
    }

    /// The smaller card of the map's strip (S1-7.3).
    static func mini(
        _ words: Words, _ stay: StaySummary, conditions: Conditions, hearts: Hearts, isChosen: Bool
    ) -> Node {
        article(.class(isChosen ? "mini is-chosen" : "mini")) {
            picture(stay, isFirst: false)
            div(.class("card-body")) {
                h2 { a(.href(address(of: stay, conditions))) { stay.name } }
                Rating.node(words, hundredths: stay.ratingHundredths, reviewCount: stay.reviewCount)
                price(words, stay)
            }
            HeartButton.node(words, stay.wish, name: stay.name, in: hearts)
        }
    }

    private static func picture(_ stay: StaySummary, isFirst: Bool) -> Node {
        div(.class("pic")) {
            if let picture = stay.pictures.first {
                img(
                    .attribute("src", picture), .attribute("alt", ""), .attribute("width", 400),
                    .attribute("height", 300), .attribute("loading", isFirst ? "eager" : "lazy"),
                    .attribute("decoding", "async"))
            }
        }
    }

    private static func price(_ words: Words, _ stay: StaySummary) -> Node {
        p(.class("price-row")) {
            Price.perNight(words, stay)
            if let total = Price.total(words, stay) { span(.class("total")) { total } }
        }
    }

    private static func address(of stay: StaySummary, _ conditions: Conditions) -> String {
        // Order and page too: they are the way back where no script knows it.
        Address.stay(Stay.ID(Int32(clamping: stay.id)), conditions).text
    }
}
