import Domain
import HTTP
import Routes
import Screens
import Storage
import Words

/// When a stay can be booked, and for how much.
enum StayTermsAPI {
    /// `GET /api/v1/stays/42/quote?check_in=2027-03-10&check_out=2027-03-12&adults=2`
    @Sendable
    static func quote(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let id = try call.stayID()
        let conditions = try call.conditions()
        guard let period = conditions.period else {
            throw .badField(AddressFault(field: "check_in", reason: .missing))
        }
        let quote = StayQuote(
            of: id, on: try await site.terms(of: id), period, guests: max(1, conditions.party.guests),
            Words(call.language))
        return Response.json(quote.json).with("Cache-Control", "private, no-cache").inLanguageOfReader().tagged()
    }

    /// `GET /api/v1/stays/42/calendar?from=2027-03-01&to=2027-04-30`: all that can ever be booked where no days are named.
    @Sendable
    static func calendar(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let id = try call.stayID()
        let asked: CalendarDays
        do {
            asked = try CalendarDays(call.query)
        } catch {
            throw .badField(error)
        }
        let terms = try await site.terms(of: id)
        var days = StayDays(terms)
        days.stay = Int(id.number)
        let calendar = terms.calendar
        let tariff = terms.stay.tariff.flatMap { $0.isValid ? $0 : nil }
        for index in 0..<Period.longest {
            let day = calendar.today.advanced(by: index)
            guard asked.holds(day) else { continue }
            var entry = StayDay()
            entry.date = day
            entry.night = calendar.state(of: day)
            entry.price = tariff?.price(of: day)
            entry.noArrival = calendar.refusal(ofArrivalOn: day)?.code.description
            days.days.append(entry)
        }
        return Response.json(days.json).with("Cache-Control", "private, no-cache").tagged()
    }
}

extension StayQuote {
    /// - Parameter guests: adults and children, at least one.
    init(of id: Stay.ID, on terms: StayTerms, _ period: Period, guests: Int, _ words: Words) {
        self.init()
        stay = Int(id.number)
        checkIn = period.checkIn
        checkOut = period.checkOut
        if let price = terms.price(for: period, guests: guests) {
            quote = QuoteLines(price.quote)
            lodging = price.lodging.map { LodgingLineRecord($0) }
        }
        if let (refusal, others) = terms.refusal(of: period, guests: guests) {
            self.refusal = RefusalRecord(refusal, words)
            alternatives = others.map { PeriodRecord($0) }
        }
        cancellation = CancellationTerms(terms.stay.rules.cancellation, arrivingOn: period.checkIn)
        arrivalHour = terms.stay.rules.arrivalHour
        departureHour = terms.stay.rules.departureHour
    }
}

extension Site {
    func terms(of id: Stay.ID) async throws(Refusal) -> StayTerms {
        let terms = try await stored { () async throws(StorageFault) in try await bookings.terms(of: id) }
        guard let terms else { throw .notFound }
        return terms
    }
}

extension StayDays {
    fileprivate init(_ terms: StayTerms) {
        self.init()
        today = terms.calendar.today
        currency = terms.stay.tariff?.currency.code ?? ""
        minimumNights = terms.stay.minimumNights
        maximumNights = terms.stay.maximumNights
        noticeDays = terms.stay.rules.noticeDays
        preparationDays = terms.stay.rules.preparationDays
        seasons = terms.stay.rules.seasons.map { SeasonLengthRecord($0) }
    }
}

extension RefusalRecord {
    fileprivate init(_ refusal: StayRefusal, _ words: Words) {
        self.init()
        code = refusal.code.description
        field = refusal.field.description
        text = words.refusal(refusal)
    }
}
