import Domain
import HTTP
import Routes
import Screens
import Search
import SignIn
import Storage
import Views
import Words

/// What was found, and one stay in full.
enum StayPages {
    @Sendable
    static func results(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        let conditions = try call.conditions()
        var state = Results.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.asked = ConditionsRecord(conditions)
        let asked = try site.place(of: conditions)
        state.placeName = asked?.names[call.language] ?? ""
        state.picker = site.picker(for: conditions, asked, call.language)
        let look = try call.look()
        state.map.isFirst = look.isMap
        state.map.camera = look.camera
        state.found = try site.page(of: conditions, pins: pins(conditions, look))
        state.hearts = await site.hearts(call)
        state.map.area = conditions.area ?? state.found.extent ?? asked?.rectangle
        state.map.hasPins = look.isMap
        // Cards do without; where a map opens beside them, it asks for its pins.
        if !look.isMap { state.found.pins = [] }
        let place = state.placeName.isEmpty ? words.anywhere : state.placeName
        // The map's room is kept from the first line on, as the map itself comes last.
        var document = Document(
            ResultsView.self, state, title: place + " · " + words.staysFound(state.found.count),
            shell: "app has-tabs has-pane")
        document.hasMap = true
        return document.response(site, call)
    }

    /// Beside cards the pins only tell how far what was found reaches, unless the address says which part of the map is
    /// meant. For that the cheaper ones do.
    private static func pins(_ conditions: Conditions, _ look: ResultsLook) -> PinScope {
        if look.isMap { return .beyondPage }
        return conditions.area == nil ? .everyStay : .none
    }

    /// `/stays/42?check_in=…`; with `confirm=1` under the last look before a booking.
    @Sendable
    static func one(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let conditions = try call.conditions()
        var state = try await state(site, call, conditions)
        if let look = try call.finalDialog() {
            let earlier = try await site.earlierAnswer(under: look.key, call)
            if case .booked(let booking) = earlier, booking.stay == (try call.stayID()),
                booking.period == conditions.period
            {
                return Response.redirect(to: BookingAddress.list(.booked(booking.id)).text).with(
                    "Cache-Control", "no-store")
            }
            // Without days there is nothing to look at yet.
            guard state.dialog.offer != nil else {
                let form = Address.reservation(try call.stayID(), conditions)
                return Response.redirect(to: form.text).with("Cache-Control", "no-store")
            }
            state.dialog.isOpen = true
            state.dialog.key = look.key.isEmpty || earlier != nil ? site.newQuestionKey() : look.key
        }
        return page(state, site, call)
    }

    /// The page of the stay that the call's address names, under these conditions.
    static func state(_ site: Site, _ call: Call, _ conditions: Conditions) async throws(Refusal) -> StayScreen.State {
        let id = try call.stayID()
        let found = try await site.detail(of: id, conditions)
        var state = StayScreen.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.stay = found.stay
        state.hearts = await site.hearts(call)
        state.asked = ConditionsRecord(conditions)
        state.link = call.request.origin.description + Address.stay(id, conditions.forOneStay).text
        if let period = conditions.period, let terms = found.terms {
            var offer = StayQuote(
                of: id, on: terms, period, guests: max(1, conditions.party.guests), Words(call.language))
            // What can't be had back any more isn't promised.
            offer.cancellation.steps.removeAll { step in step.until < terms.calendar.today }
            state.dialog.offer = offer
        }
        return state
    }

    static func page(
        _ state: StayScreen.State, _ site: Site, _ call: Call, status: Status = .ok
    ) -> Response {
        let introduction = String(state.stay.introduction.prefix(150))
        var document = Document(
            StayView.self, state, title: state.stay.summary.name, description: introduction,
            shell: "app has-foot has-rail")
        document.preview = SharePreview(of: state.stay, state.conditions, call)
        return document.response(site, call, status: status)
    }
}

/// How a question was answered whose key an address bears.
private enum EarlierAnswer {
    /// It was booked and stands, though perhaps nobody heard of it.
    case booked(Booking)
    /// With no, or it was cancelled since: what is asked now needs another key.
    case spent
}

extension Site {
    /// Which names one question, so that asking again is harmless.
    func newQuestionKey() -> String { Base64URL.encode(membership.randomness.bytes(12)) }

    /// What whoever asks was answered under that key; nil where they never were.
    fileprivate func earlierAnswer(under key: String, _ call: Call) async throws(Refusal) -> EarlierAnswer? {
        guard let person = call.person, !key.isEmpty else { return nil }
        let kept = try await stored { () async throws(StorageFault) in
            try await bookings.answer(under: key, of: person.account)
        }
        guard let kept else { return nil }
        guard let id = kept.bookingID, let booking = try await standing(id, of: person.account) else { return .spent }
        return .booked(booking)
    }

    /// A booking of theirs that wasn't cancelled.
    func standing(_ id: Booking.ID, of account: Account.ID) async throws(Refusal) -> Booking? {
        let record = try await stored { () async throws(StorageFault) in try await bookings.one(id, of: account) }
        return record.flatMap { $0.booking.cancelled == nil ? $0.booking : nil }
    }
}

extension Call {
    /// Whether the address asks for the last look before a booking.
    fileprivate func finalDialog() throws(Refusal) -> FinalDialogLook? {
        do {
            return try FinalDialogLook.asked(by: query)
        } catch {
            throw .badField(error)
        }
    }
}
