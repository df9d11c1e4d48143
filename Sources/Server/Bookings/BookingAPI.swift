import Domain
import HTTP
import Routes
import Screens
import SignIn
import Storage
import Words

/// Booking, and what one has booked. Everything here is of whoever asks, and nobody else sees it.
enum BookingAPI {
    /// `POST /api/v1/bookings`
    @Sendable
    static func book(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let order = try BookingOrder(try await call.order(BookingRequest.self))
        let key = try call.bookingKey(of: order)
        return BookingAPI.response(try await site.book(order, by: person, key: key, call))
    }

    /// `GET /api/v1/bookings?when=coming`
    @Sendable
    static func list(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let when = try call.when()
        let page = try call.page()
        let records = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.list(of: person.account)
        }
        let details = records.map { site.detail($0) }.filter { when.holds($0.phase) }
        // What is to come begins with what comes next; what is over with what was last.
        let ordered = when == .coming ? details.reversed() : details
        var answer = BookingPage()
        answer.count = ordered.count
        answer.page = page
        answer.bookings = Array(ordered.dropFirst((page - 1) * pageSize).prefix(pageSize))
        return Response.json(answer.json).with("Cache-Control", "no-store")
    }

    /// `GET /api/v1/bookings/42`
    @Sendable
    static func one(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let id = try call.bookingID()
        let record = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.one(id, of: person.account)
        }
        guard let record else { throw .notFound }
        return BookingAPI.response(site, record)
    }

    /// `PATCH /api/v1/bookings/42`: other days.
    @Sendable
    static func change(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let id = try call.bookingID()
        let order = try BookingMove(try await call.order(BookingChangeRequest.self))
        let change = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.change(id, of: person.account, to: order.period, total: order.total)
        }
        let title = Words(call.language).notChangedTitle
        switch change {
        case .changed(let record): return response(site, record)
        case .noBooking: throw .notFound
        case .unchangeable(let refusal): return BookingProblem.refused(refusal, title: title, call).response
        case .refused(let refusal, let alternatives):
            return BookingProblem.refused(refusal, alternatives, title: title, call).response
        case .priceChanged(let price): return BookingProblem.priceChanged(price, title: title, call).response
        }
    }

    /// `POST /api/v1/bookings/42/cancellation`
    @Sendable
    static func cancel(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let id = try call.bookingID()
        let cancellation = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.cancel(id, of: person.account)
        }
        switch cancellation {
        case .cancelled(let record): return response(site, record)
        case .noBooking: throw .notFound
        case .refused(let refusal):
            return BookingProblem.refused(refusal, title: Words(call.language).notCancelledTitle, call).response
        }
    }

    static let pageSize = 20

    private static func response(_ site: Site, _ record: BookingRecord) -> Response {
        Response.json(site.detail(record).json).with("Cache-Control", "no-store").inLanguageOfReader()
    }

    private static func response(_ kept: KeptAnswer) -> Response {
        let bytes = Array(kept.body.utf8)
        let status = Status(rawValue: kept.status)
        guard let id = kept.bookingID else { return BookingProblem.response(bytes, status) }
        return Response.json(bytes, status: status).with("Cache-Control", "no-store")
            .with("Location", Address.bookingAPI(id).text)
    }
}

extension Site {
    /// What an order comes to, whether it was asked by a program or by a form.
    func book(
        _ order: BookingOrder, by person: Person, key: BookingKey, _ call: Call
    ) async throws(Refusal) -> KeptAnswer {
        let answer = try await stored { () async throws(StorageFault) in
            try await bookings.book(order, by: person.account, key: key) { self.answer(to: $0, call) }
        }
        switch answer {
        case .answered(let kept): return kept
        case .otherQuestion: return KeptAnswer(BookingProblem.keyReused(call))
        case .noAccount: throw .notSignedIn
        }
    }
}

/// Which bookings are asked for.
enum BookingsAsked: String, CaseIterable {
    case all, coming, past, cancelled

    func holds(_ phase: BookingPhase) -> Bool {
        switch (self, phase) {
        case (.all, _), (.coming, .coming), (.coming, .staying), (.past, .past), (.cancelled, .cancelled): true
        default: false
        }
    }
}

extension Call {
    /// A booking's number in the address.
    func bookingID() throws(Refusal) -> Booking.ID {
        guard let text = parameters.first, let number = Int64(text), number > 0, String(number) == text else {
            throw .notFound
        }
        return Booking.ID(number)
    }

    fileprivate func when() throws(Refusal) -> BookingsAsked {
        guard let text = request.query.first("when") else { return .all }
        guard let when = BookingsAsked(rawValue: text) else {
            throw .badField(AddressFault(field: "when", reason: .malformed))
        }
        return when
    }

    fileprivate func page() throws(Refusal) -> Int {
        if request.query.first("page") == "" { throw .badField(AddressFault(field: "page", reason: .malformed)) }
        do {
            return try query.number("page", in: 1...Int64(Conditions.lastPage)).map { Int($0) } ?? 1
        } catch {
            throw .badField(error)
        }
    }
}
