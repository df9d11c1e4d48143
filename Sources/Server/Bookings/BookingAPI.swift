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
        let request = try await call.order(BookingRequest.self)
        let (order, key) = try named { () throws(AddressFault) in
            let order = try BookingOrder(request)
            return (order, try BookingKey(header: call.request.headers["idempotency-key"], of: order))
        }
        return BookingAPI.response(try await site.book(order, by: person, key: key, call))
    }

    /// `GET /api/v1/bookings?when=coming`
    @Sendable
    static func list(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let asked: BookingsQuery
        do {
            asked = try BookingsQuery(call.query)
        } catch {
            throw .badField(error)
        }
        let records = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.list(of: person.account)
        }
        let details = asked.when.chosen(from: records.map { site.detail($0) }) { $0.phase }
        let size = BookingPaging.pageSize
        var answer = BookingPage()
        answer.count = details.count
        answer.page = asked.page
        answer.bookings = Array(details.dropFirst((asked.page - 1) * size).prefix(size))
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
        let request = try await call.order(BookingChangeRequest.self)
        let order = try named { () throws(AddressFault) in try BookingMove(request) }
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

    /// `POST /api/v1/bookings/42/cancellation`, with `refund` only if that much comes back.
    @Sendable
    static func cancel(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let id = try call.bookingID()
        let refund = try call.refund()
        let cancellation = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.cancel(id, of: person.account, expecting: refund)
        }
        let title = Words(call.language).notCancelledTitle
        switch cancellation {
        case .cancelled(let record): return response(site, record)
        case .noBooking: throw .notFound
        case .refused(let refusal): return BookingProblem.refused(refusal, title: title, call).response
        case .refundChanged(let record):
            return BookingProblem.refundChanged(site.detail(record), title: title, call).response
        }
    }

    /// What is wrong in a body or a header of it is named.
    private static func named<Order>(_ read: () throws(AddressFault) -> Order) throws(Refusal) -> Order {
        do {
            return try read()
        } catch {
            throw .badMember(error)
        }
    }

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

extension Call {
    /// A booking's number in the address.
    func bookingID() throws(Refusal) -> Booking.ID { try Call.bookingID(parameters.first ?? "") }

    static func bookingID(_ text: String) throws(Refusal) -> Booking.ID {
        guard let number = Int64(text), number > 0, String(number) == text else { throw .notFound }
        return Booking.ID(number)
    }

    /// That was shown to whoever cancels, in minor units; nil where it doesn't matter.
    fileprivate func refund() throws(Refusal) -> Int64? {
        if request.query.first("refund") == "" {
            throw .badField(AddressFault(field: "refund", reason: .malformed))
        }
        do {
            return try query.number("refund", in: 0...Int64.max)
        } catch {
            throw .badField(error)
        }
    }
}
