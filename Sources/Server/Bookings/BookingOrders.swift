import Domain
import HTTP
import Routes
import Screens
import SignIn
import Storage

extension BookingOrder {
    /// Says which field is missing or wrong.
    package init(_ request: BookingRequest) throws(AddressFault) {
        let number = try Field.needed(request.stay, "stay")
        guard number >= 1 else { throw Field.fault("stay", .outOfRange) }
        let period = try Field.period(request.checkIn, request.checkOut)
        let party = try Field.party(request)
        self.init(
            stay: Stay.ID(Int32(clamping: number)), period: period, party: party,
            total: try Field.total(request.total, request.currency))
    }
}

/// Other days for a booking, and what they cost.
package struct BookingMove {
    package let period: Period
    package let total: Money

    package init(_ request: BookingChangeRequest) throws(AddressFault) {
        period = try Field.period(request.checkIn, request.checkOut)
        total = try Field.total(request.total, request.currency)
    }
}

/// How the fields of what was sent are checked.
private enum Field {
    static func fault(_ field: String, _ reason: AddressFault.Reason) -> AddressFault {
        AddressFault(field: field, reason: reason)
    }

    static func needed<Value>(_ value: Value?, _ field: String) throws(AddressFault) -> Value {
        guard let value else { throw fault(field, .missing) }
        return value
    }

    static func period(_ checkIn: String?, _ checkOut: String?) throws(AddressFault) -> Period {
        let arrival = try day(checkIn, "check_in")
        let departure = try day(checkOut, "check_out")
        guard let period = Period(checkIn: arrival, checkOut: departure) else {
            throw fault("check_out", departure < arrival ? .contradictory : .outOfRange)
        }
        return period
    }

    private static func day(_ text: String?, _ field: String) throws(AddressFault) -> Day {
        guard let day = Day(iso: try needed(text, field)) else { throw fault(field, .malformed) }
        return day
    }

    static func party(_ request: BookingRequest) throws(AddressFault) -> Party {
        let adults = try needed(request.adults, "adults")
        guard (1...Party.most).contains(adults) else { throw fault("adults", .outOfRange) }
        let (children, infants) = (request.children ?? 0, request.infants ?? 0)
        guard (0...Party.most).contains(children) else { throw fault("children", .outOfRange) }
        guard let party = Party(adults: adults, children: children, infants: infants) else {
            throw fault("infants", .outOfRange)
        }
        return party
    }

    static func total(_ minor: Int64?, _ code: String?) throws(AddressFault) -> Money {
        let minor = try needed(minor, "total")
        guard minor >= 0 else { throw fault("total", .outOfRange) }
        guard let currency = Currency(code: try needed(code, "currency")) else { throw fault("currency", .malformed) }
        return Money(minor: minor, currency: currency)
    }
}

extension BookingKey {
    /// From the header that makes asking twice harmless: 1 to 255 printable characters of ASCII.
    package init(header text: String?, of order: BookingOrder) throws(AddressFault) {
        let header = "Idempotency-Key"
        guard let text, !text.isEmpty else { throw AddressFault(field: header, reason: .missing) }
        guard text.utf8.count <= 255, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw AddressFault(field: header, reason: .malformed)
        }
        self.init(text, of: order)
    }

    init(_ text: String, of order: BookingOrder) {
        self.init(text, digest: Digest.sha256(Array(order.question.utf8)))
    }
}

extension BookingOrder {
    /// All that it asks, in one line.
    fileprivate var question: String {
        let numbers = [
            Int64(stay.number), Int64(period.checkIn.number), Int64(period.checkOut.number), Int64(party.adults),
            Int64(party.children), Int64(party.infants), total.minor,
        ]
        return (["booking"] + numbers.map { String($0) } + [total.currency.code]).joined(separator: " ")
    }
}
