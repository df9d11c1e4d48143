import Domain
import Screens
import Search
import Storage
import Synchronization

/// The stays in memory: the search index and what cards show. A copy of the database, which it follows.
public final class Catalogue: Sendable {
    let index: StayIndex
    let rates: ExchangeRates
    private let shown: Mutex<[Stay.ID: ShownStay]>
    private let origins: Mutex<[Stay.Origin: Int]>
    private let zones: Mutex<Set<String>>
    private let position: Mutex<OutboxPosition>
    private let stays: Stays
    private let outbox: Outbox

    /// How many stays are read at a time.
    private static let pageSize = 1000

    /// Reads every stay.
    public init(
        stays: Stays, outbox: Outbox, clock: WallClock, rates: ExchangeRates
    ) async throws(StorageFault) {
        self.stays = stays
        self.outbox = outbox
        self.rates = rates
        // Taken before reading: what changes meanwhile is read once more, never missed.
        position = Mutex(try await outbox.latest())
        var indexed: [IndexedStay] = []
        var shown: [Stay.ID: ShownStay] = [:]
        var last = Stay.ID(0)
        while true {
            let page = try await stays.forIndex(after: last, limit: Catalogue.pageSize)
            guard let end = page.last?.id else { break }
            for card in try await stays.cards(page.map(\.id)) { shown[card.id] = ShownStay(card) }
            indexed += page
            last = end
        }
        zones = Mutex(Set(indexed.map(\.zone)))
        index = StayIndex(stays: indexed, rates: rates) { clock.today(in: $0) }
        origins = Mutex(shown.values.reduce(into: [:]) { $0[$1.card.origin, default: 0] += 1 })
        self.shown = Mutex(shown)
    }

    /// In the order of the ids; nil for what has gone meanwhile.
    func shown(_ ids: [Stay.ID]) -> [ShownStay?] {
        shown.withLock { shown in ids.map { shown[$0] } }
    }

    func shown(_ id: Stay.ID) -> ShownStay? {
        shown.withLock { $0[id] }
    }

    /// Whether any stay of that origin is shown.
    func holds(_ origin: Stay.Origin) -> Bool {
        origins.withLock { ($0[origin] ?? 0) > 0 }
    }

    /// Follows the outbox until the task is cancelled: every change in the database shows here soon after.
    public func follow(_ database: Database) async {
        for await _ in database.signals() {
            // A failure is one of the database's: the next signal tries again from the same position.
            try? await catchUp()
            if Task.isCancelled { return }
        }
    }

    /// Takes in what has changed since the last time.
    public func catchUp() async throws(StorageFault) {
        while true {
            let page = try await outbox.changes(after: position.withLock { $0 }, limit: Catalogue.pageSize)
            if page.isTornOff {
                try await renewAll()
            } else {
                let changed = page.stays(.stay)
                try await renew(Array(changed))
                try await renewNights(Array(page.stays(.nights).subtracting(changed)))
            }
            position.withLock { $0 = page.end }
            if page.changes.count < Catalogue.pageSize { return }
        }
    }

    /// Midnight somewhere: calendars go on a day.
    public func roll(_ clock: WallClock) {
        for zone in zones.withLock({ $0 }) { index.roll(to: clock.today(in: zone), zone: zone) }
    }

    /// Changes that were pruned before we saw them: everything is read again.
    private func renewAll() async throws(StorageFault) {
        let known = shown.withLock { Set($0.keys) }
        var seen: Set<Stay.ID> = []
        var last = Stay.ID(0)
        while true {
            let page = try await stays.forIndex(after: last, limit: Catalogue.pageSize)
            guard let end = page.last?.id else { break }
            try await renew(page.map(\.id))
            seen.formUnion(page.map(\.id))
            last = end
        }
        for id in known.subtracting(seen) { drop(id) }
    }

    private func renew(_ ids: [Stay.ID]) async throws(StorageFault) {
        guard !ids.isEmpty else { return }
        let indexed = try await stays.forIndex(ids)
        let fresh = try await stays.cards(ids).reduce(into: [Stay.ID: StayCard]()) { $0[$1.id] = $1 }
        for stay in indexed {
            guard let card = fresh[stay.id] else { continue }
            keep(card)
            zones.withLock { _ = $0.insert(stay.zone) }
            index.update(stay)
        }
        for id in Set(ids).subtracting(indexed.map(\.id)) { drop(id) }
    }

    /// Somebody has booked or cancelled: only which nights are open is another.
    private func renewNights(_ ids: [Stay.ID]) async throws(StorageFault) {
        for stay in try await stays.forIndex(ids) { index.setNights(stay.openNights, of: stay.id) }
    }

    private func keep(_ card: StayCard) {
        let old = shown.withLock { $0.updateValue(ShownStay(card), forKey: card.id) }
        origins.withLock { origins in
            if let old { origins[old.card.origin, default: 1] -= 1 }
            origins[card.origin, default: 0] += 1
        }
    }

    private func drop(_ id: Stay.ID) {
        index.remove(id)
        guard let old = shown.withLock({ $0.removeValue(forKey: id) }) else { return }
        origins.withLock { $0[old.card.origin, default: 1] -= 1 }
    }
}

/// A stay as it stands in memory: its card, and the summary of it that a search completes. Shared, never copied.
final class ShownStay: Sendable {
    let card: StayCard
    private let summary: StaySummary

    init(_ card: StayCard) {
        self.card = card
        summary = StaySummary(card)
    }

    /// - Parameter match: what it costs for the nights of a search; nil where no search found it.
    func summary(_ match: StayMatch?, nights: Int?) -> StaySummary {
        var summary = summary
        summary.averagePerNight = match?.average
        summary.total = nights == nil ? nil : match?.total
        summary.nights = nights
        return summary
    }
}

extension OutboxPage {
    /// The stays that changes of that kind are about.
    fileprivate func stays(_ noun: OutboxNoun) -> Set<Stay.ID> {
        Set(changes.filter { $0.noun == noun }.map { Stay.ID(Int32(clamping: $0.number)) })
    }
}
