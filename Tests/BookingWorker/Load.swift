import Domain
import Glibc
import Seeded
import Storage

/// Books and cancels for ever.
struct Load: Sendable {
    private let bookings: Bookings
    private let stay: Stay.ID
    private let seed: UInt64
    private static let today = Day(number: 20_788)

    init(_ database: Database, stay: Stay.ID, seed: UInt64) {
        bookings = Bookings(
            database, clock: BookingClock(now: { 1_796_083_200 }, today: { _ in Load.today }))
        self.stay = stay
        self.seed = seed
    }

    func run(_ account: Account.ID) async {
        var numbers = SeededNumbers(seed: seed &* 100 &+ UInt64(account.number))
        var mine: [Booking.ID] = []
        var step = 0
        while true {
            step += 1
            if mine.count > 3, numbers.oneIn(2) {
                let id = mine.removeFirst()
                say("? \(id.number)")
                if case .cancelled? = try? await bookings.cancel(id, of: account) { say("- \(id.number)") }
            } else if let id = await book(account, &numbers, key: "\(seed) \(account.number) \(step)") {
                mine.append(id)
                say("+ \(id.number) \(account.number)")
            }
        }
    }

    private func book(_ account: Account.ID, _ numbers: inout SeededNumbers, key: String) async -> Booking.ID? {
        let checkIn = Load.today.advanced(by: .random(in: 1...700, using: &numbers))
        let checkOut = checkIn.advanced(by: .random(in: 0...4, using: &numbers))
        guard let period = Period(checkIn: checkIn, checkOut: checkOut), let two = Party(adults: 2),
            let terms = try? await bookings.terms(of: stay), let price = terms.price(for: period, guests: 2)
        else { return nil }
        let order = BookingOrder(stay: stay, period: period, party: two, total: price.total)
        let name = BookingKey(key, digest: [UInt8](repeating: 7, count: 32))
        let answer = try? await bookings.book(order, by: account, key: name) { outcome in
            guard case .booked(let record) = outcome else { return KeptAnswer(status: 409, body: "") }
            return KeptAnswer(status: 201, body: "\(record.booking.id.number)")
        }
        guard case .answered(let kept)? = answer, kept.status == 201 else { return nil }
        return Int64(kept.body).map { Booking.ID($0) }
    }

    /// In one piece, at once.
    private func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(1, bytes, bytes.count)
    }
}
