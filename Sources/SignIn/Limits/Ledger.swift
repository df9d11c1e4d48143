/// What is known of many keys, in bounded memory, where a flood of keys pushes out nobody's entry.
///
/// Only entries that say nothing any more give their place to others. When all places are taken by entries that still
/// say something, new keys share a few common entries, picked by a hash that strangers can't foresee: then a newcomer
/// may be held back by what others do, but nobody who is held back gets free.
struct Ledger<Entry: LedgerEntry> {
    private var places: [(key: Key, entry: Entry)] = []
    private var placeOfKey: [Key: Int] = [:]
    private var common: [Entry?]
    private let capacity: Int
    /// The place that is looked at next for one to give away.
    private var hand = 0

    /// So many places are looked at for a new key, which keeps it quick and finds all in time.
    private static var looks: Int { 8 }

    /// The first half of the SHA-256 of what the key is: keys of any length take the same place, and addresses of people
    /// don't lie about in memory.
    private struct Key: Hashable {
        let high: UInt64
        let low: UInt64

        init(_ text: String) {
            var text = text
            let words = text.withUTF8 { Digest.sha256Words($0) }
            high = words[0]
            low = words[1]
        }
    }

    /// - Parameters:
    ///   - capacity: how many keys are known apart. Each takes some 100 bytes, from when it comes.
    ///   - common: how many entries the others share.
    init(capacity: Int, common: Int = 1024) {
        self.capacity = max(1, capacity)
        self.common = Array(repeating: nil, count: max(1, common))
    }

    /// How many places are taken.
    var count: Int { places.count }

    /// The entry of the key, or the common one that it would share; nil where nothing is known.
    subscript(_ key: String) -> Entry? {
        let key = Key(key)
        if let place = placeOfKey[key] { return places[place].entry }
        return places.count < capacity ? nil : common[commonIndex(key)]
    }

    /// Changes what is known of the key, which begins as `fresh` where nothing is or what is says nothing any more.
    mutating func update<Result>(
        _ key: String, now: Int64, fresh: @autoclosure () -> Entry, _ change: (inout Entry) -> Result
    ) -> Result {
        let key = Key(key)
        if let place = placeOfKey[key] ?? newPlace(for: key, now: now, fresh()) {
            if places[place].entry.isForgettable(now: now) { places[place].entry = fresh() }
            return change(&places[place].entry)
        }
        let index = commonIndex(key)
        var entry = common[index] ?? fresh()
        if entry.isForgettable(now: now) { entry = fresh() }
        defer { common[index] = entry }
        return change(&entry)
    }

    /// Changes what is known of the key, if anything is.
    ///
    /// - Parameter change: is told whether the entry is shared with others, of whom it says something too.
    mutating func updateKnown(_ key: String, _ change: (inout Entry, _ isCommon: Bool) -> Void) {
        let key = Key(key)
        if let place = placeOfKey[key] { return change(&places[place].entry, false) }
        let index = commonIndex(key)
        if var entry = common[index] {
            change(&entry, true)
            common[index] = entry
        }
    }

    private mutating func newPlace(for key: Key, now: Int64, _ entry: Entry) -> Int? {
        if places.count < capacity {
            places.append((key, entry))
            placeOfKey[key] = places.count - 1
            return places.count - 1
        }
        for _ in 0..<min(Self.looks, places.count) {
            let place = hand
            hand = (hand + 1) % places.count
            guard places[place].entry.isForgettable(now: now) else { continue }
            placeOfKey[places[place].key] = nil
            places[place] = (key, entry)
            placeOfKey[key] = place
            return place
        }
        return nil
    }

    /// Swift's hashes differ from process to process.
    private func commonIndex(_ key: Key) -> Int {
        Int(UInt(bitPattern: key.hashValue) % UInt(common.count))
    }
}

protocol LedgerEntry {
    /// Whether it would be no different if it were not there.
    func isForgettable(now: Int64) -> Bool
}
