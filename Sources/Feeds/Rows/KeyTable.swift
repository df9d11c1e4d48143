/// Numbers keys in the order in which they are first seen, without a string for each.
///
/// About 10 bytes a key beyond the key itself. Hashes are seeded afresh in every process, so no file can be made to collide.
package struct KeyTable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    /// Number + 1 of a key, or 0; a power of two long, never more than half full.
    private var slots: [Int32] = [Int32](repeating: 0, count: 16)

    package init() {}

    package var count: Int { ends.count }

    /// The key with that number, as text; empty when there is none.
    package func key(_ number: Int) -> String {
        stored(number).text
    }

    package func number(of key: Cell) -> Int? {
        let found = slots[slot(of: key)]
        return found == 0 ? nil : Int(found) - 1
    }

    /// The key's number, given now if it has none yet.
    package mutating func insert(_ key: Cell) -> (number: Int, isNew: Bool) {
        let index = slot(of: key)
        if slots[index] != 0 { return (Int(slots[index]) - 1, false) }
        bytes.append(contentsOf: key)
        ends.append(bytes.count)
        slots[index] = Int32(clamping: ends.count)
        if ends.count * 2 > slots.count { grow() }
        return (ends.count - 1, true)
    }

    private func stored(_ number: Int) -> Cell {
        guard ends.indices.contains(number) else { return [] }
        return bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }

    /// Where the key is, or where it would go.
    private func slot(of key: Cell) -> Int {
        let mask = slots.count - 1
        var index = hash(of: key) & mask
        while slots[index] != 0, stored(Int(slots[index]) - 1) != key {
            index = (index + 1) & mask
        }
        return index
    }

    private func hash(of key: Cell) -> Int {
        var hasher = Hasher()
        key.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for number in ends.indices {
            slots[slot(of: stored(number))] = Int32(clamping: number + 1)
        }
    }
}
