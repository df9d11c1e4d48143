import Demo
import Domain
import HTTP
import Routes
import Screens
import Storage
import Words

extension Site {
    /// A booking with everything that its detail shows.
    func detail(_ record: BookingRecord) -> BookingDetail {
        let booking = record.booking
        let today = clock.today(in: record.stay.zone)
        var detail = BookingDetail()
        detail.id = booking.id.number
        detail.phase = booking.phase(on: today)
        detail.stay = BookedStaySummary(record)
        detail.stay.credits = credits(of: [record.stay.origin])
        detail.checkIn = booking.period.checkIn
        detail.checkOut = booking.period.checkOut
        detail.nights = booking.period.nights
        detail.adults = booking.party.adults
        detail.children = booking.party.children
        detail.infants = booking.party.infants
        detail.quote = QuoteLines(booking.price.quote)
        detail.lodging = booking.price.lodging.map { LodgingLineRecord($0) }
        detail.cancellation = CancellationTerms(booking.cancellation, arrivingOn: booking.period.checkIn)
        detail.mayChange = booking.refusalToChange(on: today) == nil
        detail.mayCancel = booking.cancelled == nil && booking.refusalToCancel(on: today) == nil
        detail.bookedAt = booking.bookedAt
        detail.cancelledAt = booking.cancelled?.at
        detail.refund = booking.refund(on: today)
        return detail
    }

    /// What goes out, and is kept, for what came of an order.
    func answer(to outcome: BookingOutcome, _ call: Call) -> KeptAnswer {
        let title = Words(call.language).notBookedTitle
        switch outcome {
        case .booked(let record): return KeptAnswer(.created, detail(record).json)
        case .noStay: return KeptAnswer(BookingProblem.noStay(call))
        case .refused(let refusal, let alternatives):
            return KeptAnswer(BookingProblem.refused(refusal, alternatives, title: title, call))
        case .priceChanged(let price): return KeptAnswer(BookingProblem.priceChanged(price, title: title, call))
        }
    }
}

extension KeptAnswer {
    /// What was booked; nil where nothing was.
    var bookingID: Booking.ID? {
        guard status == Status.created.rawValue else { return nil }
        return BookingDetail(json: Array(body.utf8)).map { Booking.ID($0.id) }
    }

    fileprivate init(_ status: Status, _ json: [UInt8]) {
        self.init(status: status.rawValue, body: String(decoding: json, as: UTF8.self))
    }

    init(_ problem: BookingProblem) {
        self.init(Status(rawValue: problem.status), problem.json)
    }
}

extension BookedStaySummary {
    fileprivate init(_ record: BookingRecord) {
        self.init()
        let stay = record.stay
        id = Int(record.booking.stay.number)
        name = stay.name
        area = stay.area
        country = stay.country
        zone = stay.zone
        kind = stay.kind
        share = stay.share
        hostName = stay.hostName
        hostPicture = Address.hostPicture(record.booking.stay).text
        pictures = (0..<Scene.viewCount).map { Address.picture(record.booking.stay, view: $0).text }
        latitude = Int(stay.position.latitude)
        longitude = Int(stay.position.longitude)
        arrivalHour = stay.arrivalHour
        departureHour = stay.departureHour
        isOffered = !stay.isWithdrawn
    }
}

extension BookingProblem {
    /// - Parameter title: what was not done.
    static func refused(_ refusal: StayRefusal, _ alternatives: [Period], title: String, _ call: Call) -> BookingProblem
    {
        // Nights that others have are a conflict; what could never be booked so is wrongly asked.
        let status: Status = refusal.isAboutNights ? .conflict : .unprocessableContent
        var problem = BookingProblem(
            status, refusal.code.description, title, Words(call.language).refusal(refusal), call)
        problem.field = refusal.field.description
        problem.alternatives = alternatives.map { PeriodRecord($0) }
        return problem
    }

    static func refused(_ refusal: BookingRefusal, title: String, _ call: Call) -> BookingProblem {
        let code =
            switch refusal {
            case .alreadyBegun: "already_begun"
            case .alreadyCancelled: "already_cancelled"
            }
        return BookingProblem(.conflict, code, title, Words(call.language).refusal(refusal), call)
    }

    /// What is shown comes back no longer: the day has changed meanwhile.
    static func refundChanged(_ booking: BookingDetail, title: String, _ call: Call) -> BookingProblem {
        let refund = Words(call.language).refundChanged(booking.amount(booking.refund))
        var problem = BookingProblem(.conflict, "refund_changed", title, refund, call)
        problem.field = "refund"
        return problem
    }

    static func priceChanged(_ price: BookingPrice, title: String, _ call: Call) -> BookingProblem {
        let text = Words(call.language).priceChanged(price.total)
        var problem = BookingProblem(.conflict, "price_changed", title, text, call)
        problem.field = "total"
        problem.quote = QuoteLines(price.quote)
        problem.lodging = price.lodging.map { LodgingLineRecord($0) }
        return problem
    }

    static func noStay(_ call: Call) -> BookingProblem {
        let words = Words(call.language)
        var problem = BookingProblem(.notFound, "not_found", words.notBookedTitle, words.noSuchStay, call)
        problem.field = "stay"
        return problem
    }

    static func keyReused(_ call: Call) -> BookingProblem {
        let words = Words(call.language)
        var problem = BookingProblem(.unprocessableContent, "key_reused", words.notBookedTitle, words.keyReused, call)
        problem.field = "Idempotency-Key"
        return problem
    }

    private init(_ status: Status, _ code: String, _ title: String, _ detail: String, _ call: Call) {
        self.init()
        self.status = status.rawValue
        self.code = code
        self.title = title
        self.detail = detail
        requestID = call.request.id.description
    }

    var response: Response { BookingProblem.response(json, Status(rawValue: status)) }

    static func response(_ json: [UInt8], _ status: Status) -> Response {
        Response.bytes(json, type: "application/problem+json", status: status)
            .with("Cache-Control", "no-store").inLanguageOfReader()
    }
}
