import Domain
import Storage
import Synchronization

/// Houses and people; and where the next booking is that nobody else wants.
final class BenchStage: Sendable {
    private let database: Database
    private let bookings: Bookings
    private let houses: [Stay.ID]
    private let people: [Account.ID]
    private let next = Atomic(0)

    private static let today = Day(number: 20_878)
    private static let now = Int64(20_878) * 86_400
    private static let houseCount = 3000
    private static let peopleCount = 256
    private static let nights = 2
    private static let tariff = Tariff(
        currency: .krw, weekday: 120_000, weekend: 150_000, guestsIncluded: 2, extraGuest: 20_000, cleaning: 30_000,
        servicePercent: 8, weeklyDiscountPercent: 5)
    /// As long as a booking's detail is, which is kept to answer the same question again.
    private static let answer = KeptAnswer(status: 201, body: String(repeating: "x", count: 1400))

    enum Fault: Error {
        case notBooked(KeyedAnswer), full
    }

    init(_ database: Database) async throws {
        self.database = database
        bookings = Bookings(
            database, clock: BookingClock(now: { BenchStage.now }, today: { _ in BenchStage.today }))
        var open = OpenNights(first: BenchStage.today)
        for index in 0..<OpenNights.capacity { open[BenchStage.today.advanced(by: index)] = true }
        let drafts = (0..<BenchStage.houseCount).map { StayDraft(BenchStage.house($0), openNights: open) }
        houses = try await Stays(database).save(drafts)
        var people: [Account.ID] = []
        for number in 0..<BenchStage.peopleCount {
            let account = Account(
                id: Account.ID(0), handle: "guest_\(number)", introduction: "", phone: "01012345678",
                birthDate: Day(number: 10_957), avatarSeed: 0, createdAt: BenchStage.now)
            people.append(try await Accounts(database).create(AccountDraft(account, passwordHash: "hash")))
        }
        self.people = people
    }

    private static func house(_ number: Int) -> Stay {
        Stay(
            id: Stay.ID(0), origin: .demo, originKey: "house-\(number)", name: "집 \(number)", kind: .hanok,
            share: .entire,
            host: Stay.Host(key: "hana", name: "Hana"), position: .null, area: "종로구 가회동", country: "KR",
            zone: "Asia/Seoul", capacity: 4, bedrooms: 2, beds: 2, halfBaths: 2, amenities: AmenitySet([.wifi]),
            tariff: tariff, maximumNights: 60, summary: "마당이 있는 집")
    }

    /// The kernel books.
    func book(_ guest: Int) async throws {
        let place = try place()
        let order = BookingOrder(
            stay: place.house, period: place.period, party: Party(adults: 2) ?? .unnamed, total: place.price.total)
        let key = BookingKey("key-\(place.number)", digest: [UInt8](repeating: 7, count: 32))
        let answer = try await bookings.book(order, by: people[guest % people.count], key: key) { outcome in
            if case .booked = outcome { BenchStage.answer } else { KeptAnswer(status: 409, body: "") }
        }
        guard answer == .answered(BenchStage.answer) else { throw Fault.notBooked(answer) }
    }

    /// The reference: the rows that the kernel writes, with nothing asked and nothing checked.
    func write(_ guest: Int) async throws {
        let place = try place()
        let account = people[guest % people.count]
        try await database.writeSharing { connection throws(StorageFault) in
            let row = try connection.run(BenchStage.bookingSentence, place.booking(of: account)).first
            guard let row, let id = row.values.first else { throw .corrupt("no id") }
            _ = try connection.run(
                BenchStage.nightSentence,
                forEach: (0..<BenchStage.nights).map { index in
                    [
                        .number(place.house.number), .number(place.period.night(index).number), id, .number(Int64(0)),
                    ]
                })
            _ = try connection.run(BenchStage.outboxSentence, [.text("nights"), .number(place.house.number)])
            _ = try connection.run(
                BenchStage.answerSentence,
                [
                    .number(account.number), .text("key-\(place.number)"), .blob([UInt8](repeating: 7, count: 32)),
                    .number(Int64(BenchStage.answer.status)), .text(BenchStage.answer.body), .number(BenchStage.now),
                ])
        }
    }

    private func place() throws -> BenchPlace {
        let number = next.add(1, ordering: .relaxed).oldValue
        let first = number / houses.count * BenchStage.nights
        let checkIn = BenchStage.today.advanced(by: first)
        guard first + BenchStage.nights < Period.longest,
            let period = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: BenchStage.nights))
        else { throw Fault.full }
        return BenchPlace(
            number: number, house: houses[number % houses.count], period: period,
            price: BenchStage.tariff.price(for: period, guests: 2))
    }

    private static let bookingSentence = """
        INSERT INTO bookings (
            stay, account, check_in_date, check_out_date, adults, children, infants, currency, lodging_lines, lodging,
            extra_guests, discount_percent, discount, cleaning, service, tax, cancellation, booked_at
        ) VALUES ($1, $2, $3, $4, 2, 0, 0, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'flexible', $14) RETURNING id
        """
    private static let nightSentence =
        "INSERT INTO booked_nights (stay, night_date, booking, is_preparation) VALUES ($1, $2, $3, $4)"
    private static let outboxSentence = "INSERT INTO outbox (noun, number) VALUES ($1, $2)"
    private static let answerSentence = """
        INSERT INTO booking_answers (account, key, digest, status, body, answered_at) VALUES ($1, $2, $3, $4, $5, $6)
        """
}

/// Nights of a house that are free.
private struct BenchPlace {
    let number: Int
    let house: Stay.ID
    let period: Period
    let price: BookingPrice

    func booking(of account: Account.ID) -> [SQLValue] {
        let quote = price.quote
        let lines = price.lodging.map { "\($0.kind.slug) \($0.nights) \($0.price)" }.joined(separator: ",")
        return [
            .number(house.number), .number(account.number), .number(period.checkIn.number),
            .number(period.checkOut.number), .text(quote.currency.code), .text(lines), .number(quote.lodging),
            .number(quote.extraGuests), .number(quote.discountPercent), .number(quote.discount),
            .number(quote.cleaning),
            .number(quote.service), .number(quote.tax), .number(Int64(20_878) * 86_400),
        ]
    }
}
