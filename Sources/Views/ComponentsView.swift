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
                piece("Range calendar") { div(.class("piece")) { RangeCalendar(words, picker, weekend).nodes() } }
                piece("Range over histogram") {
                    div(.class("piece")) {
                        RangeOverHistogram(
                            bars: (0..<50).map { max(0, 24 - abs($0 - 14)) }, low: 4, high: 20, steps: 50, lowText: "4",
                            highText: "20"
                        ).node(words)
                    }
                }
                piece("Stepper") {
                    ul(.class("rows piece")) {
                        for count in 0...1 {
                            let name = words.partyKind(count == 0 ? .child : .adult)
                            Stepper(
                                name: name, notes: [], count: count, less: ("", words.oneLess(name), count > 0),
                                more: ("", words.oneMore(name), true)
                            ).row()
                        }
                    }
                }
                piece("Step form") {
                    div(.class("piece cond")) {
                        for step in 0...1 {
                            StepForm(
                                walk: StepWalk(count: 2, filled: StepWalk.Steps(), passed: StepWalk.Steps(), open: 1),
                                id: "conditions"
                            ).row(
                                step,
                                StepForm.Row(
                                    name: step == 0 ? words.placeStep : words.guestsStep, value: String(step),
                                    content: [.text(words.mostOfEach)]))
                        }
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
                piece("Birth wheels") {
                    div(.class("wheels-shown")) {
                        BirthPicker.node(words, leapDay, today: Day(year: 2027, month: 3, day: 1) ?? Day(number: 0))
                        p(.id("birth-said"), .class("small")) { words.birthHelp }
                    }
                }
                piece("Icons") { for icon in Icon.allCases { icon.node() } }
            },
            Preferences.node(words, back: Address.components.text),
            TabBar.node(words, isMember: false),
        ]
    }

    private static var leapDay: BirthWheels {
        Day(year: 1996, month: 2, day: 29).map { BirthWheels($0) } ?? BirthWheels()
    }

    private static func piece(_ name: String, @Nodes content: Content) -> Node {
        section(.class("sec")) {
            h2(.class("h3")) { name }
            div(.class("line-up")) { content() }
        }
    }

    private static let today = Day(number: 20_881)
    private static let weekend = Period(checkIn: today.advanced(by: 6), checkOut: today.advanced(by: 9))

    private static var picker: Picker {
        var picker = Picker()
        picker.today = today
        return picker
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
