import Domain
import Storage

/// What the demo world's traveller has booked: some nights to come in different houses, and one that was cancelled.
public enum DemoBookings {
    /// Days from today, nights, and how many came along.
    private static let wishes = [(days: 6, nights: 2, adults: 2), (17, 3, 1), (40, 7, 2), (75, 2, 4)]

    /// Made once: somebody who has booked before keeps what there is.
    /// - Returns: how many were made.
    public static func run(
        _ bookings: Bookings, _ accounts: Accounts, _ stays: Stays
    ) async throws(StorageFault) -> Int {
        guard let guest = try await accounts.account(handle: DemoAccounts.all[0].handle),
            try await bookings.list(of: guest.id, limit: 1).isEmpty
        else { return 0 }
        var made: [Booking.ID] = []
        // Houses lie in the order in which they were made, those of one place together.
        let houses = try await stays.forIndex(limit: 200).map(\.id)
        for (number, wish) in wishes.enumerated() where houses.count > number * 40 {
            if let id = try await book(wish, in: houses[number * 40], by: guest.id, bookings) { made.append(id) }
        }
        if let last = made.last { _ = try await bookings.cancel(last, of: guest.id) }
        return made.count
    }

    /// The days wished for, or the nearest that can be had; nil when there are none.
    private static func book(
        _ wish: (days: Int, nights: Int, adults: Int), in stay: Stay.ID, by guest: Account.ID, _ bookings: Bookings
    ) async throws(StorageFault) -> Booking.ID? {
        guard let terms = try await bookings.terms(of: stay) else { return nil }
        let checkIn = terms.calendar.today.advanced(by: wish.days)
        let adults = min(wish.adults, terms.stay.capacity)
        guard let wished = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: wish.nights)),
            let party = Party(adults: adults)
        else { return nil }
        let isFree = terms.calendar.refusal(of: wished) == nil
        guard let period = isFree ? wished : terms.calendar.alternatives(to: wished, most: 1).first,
            let price = terms.price(for: period, guests: adults)
        else { return nil }
        let order = BookingOrder(stay: stay, period: period, party: party, total: price.total)
        let key = BookingKey("demo \(stay.number)", digest: [UInt8](repeating: 0, count: 32))
        let answer = try await bookings.book(order, by: guest, key: key) { outcome in
            guard case .booked(let record) = outcome else { return KeptAnswer(status: 409, body: "") }
            return KeptAnswer(status: 201, body: "\(record.booking.id.number)")
        }
        guard case .answered(let kept) = answer else { return nil }
        return Int64(kept.body).map { Booking.ID($0) }
    }
}
