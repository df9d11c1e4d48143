import Domain
import Storage
import Synchronization

/// One house whose nights are open from the first of December 2026 on, people who want them, and a clock of their own.
struct BookingStage: Sendable {
    let database: Database
    let bookings: Bookings
    let clock: StageClock
    let house: Stay.ID
    let people: [Account.ID]

    init(_ database: Database, people count: Int = 1, _ change: (inout Stay) -> Void = { _ in }) async throws {
        self.database = database
        clock = StageClock()
        bookings = Bookings(database, clock: clock.forBookings)
        var stay = Stay.sample()
        change(&stay)
        house = try await Stays(database).save([StayDraft(stay, openNights: .sample(open: Array(0..<730)))])[0]
        var people: [Account.ID] = []
        for number in 0..<count {
            people.append(try await Accounts(database).create(.sample(handle: "guest_\(number)")))
        }
        self.people = people
    }

    var jun: Account.ID { people[0] }

    /// Nights counted from the first of December.
    func nights(_ first: Int, _ count: Int = 2) -> Period {
        let checkIn = Day.start.advanced(by: first)
        return Period(checkIn: checkIn, checkOut: checkIn.advanced(by: count)) ?? .day
    }

    func price(_ period: Period) -> Money {
        Tariff.sample().price(for: period, guests: 2).total
    }

    func order(_ period: Period, total: Money? = nil) -> BookingOrder {
        BookingOrder(stay: house, period: period, party: .two, total: total ?? price(period))
    }

    /// Books under a key of its own and gives what came of it.
    func book(
        _ period: Period, by guest: Account.ID? = nil, key: String = "", total: Money? = nil
    ) async throws -> BookingOutcome? {
        let outcome = Kept()
        let text = key.isEmpty ? "key \(clock.number())" : key
        _ = try await bookings.book(
            order(period, total: total), by: guest ?? jun, key: .sample(text, "\(period)")
        ) { made in
            outcome.value.withLock { $0 = made }
            return KeptAnswer(made)
        }
        return outcome.value.withLock { $0 }
    }

    /// The same, which must succeed.
    func booked(_ period: Period, by guest: Account.ID? = nil) async throws -> Booking {
        guard case .booked(let record) = try await book(period, by: guest) else { throw NotBooked() }
        return record.booking
    }

    struct NotBooked: Error {}

    private final class Kept: Sendable {
        let value = Mutex<BookingOutcome?>(nil)
    }
}

/// The time of one test.
final class StageClock: Sendable {
    private let state = Mutex<(now: Int64, numbers: Int)>((startOfDecember, 0))

    func advance(days: Int) { state.withLock { $0.now += Int64(days) * 86_400 } }
    var now: Int64 { state.withLock { $0.now } }

    /// Another one each time.
    func number() -> Int {
        state.withLock {
            $0.numbers += 1
            return $0.numbers
        }
    }

    var forBookings: BookingClock {
        BookingClock(now: { self.now }, today: { _ in Day(number: Int32(self.now / 86_400)) })
    }
}

extension BookingClock {
    /// The first of December 2026, for ever.
    static let december = BookingClock(now: { startOfDecember }, today: { _ in .start })
}

extension Accounts {
    /// With the clock of these tests.
    @discardableResult
    func delete(_ id: Account.ID) async throws(StorageFault) -> Account? {
        try await delete(id, clock: .december)
    }
}

extension Party {
    static let two = Party(adults: 2) ?? .unnamed
}

extension Period {
    /// The first of December for the day.
    static let day = Period(between: .start, and: .start) ?? unexpected("one day is a period")

    private static func unexpected(_ why: String) -> Period { preconditionFailure(why) }
}

extension BookingKey {
    static func sample(_ text: String = "key", _ question: String = "") -> BookingKey {
        let bytes = Array(question.utf8.prefix(31))
        return BookingKey(text, digest: bytes + [UInt8](repeating: 1, count: 32 - bytes.count))
    }
}

extension KeptAnswer {
    /// Says in a word what came of it.
    init(_ outcome: BookingOutcome) {
        switch outcome {
        case .booked(let record): self.init(status: 201, body: "\(record.booking.id.number)")
        case .noStay: self.init(status: 404, body: "")
        case .refused(let refusal, let alternatives): self.init(status: 409, body: "\(refusal) \(alternatives.count)")
        case .priceChanged(let price): self.init(status: 409, body: "\(price.total.minor)")
        }
    }
}
