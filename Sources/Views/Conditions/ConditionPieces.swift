import Domain
import Markup
import Routes
import Screens
import Words

/// What changes the conditions, for the form and for the panel over the results.
struct ConditionPieces {
    let words: Words
    let conditions: Conditions
    let picker: Picker
    let histogram: [Int]
    /// Of the price range.
    let currency: Currency

    func name(of step: ConditionStep) -> String {
        switch step {
        case .place: words.placeStep
        case .dates: words.datesStep
        case .price: words.priceStep
        case .guests: words.guestsStep
        }
    }

    /// What stands in a step so far (S1-5.7, S1-5.8, S1-5.11).
    func value(of step: ConditionStep, placeName: String) -> String {
        switch step {
        case .place:
            if conditions.area != nil { return words.mapArea }
            return placeName.isEmpty ? words.anywhere : placeName
        case .dates:
            if let half = picker.half { return words.openPeriod(half) }
            return conditions.period.map { words.period($0) } ?? words.anyDates
        case .price: return words.priceRange(from: conditions.lowestPrice, to: conditions.highestPrice, in: currency)
        case .guests: return words.party(conditions.party)
        }
    }

    func content(of step: ConditionStep) -> [Node] {
        switch step {
        case .place: []
        case .dates: RangeCalendar(words, picker, conditions.period).nodes()
        case .price: price()
        case .guests: guests()
        }
    }

    @Nodes
    private func price() -> [Node] {
        let scale = PriceScale(currency)
        let places = scale.places(lowest: conditions.lowestPrice, highest: conditions.highestPrice)
        let top = words.openPrice(Money(minor: scale.top, currency: currency))
        p(.class("small")) { words.priceMeaning }
        RangeOverHistogram(
            bars: histogram, low: places.low, high: places.high, steps: PriceScale.steps,
            lowText: words.money(Money(minor: conditions.lowestPrice ?? 0, currency: currency)),
            highText: conditions.highestPrice.map { words.money(Money(minor: $0, currency: currency)) } ?? top
        ).node(words)
    }

    /// - Parameter capacity: how many adults and children there is room for; nil where that isn't known.
    @Nodes
    func guests(within capacity: Int? = nil) -> [Node] {
        ul(.class("rows")) { for kind in Party.Kind.allCases { stepper(kind, capacity).row() } }
        if let capacity {
            p(.class("small"), .optional("role", conditions.party.guests > capacity ? "alert" : nil)) {
                words.mostGuests(capacity)
            }
        } else {
            p(.class("small")) { words.mostOfEach }
        }
    }

    private func stepper(_ kind: Party.Kind, _ capacity: Int?) -> Stepper {
        let more = capacity.map { conditions.party.adding(kind, within: $0) } ?? conditions.party.adding(kind)
        let party = conditions.party
        let name = words.partyKind(kind)
        let canLose = party.removing(kind) != nil
        var notes = [words.ages(kind)]
        if !canLose, party[kind] > 0 { notes.append(words.adultNeeded) }
        return Stepper(
            name: name, notes: notes, count: party[kind],
            less: (PickerAction.remove(kind).token, words.oneLess(name), canLose),
            more: (PickerAction.add(kind).token, words.oneMore(name), more != nil))
    }
}
