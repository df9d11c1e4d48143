/// Finds a stay's row by its id: open addressing in a table at most four fifths full, four bytes an entry.
///
/// It holds row numbers only; the ids are read from the rows. Searches don't use it, only the writer does.
final class RowTable {
    /// Row + 1; 0 is empty.
    private var entries: [Int32]

    init(capacity: Int) {
        entries = [Int32](repeating: 0, count: capacity + capacity / 4 + 16)
    }

    var bytes: Int { entries.count * MemoryLayout<Int32>.stride }

    func row(of id: Int32, idOf: (Int) -> Int32) -> Int? {
        var place = start(id)
        while entries[place] != 0 {
            let row = Int(entries[place]) - 1
            if idOf(row) == id { return row }
            place = next(place)
        }
        return nil
    }

    /// Remembers the row for an id, in place of an earlier one.
    func set(_ row: Int, for id: Int32, idOf: (Int) -> Int32) {
        var place = start(id)
        while entries[place] != 0, idOf(Int(entries[place]) - 1) != id { place = next(place) }
        entries[place] = Int32(row + 1)
    }

    /// Gives every row its new number.
    func renumber(_ numbers: [Int32]) {
        for place in entries.indices where entries[place] != 0 {
            entries[place] = numbers[Int(entries[place]) - 1] + 1
        }
    }

    /// A table twice as large where this one would become too full with so many rows, else this one.
    func grown(toHold rows: Int, idOf: (Int) -> Int32) -> RowTable {
        guard rows + rows / 4 > entries.count else { return self }
        let larger = RowTable(capacity: rows * 2)
        for entry in entries where entry != 0 {
            larger.set(Int(entry) - 1, for: idOf(Int(entry) - 1), idOf: idOf)
        }
        return larger
    }

    private func start(_ id: Int32) -> Int {
        // Fibonacci hashing: consecutive ids, the usual ones, land far apart.
        let mixed = (UInt64(UInt32(bitPattern: id)) &* 0x9E37_79B9_7F4A_7C15) >> 32
        return Int(truncatingIfNeeded: (mixed &* UInt64(entries.count)) >> 32)
    }

    private func next(_ place: Int) -> Int { place + 1 == entries.count ? 0 : place + 1 }
}
