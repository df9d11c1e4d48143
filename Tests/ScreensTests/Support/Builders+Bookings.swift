import Domain
import Routes
import Screens

extension BookingDetail {
    /// Jun's two nights in the lantern house, 10 → 12 March 2027, as on the first of March: the requirements' example.
    static var lantern: BookingDetail {
        let stay = StayDetail.lantern
        var booking = BookingDetail()
        booking.id = 7
        booking.stay.id = stay.summary.id
        booking.stay.name = stay.summary.name
        booking.stay.area = stay.summary.area
        booking.stay.zone = "Asia/Seoul"
        booking.stay.kind = stay.summary.kind
        booking.stay.hostName = stay.hostName
        booking.stay.hostPicture = stay.hostPicture
        booking.stay.pictures = stay.summary.pictures
        booking.stay.arrivalHour = 15
        booking.stay.departureHour = 11
        if let period = Conditions.march.period {
            let price = Tariff(currency: .krw, weekday: 100_000, weekend: 120_000, cleaning: 20_000)
                .price(for: period, guests: 2)
            booking.checkIn = period.checkIn
            booking.checkOut = period.checkOut
            booking.nights = period.nights
            booking.quote = QuoteLines(price.quote)
            booking.lodging = price.lodging.map { LodgingLineRecord($0) }
            booking.cancellation = CancellationTerms(.moderate, arrivingOn: period.checkIn)
        }
        booking.adults = 2
        booking.infants = 1
        booking.mayChange = true
        booking.mayCancel = true
        booking.refund = 235_400
        return booking
    }

    var cancelled: BookingDetail {
        var booking = self
        booking.phase = .cancelled
        booking.mayCancel = false
        booking.cancelledAt = 1_803_891_600
        booking.refund = 117_700
        return booking
    }
}

extension BookingScreen.State {
    /// Of the first of March 2027.
    static var example: BookingScreen.State {
        var state = BookingScreen.State()
        state.booking = .lantern
        state.today = Day(number: 20_878)
        state.mapLink = "geo:37.550000,126.980000"
        state.formToken = "token"
        return state
    }
}

extension BookingsScreen.State {
    /// One just booked, and one of last year.
    static var example: BookingsScreen.State {
        var state = BookingsScreen.State()
        let today = Day(number: 20_878)
        state.coming = [BookingCard(.lantern, today: today)]
        var past = BookingDetail.lantern
        past.id = 3
        past.phase = .past
        past.stay.name = "<남산 & \"별\">"
        past.checkIn = today.advanced(by: -90)
        past.checkOut = past.checkIn
        state.past = [BookingCard(past, today: today)]
        state.note = BookingsScreen.Note(.booked, .lantern)
        return state
    }
}
