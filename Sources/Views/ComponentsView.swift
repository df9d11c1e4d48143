import Domain
import Markup
import Routes
import Screens
import Words

/// Every piece in its states, to look at while building.
public enum ComponentsView {
    public static func sections(_ words: Words) -> [Node] {
        [
            main(.id("main"), .class("wrap show")) {
                h1 { "Components" }
                piece("Button") {
                    button(.class("btn btn-primary")) { words.search }
                    button(.class("btn btn-line")) { words.back }
                    button(.class("btn btn-line"), .flag("disabled")) { words.close }
                }
                piece("Chip") {
                    button(.class("chip"), .pressed(false)) { words.amenity(.kitchen) }
                    button(.class("chip"), .pressed(true)) {
                        Icon.check.node(.small)
                        words.amenity(.parking)
                    }
                }
                piece("Rating") {
                    Rating.node(words, hundredths: 492, reviewCount: 128)
                    Rating.node(words, hundredths: nil, reviewCount: 0)
                }
                piece("Banner") {
                    div(.class("banner")) {
                        Icon.alert.node(.medium)
                        span(.class("grow")) { words.staysFailed }
                    }
                }
                piece("Card") {
                    StayCard.node(words, example, conditions: Conditions(), hearts: Hearts(), isFirst: true)
                }
                piece("Heart") {
                    HeartButton.node(words, example.wish, name: example.name, in: Hearts())
                    HeartButton.node(words, example.wish, name: example.name, in: Hearts([example.wish]))
                }
                piece("Empty state") {
                    EmptyState.node(title: words.nothingFoundTitle, text: words.nothingFoundText, isHeading: false) {
                        button(.class("btn btn-primary")) { words.chooseAnother }
                    }
                }
                piece("Icons") { for icon in Icon.allCases { icon.node() } }
            },
            Preferences.node(words, back: Address.components.text),
            TabBar.node(words, isMember: false),
        ]
    }

    private static func piece(_ name: String, @Nodes content: Content) -> Node {
        section(.class("sec")) {
            h2(.class("h3")) { name }
            div(.class("line-up")) { content() }
        }
    }

    private static var example: StaySummary {
        var stay = StaySummary()
        stay.id = 1
        stay.name = "남산 노을 레지던스"
        stay.area = "용산구 후암동"
        stay.kind = .residence
        stay.ratingHundredths = 492
        stay.reviewCount = 128
        stay.currency = "KRW"
        stay.averagePerNight = 117_700
        stay.total = 235_400
        stay.nights = 2
        stay.pictures = ["/pictures/themes/hanok.svg"]
        return stay
    }
}
