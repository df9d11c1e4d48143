import Domain

/// The seasons of a tariff. Stays of one host or region often share theirs, and then share the list too.
struct SeasonList {
    /// In order of their first night, without overlap; `deallocate()`d by the segment that holds the list.
    let seasons: UnsafeMutablePointer<PackedSeason>
    let count: Int

    init(_ list: [PackedSeason]) {
        seasons = .allocate(capacity: list.count)
        seasons.initialize(from: list, count: list.count)
        count = list.count
    }

    func release() { seasons.deallocate() }

    var list: [PackedSeason] { Array(UnsafeBufferPointer(start: seasons, count: count)) }

    var bytes: Int { MemoryLayout<SeasonList>.stride + count * MemoryLayout<PackedSeason>.stride }
}

struct PackedSeason: Hashable {
    var first: Int32
    var last: Int32
    var percent: Int32

    init(_ season: Season) {
        first = season.first.number
        last = season.last.number
        percent = Int32(clamping: season.percent)
    }
}
