import Domain
import Routes
import Screens
import Testing

@Suite("Results on the map, as a screen")
struct ResultsOnTheMapTests {
    private static let query =
        "?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1&price_max=250000"
    private static let moved = "37500000,127000000,1300,37400000,126900000,37600000,127100000,0"
    private static let area = "area=37400000,126900000,37600000,127100000"

    @Test("S1-7.5 moving the map asks once for what is in view, and the address holds the view")
    func moved() throws {
        var state = Results.State.onMap
        let effects = Results.update(&state, .map(.moved(try sight(Self.moved))))
        let query = Self.query.replacing("&check_in", with: "&" + Self.area + "&check_in")
        #expect(
            effects == [
                .replaceAddress("/stays/search" + query + "&view=map&at=37500000,127000000,1300"),
                .fetch(
                    address: "/api/v1/stays" + query + "&pins=1&lang=ko", reply: "arrived:1", failure: "failed:1"),
            ])
        #expect(state.progress == .waiting)
    }

    @Test("S1-7.5 an answer for where the map stood before is dropped")
    func lateAnswer() throws {
        var state = Results.State.onMap
        _ = Results.update(&state, .map(.moved(try sight(Self.moved))))
        _ = Results.update(&state, .map(.moved(try sight(Self.moved))))
        let before = state
        #expect(Results.update(&state, .arrived(question: 1, StayPage(5..<9, of: 4))) == [])
        #expect(state == before)
        _ = Results.update(&state, .arrived(question: 2, StayPage(5..<9, of: 4)))
        #expect(state.found.count == 4)
    }

    @Test("S1-7.5 scrolling the strip chooses that stay and moves the map to it, without a search")
    func strip() throws {
        var state = Results.State.onMap
        let second = try #require(state.labels.strip.dropFirst().first)
        let place = try #require(second.position)
        #expect(Results.update(&state, .map(.strip(1))) == [.moveMap(.follow(place))])
        #expect(state.map.chosen == second.id)
        #expect(Results.update(&state, .map(.strip(1))) == [])
        #expect(Results.update(&state, .map(.strip(99))) == [])
        let followed = Results.update(&state, .map(.followed(try sight(Self.moved))))
        #expect(followed == [.replaceAddress(Address.results(state.conditions, state.look).text)])
        #expect(state.conditions.area == nil)
        #expect(state.progress == .settled)
    }

    @Test("S1-7.5 a tap on a label chooses its stay and brings its card into view")
    func label() throws {
        var state = Results.State.onMap
        let last = try #require(state.labels.strip.last)
        #expect(Results.update(&state, .map(.label(last.id))) == [.reveal(id: "card-\(last.id)")])
        #expect(state.map.chosen == last.id)
        _ = Results.update(&state, .map(.label(state.labels.strip[0].id)))
        #expect(state.map.seen == [last.id])
    }

    @Test("S1-7.5 the stay of a label beyond the strip joins it")
    func joining() throws {
        var state = Results.State.onMap
        let alone = try #require(state.labels.all.first { $0.id == 900 })
        #expect(!alone.isCluster)
        #expect(
            Results.update(&state, .map(.label(900))) == [
                .fetch(
                    address: "/api/v1/stays/900" + Self.query + "&lang=ko", reply: "stay-arrived:900",
                    failure: "failed:0")
            ])
        var detail = StayDetail()
        detail.summary = .at(900, 37_400_000, 127_200_000)
        #expect(Results.update(&state, .map(.stayArrived(id: 900, detail))) == [.reveal(id: "card-900")])
        #expect(state.labels.strip.last?.id == 900)
        #expect(state.map.chosen == 900)
        detail.summary.id = 901
        #expect(Results.update(&state, .map(.stayArrived(id: 901, detail))) == [])
    }

    @Test("S1-7.2 a tap on a count goes closer to it")
    func cluster() throws {
        var state = Results.State.onMap
        let cluster = try #require(state.labels.all.first { $0.isCluster })
        let camera = try #require(Camera(center: cluster.home, zoomHundredths: 1400))
        #expect(Results.update(&state, .map(.cluster(cluster.id))) == [.moveMap(.to(camera))])
        state.map.camera = Camera(center: cluster.position, zoomHundredths: Camera.closest)
        #expect(Results.update(&state, .map(.cluster(cluster.id))) == [])
    }

    @Test("cards beside which a map opens ask for its pins alone")
    func opened() throws {
        var state = Results.State.example
        let effects = Results.update(&state, .map(.opened(try sight(Self.moved))))
        #expect(
            effects == [
                .fetch(
                    address: "/api/v1/stays" + Self.query + "&pins=1&lang=ko", reply: "pins-arrived:0",
                    failure: "failed:0")
            ])
        var page = StayPage(1..<3, of: 45)
        page.pins = [PinSummary(900, price: 90_000, lowest: 90_000, count: 43)]
        _ = Results.update(&state, .map(.pinsArrived(question: 7, page)))
        #expect(!state.map.hasPins)
        _ = Results.update(&state, .map(.pinsArrived(question: 0, page)))
        #expect(state.map.hasPins && state.found.pins == page.pins)
        #expect(state.found.stays == Results.State.example.found.stays)
        var main = Results.State.onMap
        #expect(Results.update(&main, .map(.opened(try sight(Self.moved)))) == [])
    }

    @Test("without a map the list takes its place")
    func missing() {
        var state = Results.State.onMap
        #expect(Results.update(&state, .map(.missing)) == [])
        #expect(!state.map.isMain)
        #expect(state.map.isFirst)
    }

    @Test("the map's buttons move it")
    func tools() {
        var state = Results.State.onMap
        let moves: [(MapAction, MapMove)] = [(.closer, .closer), (.farther, .farther), (.northUp, .northUp)]
        for (action, move) in moves { #expect(Results.update(&state, .map(action)) == [.moveMap(move)]) }
        _ = Results.update(&state, .map(.turned(true)))
        #expect(state.map.isTurned)
    }

    @Test("S1-7.2 on a turned map the labels are those that don't cover each other as it stands")
    func turned() throws {
        var state = Results.State.onMap
        // One above the other, 70 px apart, they have room; side by side they haven't.
        state.found.stays = [.at(1, 37_560_000, 126_980_000), .at(2, 37_569_500, 126_980_000)]
        state.found.pins = []
        #expect(state.labels.strip.count == 2)
        _ = Results.update(
            &state, .map(.moved(try sight("37560000,126980000,1200,37400000,126900000,37600000,127100000,90"))))
        #expect(state.map.bearing == 90)
        #expect(state.labels.strip.count == 1)
        #expect(state.labels.all.map(\.count).reduce(0, +) == 2)
        state.map.isTurned = true
        _ = Results.update(&state, .map(.opened(try sight(Self.moved))))
        #expect(!state.map.isTurned && state.map.bearing == 0)
        #expect(state.labels.strip.count == 2)
    }

    @Test("every action of the map comes back from its token")
    func tokens() throws {
        let sight = try sight(Self.moved)
        let actions: [MapAction] = [
            .opened(sight), .moved(sight), .followed(sight), .turned(true), .turned(false), .missing,
            .pinsArrived(question: 3, StayPage(1..<3, of: 2)), .label(31), .cluster(32),
            .stayArrived(id: 31, .lantern), .strip(4), .closer, .farther, .northUp,
        ]
        for action in actions {
            #expect(Results.Action(Token(action.token, value: action.value)) == .map(action))
        }
    }

    @Test(
        "a view that can't be is no action",
        arguments: [
            "", "1,2,3", "91000000,0,1,0,0,0,0,0", "0,0,1801,0,0,0,0,0", "0,0,1,5,0,4,0,0", "a,b,c,d,e,f,g,h",
            "0,0,1,0,0,0,0", "0,0,1,0,0,0,0,360", "0,0,1,0,0,0,0,-1", "0,0,1,0,0,0,0,0,0",
        ])
    func nonsense(value: String) {
        #expect(Results.Action(Token("map-moved", value: value)) == nil)
    }

    private func sight(_ text: String) throws -> MapSight {
        let action = Results.Action(Token("map-moved", value: text))
        guard case .map(.moved(let sight)) = action else { throw NoSight() }
        return sight
    }

    private struct NoSight: Error {}
}

