import Domain
import Testing

@Suite("Ranks by distance")
struct NearnessTests {
    @Test("By distance means by the great circle, whatever the rank's formula")
    func rankGrowsWithDistance() {
        var world = RandomWorld(seed: 9)
        for _ in 0..<300 {
            let center = world.position()
            let nearness = Nearness(to: center)
            let (one, two) = (world.position(), world.position())
            let ranks = [one, two].map { nearness.rank(latitude: $0.latitude, longitude: $0.longitude) }
            let meters = [one, two].map { center.meters(to: $0) }
            if meters[0] + 2 < meters[1] { #expect(ranks[0] < ranks[1], "\(center), \(one), \(two)") }
        }
    }
}
