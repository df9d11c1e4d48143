import Domain
import HTTP
import Routes
import Screens
import SignIn
import Storage
import Views
import Words

/// From a stay to its booking: the form that asks for what is missing (S1-9), and what the last look sends where no script runs (S1-10.3).
enum ReservationPages {
    /// `/stays/42/booking?check_in=…`. Without the browser app a button sends the form with its token as `do`: what the screen makes of
    /// it is the next address.
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = try await state(site, call)
        guard let token = call.query.first("do") else {
            let title = Words(call.language).reservationTitle
            return Document(ReservationView.self, state, title: title, shell: "app has-foot has-rail")
                .response(site, call)
        }
        guard let action = ReservationScreen.Action(Token(token)) else {
            throw .badField(AddressFault(field: "do", reason: .malformed))
        }
        for effect in ReservationScreen.update(&state, action) {
            if case .go(let address) = effect { return led(to: address) }
        }
        return led(to: state.address.text)
    }

    /// `POST /stays/42/booking`
    ///
    /// The form has no token of one browser in it, as the page with the last look is the same for many: so the browser has to say that it
    /// stands on a page of ours.
    @Sendable
    static func book(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try SameSite.checkIsSaid(call)
        if call.person == nil, call.mayRenew { throw .renewAndSendAgain }
        let id = try call.stayID()
        let sent = try SentReservation(try await call.form())
        guard let person = call.person else {
            let back = Address.finalDialog(id, sent.conditions, key: sent.key).text
            return led(to: Address.signIn(back: back).text)
        }
        let order = try sent.order(of: id)
        let kept = try await site.book(order, by: person, key: BookingKey(sent.key, of: order), call)
        if let booked = kept.bookingID {
            // A page from before a cancellation asks what was answered long ago: its question is asked anew.
            let stands = try await site.standing(booked, of: person.account) != nil
            let again = Address.finalDialog(id, sent.conditions).text
            return led(to: stands ? BookingAddress.list(.booked(booked)).text : again)
        }
        var state = try await StayPages.state(site, call, sent.conditions)
        state.dialog.isOpen = true
        state.dialog.key = site.newQuestionKey()
        if let problem = BookingProblem(json: Array(kept.body.utf8)) {
            // The page may know the new price already; what was shown is what was sent.
            if problem.quote != nil { state.dialog.offer?.quote?.total = order.total.minor }
            state.dialog.refuse(problem)
        }
        state.showPrice()
        return StayPages.page(state, site, call, status: Status(rawValue: kept.status)).replacing(
            "Cache-Control", "no-store")
    }

    private static func led(to address: String) -> Response {
        Response.redirect(to: address).with("Cache-Control", "no-store")
    }

    private static func state(_ site: Site, _ call: Call) async throws(Refusal) -> ReservationScreen.State {
        let id = try call.stayID()
        let conditions = try call.conditions()
        let look = try call.formLook()
        _ = try site.place(of: conditions)
        guard let shown = site.catalogue.shown(id) else { throw .notFound }
        let terms = try await site.terms(of: id)
        var state = ReservationScreen.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.stay = shown.summary(nil, nights: nil)
        state.capacity = terms.stay.capacity
        state.isPriced = terms.stay.tariff?.isValid == true
        state.asked = ConditionsRecord(conditions)
        state.days = CalendarRecord(terms.calendar)
        state.picker.zone = terms.stay.zone
        state.picker.today = terms.calendar.today
        state.picker.months = look.months
        if let half = look.half, case .begins = terms.calendar.choice(of: half, after: nil) {
            state.picker.half = half
        }
        // Where no step is named the form goes on with the first that isn't filled in.
        let isNamed = call.query.first("step") != nil || call.query.first("do") != nil
        state.open = ReservationScreen.Step(look.open)?.rawValue ?? (isNamed ? nil : state.walk.firstUnsettled) ?? -1
        return state
    }
}

/// What the form of the last look sends.
private struct SentReservation {
    let conditions: Conditions
    let key: String
    let total: Int64?
    let currency: String?

    init(_ fields: HTTP.Query) throws(Refusal) {
        let query = Routes.Query(fields.pairs.map { (name: $0.name, value: $0.value) })
        do throws(AddressFault) {
            conditions = try Conditions(query)
            key = try FinalDialogLook.key(in: query)
            guard !key.isEmpty else { throw AddressFault(field: "key", reason: .missing) }
            total = try query.number("total", in: 0...Int64.max)
        } catch {
            throw .badMember(error)
        }
        currency = fields.first("currency")
    }

    func order(of id: Stay.ID) throws(Refusal) -> BookingOrder {
        var request = BookingRequest()
        request.stay = Int(id.number)
        request.checkIn = conditions.period?.checkIn.iso
        request.checkOut = conditions.period?.checkOut.iso
        let party = conditions.party.booking
        request.adults = party.adults
        request.children = party.children
        request.infants = party.infants
        request.total = total
        request.currency = currency
        do {
            return try BookingOrder(request)
        } catch {
            throw .badMember(error)
        }
    }
}
