import Domain
import Engines
import Foundation
import Seeded
import Storage
import Synchronization

/// The kernel and the model take the same random steps, and must come to the same each time.
struct ModelTrial {
    let seed: UInt64

    func run(steps: [Engine: Int]) async throws {
        for engine in Engine.allCases {
            guard let count = steps[engine], count > 0 else { continue }
            try await withPlace(engine) { place in
                let start = ContinuousClock.now
                var walk = try await ModelWalk(try await place.open(), seed: seed)
                try await walk.run(count)
                let seconds = (ContinuousClock.now - start).components.seconds
                say("\(engine): \(count) steps as in the model (\(walk.tally)), \(seconds) s")
            }
        }
    }

    /// Where there is one, in memory that looks like a disk: every statement is the same, and syncing costs nothing.
    private func withPlace(_ engine: Engine, _ work: (Engines.Place) async throws -> Void) async throws {
        let memory = "/dev/shm"
        guard engine == .sqlite, FileManager.default.isWritableFile(atPath: memory) else {
            return try await engine.withPlace(work)
        }
        let folder = memory + "/nadri-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await work(.sqlite(file: folder + "/nadri.sqlite"))
    }
}

/// One walk, step by step.
struct ModelWalk {
    private struct Asked {
        let order: BookingOrder
        let digest: UInt8
        let guest: Int
        let day: Day
        let answer: KeptAnswer
    }

    private let database: Database
    private let bookings: Bookings
    private let houses: [Stay.ID]
    private let people: [Account.ID]
    private let today: Now
    private let seed: UInt64
    private var numbers: SeededNumbers
    private var model = Model(houses: ModelWalk.houseCount)
    private static let houseCount = 8
    private var keys: [(key: String, asked: Asked)] = []
    private var step = 0
    /// How often what came out.
    private var counts: [String: Int] = [:]

    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    private final class Now: Sendable {
        let day = Mutex(Houses.today)
    }

    init(_ database: Database, seed: UInt64) async throws {
        let today = Now()
        self.today = today
        self.database = database
        self.seed = seed
        bookings = Bookings(
            database,
            clock: BookingClock(
                now: { Int64(today.day.withLock { $0 }.number) * 86_400 }, today: { _ in today.day.withLock { $0 } }))
        houses = try await Houses.build(in: database, count: ModelWalk.houseCount)
        numbers = SeededNumbers(seed: seed)
        var people: [Account.ID] = []
        for number in 0..<4 {
            let account = Account(
                id: Account.ID(0), handle: "guest_\(number)", introduction: "", phone: "01012345678",
                birthDate: Day(number: 10_957), avatarSeed: 0, createdAt: 0)
            people.append(try await Accounts(database).create(AccountDraft(account, passwordHash: "hash")))
        }
        self.people = people
    }

