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
        let terms = try await site.terms(of: id)
        let guests = max(1, conditions.party.guests)
        var quote = StayQuote()
        quote.stay = Int(id.number)
        quote.checkIn = period.checkIn
        quote.checkOut = period.checkOut
        if let price = terms.price(for: period, guests: guests) {
            quote.quote = QuoteLines(price.quote)
            quote.lodging = price.lodging.map { LodgingLineRecord($0) }
        }
        if let (refusal, alternatives) = terms.refusal(of: period, guests: guests) {
            quote.refusal = RefusalRecord(refusal, Words(call.language))
            quote.alternatives = alternatives.map { PeriodRecord($0) }
        }
        quote.cancellation = CancellationTerms(terms.stay.rules.cancellation, arrivingOn: period.checkIn)
        quote.arrivalHour = terms.stay.rules.arrivalHour
        quote.departureHour = terms.stay.rules.departureHour
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

extension Site {
    fileprivate func terms(of id: Stay.ID) async throws(Refusal) -> StayTerms {
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
