import Domain
import Engines
import Foundation
import Outbound
import Storage
import Synchronization

/// A server with houses and people who book them, and what must hold of its database whatever befell it.
final class Stage: Sendable {
    let place: Engines.Place
    let folder: String
    let guests: [Guest]
    private let program: String
    let client: OutboundClient
    let houses: [Stay.ID]
    private let address: String

    /// - Parameters:
    ///   - people: each has one request under way at a time.
    ///   - houseCount: of those to book.
    init(
        _ program: String, _ place: Engines.Place, in folder: String, people: Int, houseCount: Int = Houses.count,
        seed: UInt64
    ) async throws {
        self.place = place
        self.folder = folder
        self.program = program
        var configuration = OutboundConfiguration.operatorsOwn
        configuration.atOnce = people
        client = OutboundClient(configuration)
        houses = try await Houses.build(in: try await place.open(), count: houseCount)
        guests = (0..<people).map { [houses, client] number in
            Guest("guest_\(number)", seed: seed &* 1000 &+ UInt64(number), houses: houses, client)
        }
        address =
            switch place {
            case .sqlite: "sqlite"
            case .postgres(let address): address
            }
    }

    /// - Parameter folder: another for another server on the same PostgreSQL.
    func serve(in folder: String? = nil) async throws -> Served {
        let folder = folder ?? self.folder
        try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true)
        return try await Served(program, in: folder, database: address, client)
    }

    func join(_ served: Served) async throws {
        for guest in guests { try await guest.join(served.port) }
    }

    /// Everybody books, until nobody is answered any more.
    /// - Parameters:
    ///   - count: after so many answers `then` is called once, amid what is under way.
    func live(_ served: Served, until count: Int, then: @escaping @Sendable () async -> Void) async {
        let moment = Moment(after: count)
        async let broken: Void = moment.come(then)
        await withTaskGroup(of: Void.self) { people in
            for guest in guests {
                people.addTask { await guest.live(served.port) { moment.note() } }
            }
        }
        moment.isOver()
        await broken
    }

    /// Everything acknowledged is there, nothing else, no night is held twice, and who asks again hears the same.
    /// - Returns: what isn't so.
    func faults(_ served: Served) async throws -> [String] {
        for guest in guests { try await guest.settle(served.port) }
        let database = try await place.open()
        let preparationDays = preparationDays
        var faults = try await nightFaults(database, preparationDays: { preparationDays[$0] ?? 0 })
        for guest in guests {
            let rows = try await rows(of: guest, database)
            faults += guest.ledger.withLock { $0.compare(rows) }.map { "\(guest.handle): \($0)" }
            let answers = try await count(
                "SELECT count(*) FROM booking_answers JOIN accounts ON accounts.id = account WHERE handle = $1 AND status = 201",
                guest, database)
            if answers != rows.count { faults.append("\(guest.handle): \(rows.count) bookings, \(answers) answers") }
        }
        if case .sqlite = place { faults += try await integrity(database) }
        return faults
    }

    var acknowledged: Int { guests.reduce(0) { $0 + $1.ledger.withLock { $0.bookings.count } } }

    /// How often 503 was heard.
    var unavailable: Int { guests.reduce(0) { $0 + $1.ledger.withLock { $0.unavailable } } }

    private var preparationDays: [Int64: Int] {
        Dictionary(
            uniqueKeysWithValues: houses.enumerated().map { (Int64($1.number), Houses.preparationDays(of: $0)) })
    }

    private func rows(of guest: Guest, _ database: Database) async throws -> [BookingRow] {
        let rows = try await database.read { connection throws(StorageFault) in
            try connection.run(
                """
                SELECT bookings.id, check_in_date, check_out_date, cancelled_at FROM bookings
                JOIN accounts ON accounts.id = bookings.account WHERE handle = $1
                """, [.text(guest.handle)])
        }
        var bookings: [BookingRow] = []
        for row in rows {
            var next = RowReader(row)
            let id = Booking.ID(try next.number())
            let (checkIn, checkOut) = (Day(number: try next.number()), Day(number: try next.number()))
            guard let period = Period(checkIn: checkIn, checkOut: checkOut) else { throw next.unexpected("days") }
            bookings.append(
                BookingRow(id: id, period: period, isCancelled: try next.optionalNumber(as: Int64.self) != nil))
        }
        return bookings
    }

    private func count(_ sentence: String, _ guest: Guest, _ database: Database) async throws -> Int {
        let rows = try await database.read { connection throws(StorageFault) in
            try connection.run(sentence, [.text(guest.handle)])
        }
        guard let row = rows.first else { return -1 }
        var next = RowReader(row)
        return try next.number()
    }

    private func integrity(_ database: Database) async throws -> [String] {
        let rows = try await database.read { connection throws(StorageFault) in
            try connection.run("PRAGMA integrity_check") + connection.run("PRAGMA foreign_key_check")
        }
        return rows == [SQLRow([.text("ok")])] ? [] : ["SQLite finds its file broken: \(rows)"]
    }
}

/// Comes once so much has happened, or nothing happens any more.
private final class Moment: Sendable {
    private let left: Mutex<Int>
    private let stream: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    init(after count: Int) {
        left = Mutex(count)
        (stream, end) = AsyncStream<Void>.makeStream()
    }

    func note() {
        let isNow = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isNow { end.finish() }
    }

    func isOver() {
        end.finish()
    }

    func come(_ then: @Sendable () async -> Void) async {
        for await _ in stream {}
        await then()
    }
}
