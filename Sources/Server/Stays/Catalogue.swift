import Domain
import Search
import Storage
import Synchronization

/// The stays in memory: the search index and what cards show. A copy of the database, which it follows.
public final class Catalogue: Sendable {
    let index: StayIndex
    let rates: ExchangeRates
    private let cards: Mutex<[Stay.ID: StayCard]>
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
        var cards: [Stay.ID: StayCard] = [:]
        var last = Stay.ID(0)
        while true {
            let page = try await stays.forIndex(after: last, limit: Catalogue.pageSize)
            guard let end = page.last?.id else { break }
            for card in try await stays.cards(page.map(\.id)) { cards[card.id] = card }
            indexed += page
            last = end
        }
        zones = Mutex(Set(indexed.map(\.zone)))
        index = StayIndex(stays: indexed, rates: rates) { clock.today(in: $0) }
        origins = Mutex(cards.values.reduce(into: [:]) { $0[$1.origin, default: 0] += 1 })
        self.cards = Mutex(cards)
    }

    /// Cards in the order of the ids; what has gone meanwhile is left out.
    func cards(_ ids: [Stay.ID]) -> [Stay.ID: StayCard] {
        cards.withLock { cards in
            ids.reduce(into: [:]) { $0[$1] = cards[$1] }
        }
    }

    func card(_ id: Stay.ID) -> StayCard? {
        cards.withLock { $0[id] }
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
                let changed = Set(page.changes.filter { $0.noun == .stay }.map { Stay.ID(Int32(clamping: $0.number)) })
                try await renew(Array(changed))
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
        let known = cards.withLock { Set($0.keys) }
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

    private func keep(_ card: StayCard) {
        let old = cards.withLock { $0.updateValue(card, forKey: card.id) }
        origins.withLock { origins in
            if let old { origins[old.origin, default: 1] -= 1 }
            origins[card.origin, default: 0] += 1
        }
    }

    private func drop(_ id: Stay.ID) {
        index.remove(id)
        guard let old = cards.withLock({ $0.removeValue(forKey: id) }) else { return }
        origins.withLock { $0[old.origin, default: 1] -= 1 }
    }
}
