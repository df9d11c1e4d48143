import Domain
import Glibc
import Seeded
import Storage
import StoragePostgres
import StorageSQLite

// Books and cancels until it's killed, and says of each what was acknowledged, for tests that look at what is there afterwards.
// Arguments: sqlite or postgres, where the database is, the migrations, the stay, the seed, the accounts.
//
// Lines: `+ 7 3` booking 7 of account 3 is acknowledged; `? 7` its cancellation begins; `- 7` it is acknowledged.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 6, let stay = Int32(arguments[3]), let seed = UInt64(arguments[4]) else { exit(64) }
let accounts = arguments.dropFirst(5).compactMap { Int64($0) }.map { Account.ID($0) }

let migrations = MigrationFolder(path: arguments[2])
let database =
    arguments[0] == "sqlite"
    ? try await SQLiteDatabase.open(file: arguments[1], migrations: migrations)
    : try await PostgresDatabase.open(address: arguments[1], migrations: migrations, connections: 4)
let today = Day(number: 20_788)
let bookings = Bookings(database, clock: BookingClock(now: { 1_796_083_200 }, today: { _ in today }))

await withTaskGroup(of: Void.self) { group in
    for (number, account) in accounts.enumerated() {
        group.addTask { await work(account, SeededNumbers(seed: seed &* 100 &+ UInt64(number))) }
    }
}

func work(_ account: Account.ID, _ start: SeededNumbers) async {
    var numbers = start
    var mine: [Booking.ID] = []
    var step = 0
    while true {
        step += 1
        if mine.count > 3, numbers.oneIn(2) {
            let id = mine.removeFirst()
            say("? \(id.number)")
            if case .cancelled? = try? await bookings.cancel(id, of: account) { say("- \(id.number)") }
            continue
        }
        if let id = await book(account, &numbers, key: "\(seed) \(account.number) \(step)") {
            mine.append(id)
            say("+ \(id.number) \(account.number)")
        }
    }
}

func book(_ account: Account.ID, _ numbers: inout SeededNumbers, key: String) async -> Booking.ID? {
    let checkIn = today.advanced(by: .random(in: 1...700, using: &numbers))
    let checkOut = checkIn.advanced(by: .random(in: 0...4, using: &numbers))
    guard let period = Period(checkIn: checkIn, checkOut: checkOut), let two = Party(adults: 2),
        let terms = try? await bookings.terms(of: Stay.ID(stay)), let price = terms.price(for: period, guests: 2)
    else { return nil }
    let order = BookingOrder(stay: Stay.ID(stay), period: period, party: two, total: price.total)
    let digest = [UInt8](repeating: 7, count: 32)
    let answer = try? await bookings.book(order, by: account, key: BookingKey(key, digest: digest)) { outcome in
        if case .booked(let record) = outcome { return KeptAnswer(status: 201, body: "\(record.booking.id.number)") }
        return KeptAnswer(status: 409, body: "")
    }
    guard case .answered(let kept)? = answer, kept.status == 201 else { return nil }
    return Int64(kept.body).map { Booking.ID($0) }
}

/// In one piece, at once.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
}
