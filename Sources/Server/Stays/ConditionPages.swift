import Domain
import HTTP
import Routes
import Screens
import Views
import Words

/// The form of the conditions (S1-5).
enum ConditionPages {
    /// Without the browser app a button sends the form with its token as `do`: what the screen makes of it is the next address.
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = try state(site, call)
        guard let token = call.query.first("do") else { return try page(site, call, &state) }
        guard let action = ConditionsScreen.Action(Token(token)) else {
            throw .badField(AddressFault(field: "do", reason: .malformed))
        }
        try moveHandles(&state, call.query)
        for effect in ConditionsScreen.update(&state, action) {
            if case .go(let address) = effect { return led(to: address) }
        }
        return led(to: state.address.text)
    }

    private static func led(to address: String) -> Response {
        Response.redirect(to: address).with("Cache-Control", "no-store")
    }

    private static func state(_ site: Site, _ call: Call) throws(Refusal) -> ConditionsScreen.State {
        let conditions = try call.conditions()
        let look = try call.formLook()
        let place = try site.place(of: conditions)
        var state = ConditionsScreen.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.asked = ConditionsRecord(conditions)
        if let place {
            let summary = site.summary(place, call.language)
            state.placeName = summary.name
            state.placeDetail = summary.detail
        }
        state.picker = site.picker(for: conditions, place, call.language)
        if let half = look.half, state.picker.today <= half, half <= state.picker.last { state.picker.half = half }
        state.picker.months = look.months
        state.referenceCurrency = site.catalogue.rates.reference.code
        // Where no step is named the form goes on with the first that was left out.
        let isNamed = call.query.first("step") != nil || call.query.first("do") != nil
        var walk = conditions.walk(open: look.open, passed: look.passed)
        if !isNamed {
            let first = walk.firstUnsettled.flatMap { ConditionStep(rawValue: $0) }
            walk = conditions.walk(open: first, passed: look.passed)
        }
        state.open = walk.open ?? -1
        state.passed = walk.passed.bits
        return state
    }

    private static func page(
        _ site: Site, _ call: Call, _ state: inout ConditionsScreen.State
    ) throws(Refusal) -> Response {
        if state.open == ConditionStep.price.rawValue {
            state.histogram = try site.histogram(for: state.conditions)
            state.isHistogramFresh = true
        }
        let title = Words(call.language).conditionsTitle
        return Document(ConditionsView.self, state, title: title, shell: "app has-foot has-rail").response(site, call)
    }

    /// Handles that a form sent without the browser app stand where they were left; in either order.
    private static func moveHandles(_ state: inout ConditionsScreen.State, _ query: Routes.Query) throws(Refusal) {
        do throws(AddressFault) {
            let range = 0...Int64(PriceScale.steps)
            guard let one = try query.number("low", in: range), let other = try query.number("high", in: range) else {
                return
            }
            let stood = state.scale.places(lowest: state.conditions.lowestPrice, highest: state.conditions.highestPrice)
            let (low, high) = (Int(min(one, other)), Int(max(one, other)))
            // An end that wasn't moved keeps its price, which may lie between two steps.
            if low != stood.low { state.asked.conditions.lowestPrice = state.scale.lowest(at: low, below: high) }
            if high != stood.high { state.asked.conditions.highestPrice = state.scale.highest(at: high, above: low) }
        } catch {
            throw .badField(error)
        }
    }
}

extension Call {
    func formLook() throws(Refusal) -> FormLook {
        do {
            return try FormLook(query)
        } catch {
            throw .badField(error)
        }
    }
}

extension Site {
    /// What choosing conditions begins with: today where the search looks.
    func picker(for conditions: Conditions, _ place: Place?, _ language: Language) -> Picker {
        let zone =
            place?.zone ?? conditions.area.map { places.city(around: $0.center).zone } ?? origin(for: language).zone
        var picker = Picker()
        picker.zone = zone
        picker.today = clock.today(in: zone)
        return picker
    }
}