    var tally: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }

    mutating func run(_ count: Int) async throws {
        for _ in 0..<count {
            step += 1
            try await take()
            if step % 400 == 0 { turnDay() }
            if step % 10_000 == 0 { try await look() }
        }
        try await look()
    }

    private mutating func take() async throws {
        switch (Int.random(in: 0..<20, using: &numbers), model.anyone(&numbers)) {
        case (0...4, let id?): try await change(id)
        case (5...8, let id?): try await cancel(id)
        case (9...10, _) where !keys.isEmpty: try await askAgain()
        case (11, _): try await list()
        default: try await book()
        }
    }

    private mutating func book() async throws {
        let house = Int.random(in: 0..<houses.count, using: &numbers)
        let guest = Int.random(in: 0..<people.count, using: &numbers)
        var order = BookingOrder(
            stay: houses[house], period: days(), party: two, total: Money(minor: 0, currency: .krw))
        order.total = price(order.period, isRight: !numbers.oneIn(12))
        let answer = try await ask(order, guest, "key \(step)", digest: UInt8(truncatingIfNeeded: step))
        keys.append(
            (
                "key \(step)",
                Asked(
                    order: order, digest: UInt8(truncatingIfNeeded: step), guest: guest, day: model.today,
                    answer: answer)
            ))
        if keys.count > 200 { keys.removeFirst(100) }
    }

    /// Asks as if for the first time, and compares.
    private mutating func ask(_ order: BookingOrder, _ guest: Int, _ key: String, digest: UInt8) async throws
        -> KeptAnswer
    {
        let answer = try await send(order, guest, key, digest)
        guard case .answered(let kept) = answer else { throw difference("no answer, but \(answer)") }
        let house = houses.firstIndex(of: order.stay) ?? 0
        let expected = outcome(
            model.verdict(house, order.period), isRight: order.total == price(order.period, isRight: true))
        guard kept.status == expected else { throw difference("booking gives \(kept), not \(expected)") }
        if let id = Int64(kept.body) { model.book(Booking.ID(id), house, guest, order.period) }
        note("booking", expected)
        return kept
    }

    private mutating func askAgain() async throws {
        let index = Int.random(in: 0..<keys.count, using: &numbers)
        let (key, asked) = keys[index]
        // A day later the key is a new one.
        guard asked.day == model.today else {
            keys.remove(at: index)
            _ = try await ask(asked.order, asked.guest, key, digest: asked.digest)
            return
        }
        let isOther = numbers.oneIn(3)
        let answer = try await send(asked.order, asked.guest, key, isOther ? asked.digest &+ 1 : asked.digest)
        let expected: KeyedAnswer = isOther ? .otherQuestion : .answered(asked.answer)
        guard answer == expected else { throw difference("asking again gives \(answer), not \(expected)") }
        note("asked again", 0)
    }

    private func send(_ order: BookingOrder, _ guest: Int, _ key: String, _ digest: UInt8) async throws -> KeyedAnswer {
        let name = BookingKey(key, digest: [UInt8](repeating: digest, count: 32))
        return try await bookings.book(order, by: people[guest], key: name) { outcome in
            switch outcome {
            case .booked(let record): KeptAnswer(status: 201, body: "\(record.booking.id.number)")
            case .noStay: KeptAnswer(status: 404, body: "")
            case .refused(let refusal, _):
                KeptAnswer(status: refusal.isAboutNights ? 409 : refusal == .alreadyPast ? 422 : 500, body: "no")
            case .priceChanged: KeptAnswer(status: 402, body: "no")
            }
        }
    }

    private mutating func change(_ id: Booking.ID) async throws {
        guard let entry = model.entries[id] else { return }
        let (period, isRight, isOwner) = (days(), !numbers.oneIn(12), !numbers.oneIn(10))
        let guest = isOwner ? entry.guest : (entry.guest + 1) % people.count
        let answer = try await bookings.change(
            id, of: people[guest], to: period, total: price(period, isRight: isRight))
        let status =
            switch answer {
            case .changed: 201
            case .noBooking: 404
            case .unchangeable: 410
            case .refused(let refusal, _): refusal.isAboutNights ? 409 : refusal == .alreadyPast ? 422 : 500
            case .priceChanged: 402
            }
        let expected =
            !isOwner
            ? 404
            : entry.isCancelled || !model.mayCancel(entry)
                ? 410
                : entry.period == period
                    ? 201 : outcome(model.verdict(entry.house, period, except: id), isRight: isRight)
        guard status == expected else { throw difference("changing gives \(answer), not \(expected)") }
        if expected == 201 { model.move(id, to: period) }
        note("change", expected)
    }

    private mutating func cancel(_ id: Booking.ID) async throws {
        guard let entry = model.entries[id] else { return }
        let isOwner = !numbers.oneIn(10)
        let guest = isOwner ? entry.guest : (entry.guest + 1) % people.count
        let answer = try await bookings.cancel(id, of: people[guest])
        let status =
            switch answer {
            case .cancelled: 201
            case .noBooking: 404
            case .refused: 410
            case .refundChanged: 409
            }
        let expected = !isOwner ? 404 : entry.isCancelled || model.mayCancel(entry) ? 201 : 410
        guard status == expected else { throw difference("cancelling gives \(answer), not \(expected)") }
        if expected == 201 { model.cancel(id) }
        note("cancellation", expected)
    }

    /// The newest of somebody's bookings are those that the model has.
    private mutating func list() async throws {
        let guest = Int.random(in: 0..<people.count, using: &numbers)
        for record in try await bookings.list(of: people[guest], limit: 20) {
            guard let entry = model.entries[record.booking.id] else { continue }
            let booking = record.booking
            guard booking.period == entry.period, (booking.cancelled != nil) == entry.isCancelled, entry.guest == guest
            else { throw difference("\(booking) is listed, not \(entry)") }
        }
        note("list", 0)
    }

    private mutating func turnDay() {
        model.turnDay()
        let day = model.today
        today.day.withLock { $0 = day }
    }

    private func look() async throws {
        let houses = houses
        let faults = try await nightFaults(database) { stay in
            Houses.preparationDays(of: houses.firstIndex { Int64($0.number) == stay } ?? 0)
        }
        guard faults.isEmpty else { throw difference("\(faults)") }
    }

    private func outcome(_ verdict: Model.Verdict, isRight: Bool) -> Int {
        switch verdict {
        case .past: 422
        case .nightsGone: 409
        case .done: isRight ? 201 : 402
        }
    }

    private func price(_ period: Period, isRight: Bool) -> Money {
        let total = Houses.tariff.price(for: period, guests: 2).total
        return isRight ? total : Money(minor: total.minor + 1, currency: total.currency)
    }

    private mutating func days() -> Period {
        let checkIn = model.today.advanced(by: .random(in: -1...150, using: &numbers))
        let checkOut = checkIn.advanced(by: .random(in: 0...5, using: &numbers))
        return Period(checkIn: checkIn, checkOut: checkOut) ?? Houses.oneDay
    }

    private var two: Party { Party(adults: 2) ?? .unnamed }

    private mutating func note(_ what: String, _ status: Int) {
        counts[status == 0 ? what : "\(what) \(status)", default: 0] += 1
    }

    private func difference(_ text: String) -> Difference {
        Difference(description: "seed \(seed), step \(step): \(text)")
    }
}
