import Domain
import HTTP
import Markup
import Routes
import Screens
import Storage
import Views
import Words

/// What somebody has booked, page by page, and cancelling without a script (S1-11, S1-12). All of it is theirs alone, and no browser
/// keeps any of it.
enum BookingPages {
    /// `/bookings`, with `booked=42` or `cancelled=42` after that was done.
    @Sendable
    static func list(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.reader(call)
        let records = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.list(of: person.account, withCancelled: false)
        }
        let schedule = BookingSchedule(records) { record in
            record.booking.phase(on: site.clock.today(in: record.stay.zone))
        }
        var state = BookingsScreen.State()
        state.language = call.language
        state.note = try await site.note(of: person.account, records, call)
        let marked = state.note.kind == .booked ? schedule.page { $0.booking.id.number == state.note.booking } : nil
        state.pageCount = schedule.pageCount
        // Past the end, as after something was cancelled, the last page comes.
        state.page = min(try call.bookingsPage() ?? marked ?? 1, schedule.pageCount)
        let page = schedule.page(state.page)
        state.coming = page.coming.map { site.card($0) }
        state.past = page.past.map { site.card($0) }
        var document = Document(BookingsView.self, state, title: Words(call.language).schedule)
        document.isDrawnAnew = true
        return document.response(site, call)
    }

    /// `/bookings/42`, with `cancel=1` and the question open; `/bookings/42.ics` for calendars.
    @Sendable
    static func one(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.reader(call)
        if let name = call.parameters.first, name.hasSuffix(".ics") {
            let record = try await site.booking(try Call.bookingID(String(name.dropLast(4))), of: person)
            return BookingCalendar.response(site, record, call)
        }
        let record = try await site.booking(try call.bookingID(), of: person)
        return page(site, call, record, asks: call.request.query.first("cancel") == "1")
    }

    /// `/bookings/42/receipt`
    @Sendable
    static func receipt(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let member = try await site.member(call)
        let record = try await site.booking(try call.bookingID(), of: member.person)
        let words = Words(call.language)
        let zone = record.stay.zone
        let sections = ReceiptView.sections(
            words, site.detail(record), guest: member.account.shownName,
            bookedOn: site.clock.day(of: record.booking.bookedAt, in: zone),
            cancelledOn: record.booking.cancelled.map { site.clock.day(of: $0.at, in: zone) })
        var document = Document(title: words.receipt, sections: sections)
        document.scripts = ["print.js"]
        document.isDrawnAnew = true
        return document.response(site, call)
    }

    /// `POST /bookings/42/cancellation`. Twice is once.
    @Sendable
    static func cancel(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let id = try call.bookingID()
        // Without what was shown nothing is cancelled: nobody would know what comes back.
        guard let refund = fields.first("refund").flatMap({ Int64($0) }) else { throw .badBody }
        let cancellation = try await site.stored { () async throws(StorageFault) in
            try await site.bookings.cancel(id, of: member.account.id, expecting: refund)
        }
        switch cancellation {
        case .cancelled:
            return Response.redirect(to: BookingAddress.list(.cancelled(id)).text).with("Cache-Control", "no-store")
        case .noBooking: throw .notFound
        case .refused: return page(site, call, try await site.booking(id, of: member.person), status: .conflict)
        case .refundChanged(let record):
            return page(site, call, record, asks: true, fault: .refundChanged, status: .conflict)
        }
    }

    private static func page(
        _ site: Site, _ call: Call, _ record: BookingRecord, asks: Bool = false, fault: BookingScreen.Fault = .none,
        status: Status = .ok
    ) -> Response {
        let token = FormToken(site, call)
        var state = BookingScreen.State()
        state.language = call.language
        state.booking = site.detail(record)
        state.today = site.clock.today(in: record.stay.zone)
        if let cancelled = record.booking.cancelled {
            state.cancelledOn = site.clock.day(of: cancelled.at, in: record.stay.zone)
        }
        state.mapLink = MapAppAddress.text(record.stay.position, name: record.stay.name, isApple: call.isFromApple)
        state.formToken = token.text
        state.isAsking = asks && state.mayCancel
        state.fault = fault
        let title = Words(call.language).bookingTitle + " · " + record.stay.name
        var document = Document(BookingView.self, state, title: title)
        document.isDrawnAnew = true
        var response = document.response(site, call, status: status)
        if let cookie = token.cookie { response.headers.append(cookie) }
        return response
    }
}

extension Site {
    /// One of somebody's bookings; what is another's isn't there.
    fileprivate func booking(_ id: Booking.ID, of person: Person) async throws(Refusal) -> BookingRecord {
        let record = try await stored { () async throws(StorageFault) in try await bookings.one(id, of: person.account)
        }
        guard let record else { throw .notFound }
        return record
    }

    fileprivate func card(_ record: BookingRecord) -> BookingCard {
        BookingCard(detail(record), today: clock.today(in: record.stay.zone))
    }

    /// What the address says was done is said only where it's so.
    /// - Parameter records: those that hold.
    fileprivate func note(
        of account: Account.ID, _ records: [BookingRecord], _ call: Call
    ) async throws(Refusal) -> BookingsScreen.Note {
        if let booked = call.number("booked"), let record = records.first(where: { $0.booking.id == booked }) {
            return BookingsScreen.Note(.booked, detail(record))
        }
        guard let cancelled = call.number("cancelled") else { return BookingsScreen.Note() }
        let record = try await stored { () async throws(StorageFault) in try await bookings.one(cancelled, of: account)
        }
        guard let record, record.booking.cancelled != nil else { return BookingsScreen.Note() }
        return BookingsScreen.Note(.cancelled, detail(record))
    }
}

extension Call {
    fileprivate func number(_ field: String) -> Booking.ID? {
        request.query.first(field).flatMap { try? Call.bookingID($0) }
    }

    fileprivate func bookingsPage() throws(Refusal) -> Int? {
        do {
            return try query.number("page", in: 1...Int64(BookingPaging.mostListed / BookingPaging.pageSize)).map {
                Int($0)
            }
        } catch {
            throw .badField(error)
        }
    }

    /// Whether the device has Apple's map app. An iPad calls itself a Mac.
    fileprivate var isFromApple: Bool {
        let agent = request.headers["user-agent"] ?? ""
        return ["iPhone", "iPad", "iPod", "Macintosh"].contains { agent.contains($0) }
    }
}