extension StaySummary {
    static func at(_ id: Int, _ latitude: Int, _ longitude: Int) -> StaySummary {
        var stay = StaySummary(id, "Stay \(id)")
        stay.latitude = latitude
        stay.longitude = longitude
        stay.currency = "KRW"
        stay.averagePerNight = 100_000
        stay.total = 200_000
        return stay
    }
}

extension Results.State {
    /// Three stays in the strip, one label beyond it, and one count, on a map of Seoul.
    static var onMap: Results.State {
        var state = Results.State.example
        state.found = StayPage(0..<0, of: 11)
        state.found.stays = [
            .at(1, 37_500_000, 126_900_000), .at(2, 37_560_000, 126_980_000), .at(3, 37_620_000, 127_060_000),
        ]
        var alone = PinSummary(900, price: 150_000, lowest: 75_000, count: 1)
        alone.latitude = 37_400_000
        alone.longitude = 127_200_000
        var several = PinSummary(800, price: 90_000, lowest: 45_000, count: 7)
        several.latitude = 37_450_000
        several.longitude = 126_700_000
        state.found.pins = [alone, several]
        state.map.isFirst = true
        state.map.hasPins = true
        state.map.camera = Coordinate(latitude: 37_560_000, longitude: 126_980_000).flatMap {
            Camera(center: $0, zoomHundredths: 1200)
        }
        return state
    }
}
