import Domain
import HTTP
import Routes
import Screens
import Server
import Storage
import Wire

/// What is sent to book: an order that reads can be booked by anybody's clock, and says the same when it is written and read again.
func readBooking(_ bytes: [UInt8]) {
    if let request = try? BookingRequest(reading: bytes), let order = try? BookingOrder(request) {
        precondition((0...Period.longest).contains(order.period.checkIn.days(until: order.period.checkOut)))
        precondition((1...Party.most).contains(order.party.adults) && order.total.minor >= 0)
        let again = BookingRequest(stay: order.stay, period: order.period, party: order.party, total: order.total)
        precondition((try? BookingOrder(again)) == order, "An order is written as another.")
        let header = String(decoding: bytes.prefix(300), as: UTF8.self)
        if let key = try? BookingKey(header: header, of: order) {
            precondition(key.text == header && key.digest.count == 32 && (1...255).contains(key.text.utf8.count))
        }
    }
    if let request = try? BookingChangeRequest(reading: bytes), let move = try? BookingMove(request) {
        precondition((0...Period.longest).contains(move.period.checkIn.days(until: move.period.checkOut)))
        precondition(move.total.minor >= 0)
    }
    // What goes out comes in again at clients, who are written with the same code.
    checkReturn(BookingRequest.self, bytes)
    checkReturn(BookingChangeRequest.self, bytes)
    checkReturn(BookingDetail.self, bytes)
    checkReturn(BookingProblem.self, bytes)
    checkReturn(StayQuote.self, bytes)
}

private func checkReturn<Value: WireValue & Equatable>(_ type: Value.Type, _ bytes: [UInt8]) {
    guard let value = Value(json: bytes) else { return }
    precondition(Value(json: value.json) == value)
}

/// What is asked of bookings and calendars in an address.
func readBookingQuery(_ bytes: [UInt8]) {
    guard let target = Target(bytes) else { return }
    let query = Routes.Query(target.query.pairs.map { (name: $0.name, value: $0.value) })
    if let asked = try? BookingsQuery(query) { precondition((1...Conditions.lastPage).contains(asked.page)) }
    if let days = try? CalendarDays(query), let first = days.first, let last = days.last {
        precondition(first <= last)
    }
}
