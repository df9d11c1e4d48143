import Domain
import Screens
import Testing

struct HomeTests {
    @Test("S1-1.4 one's own position brings the destinations near it")
    func ownPosition() throws {
        var state = Home.State.example
        let position = try #require(Coordinate(latitude: 37_500_000, longitude: 127_000_000))

        #expect(Home.update(&state, .locate) == [.locate(reply: "located", failure: "failed")])
        #expect(state.locating == .asking)
        #expect(
            Home.update(&state, .located(position)) == [
                .fetch(
                    address: "/api/v1/places/popular?latitude=37500000&longitude=127000000&lang=ko", reply: "nearby",
                    failure: "failed")
            ])
        #expect(Home.update(&state, .nearbyArrived(PlaceList(.gapyeong))) == [])
        #expect(state.nearby == [.gapyeong])
        #expect(state.locating == .found)
    }

    @Test func thePositionIsAskedForOnceAtATime() {
        var state = Home.State.example
        _ = Home.update(&state, .locate)
        #expect(Home.update(&state, .locate) == [])
    }

    @Test func aFailureKeepsWhatIsShownAndMayBeTriedAgain() {
        var state = Home.State.example
        let before = state
        _ = Home.update(&state, .locate)
        #expect(Home.update(&state, .failed) == [])
        #expect(state.locating == .failed)
        #expect(state.nearby == before.nearby)
        #expect(state.themes == before.themes)
        #expect(Home.update(&state, .locate) == [.locate(reply: "located", failure: "failed")])
    }
}
