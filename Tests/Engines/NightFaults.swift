import Storage

/// What isn't as it must be of the bookings of a database at any time: each that stands holds its nights and no others, and no
/// night is held twice.
/// - Parameter preparationDays: that every stay keeps free after its guests.
public func nightFaults(_ database: Database, preparationDays: Int = 0) async throws -> [String] {
    try await nightFaults(database) { _ in preparationDays }
}

/// - Parameter preparationDays: that a stay keeps free, by its number.
public func nightFaults(_ database: Database, preparationDays: (Int64) -> Int) async throws -> [String] {
    let (held, kept) = try await database.readTogether { connection throws(StorageFault) in
        (
            try connection.run(
                "SELECT stay, check_in_date, check_out_date, id FROM bookings WHERE cancelled_at IS NULL"),
            try connection.run("SELECT stay, night_date, booking FROM booked_nights")
        )
    }
    var faults: [String] = []
    var expected: Set<[Int64]> = []
    for row in held {
        var next = RowReader(row)
        let stay: Int64 = try next.number()
        let (checkIn, checkOut): (Int64, Int64) = (try next.number(), try next.number())
        let booking: Int64 = try next.number()
        for night in checkIn..<max(checkOut, checkIn + 1) + Int64(preparationDays(stay)) {
            expected.insert([stay, night, booking])
        }
    }
    var found: Set<[Int64]> = []
    var nights: Set<[Int64]> = []
    for row in kept {
        var next = RowReader(row)
        let night: [Int64] = [try next.number(), try next.number(), try next.number()]
        found.insert(night)
        if !nights.insert(Array(night.prefix(2))).inserted { faults.append("night \(night) is held twice") }
    }
    if found != expected {
        faults.append(
            "held \(found.subtracting(expected).count) too many, \(expected.subtracting(found).count) too few")
    }
    return faults
}
