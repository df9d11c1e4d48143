import Domain
import Search
import Synchronization
import Testing

@Suite("Many search while one writes")
struct ConcurrentSearchTests {
    /// One stay that moves between two towns: each answer must have it exactly once, wherever it is.
    @Test("A stay that is changed again and again is found once by every search, by several threads at once")
    func readersBesideAWriter() async {
        var world = RandomWorld(seed: 99)
        let stays = world.stays(1500)
        let mover = Stay.ID(5000)
        let index = StayIndex(
            stays: stays + [moving(mover, north: true)], rates: RandomWorld.rates, today: RandomWorld.today(in:))
        let watch = Watch()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    while !watch.isDone.load(ordering: .relaxed) {
                        let search = StaySearch(area: .world, amenities: moverOnly, limit: 5)
                        let found = index.search(search, pins: .beyondPage).count
                        if found != 1 { watch.misses.withLock { $0.append(found) } }
                        await Task.yield()
                    }
                }
            }
            group.addTask {
                for step in 0..<3000 {
                    index.update(moving(mover, north: step.isMultiple(of: 2)))
                    let other = Stay.ID(Int32(step % 1000 + 1))
                    index.close(RandomWorld.oneNight, of: other)
                    if step.isMultiple(of: 3) { index.open(RandomWorld.oneNight, of: other) }
                    if step.isMultiple(of: 500) {
                        index.roll(to: RandomWorld.today.advanced(by: step / 500), zone: "Asia/Seoul")
                        index.merge()
                    }
                    if step.isMultiple(of: 50) { await Task.yield() }
                }
                watch.isDone.store(true, ordering: .relaxed)
            }
        }
        #expect(watch.misses.withLock { $0 } == [])
    }
}

/// What the threads tell each other.
private final class Watch: Sendable {
    let isDone = Atomic(false)
    /// Numbers of stays found that weren't 1.
    let misses = Mutex<[Int]>([])
}

/// A set that the random stays of this test don't have whole.
private let moverOnly = AmenitySet(rawValue: .max)

private func moving(_ id: Stay.ID, north: Bool) -> IndexedStay {
    IndexedStay(
        id: id, position: Coordinate(latitude: north ? 60_000_000 : -60_000_000, longitude: 0) ?? .null, capacity: 4,
        amenities: moverOnly, tariff: Tariff(currency: .jpy, weekday: 9000), zone: "Asia/Seoul",
        openNights: OpenNights(first: RandomWorld.today))
}
