import Domain
import Routes

extension Results.State {
    /// How the page is shown, for its address.
    public var look: ResultsLook { ResultsLook(isMap: map.isFirst, camera: map.camera) }

    /// The map's labels, and which stays have one of their own and a place in the strip (S1-7.2, S1-7.3).
    public var labels: (all: [MapLabel], strip: [StaySummary]) {
        guard map.hasPins, let camera = map.camera else { return ([], []) }
        // The pins stand for all stays but those of the first page that came with them.
        let stays = Array(found.stays.prefix(Conditions.pageSize))
        let plan = LabelPlan(
            stays: stays, pins: found.pins, zoomHundredths: camera.zoomHundredths, bearing: map.bearing)
        let own = plan.own
        let joined = map.added.filter { added in
            plan.labels.contains { label in label.id == added.id && !label.isCluster } && !own.contains(added.id)
        }
        return (plan.labels, stays.filter { stay in own.contains(stay.id) } + joined)
    }

    /// A map that is open, or opens as soon as the page is there, wants its pins.
    var asksForPins: Bool { map.isMain || map.condition == .open }

    /// A new answer has come: who isn't there any more can't stand out.
    mutating func settleMap() -> [Effect] {
        map.hasPins = asksForPins
        map.added = []
        if !labels.strip.contains(where: { stay in stay.id == map.chosen }) { map.chosen = 0 }
        return []
    }

    mutating func choose(_ id: Int) {
        if map.chosen != 0, !map.seen.contains(map.chosen) { map.seen.append(map.chosen) }
        map.chosen = id
    }
}

extension Results {
    static func update(_ state: inout State, _ action: MapAction) -> [Effect] {
        switch action {
        case .opened(let sight):
            state.map.condition = .open
            state.map.stand(sight)
            // A page that somebody comes back to may remember a turn; the map opens with north up.
            state.map.isTurned = sight.bearing != 0
            return state.map.hasPins ? [] : askForPins(state)
        case .moved(let sight):
            state.map.stand(sight)
            state.asked.conditions.area = sight.area
            return ask(&state)
        case .followed(let sight):
            state.map.stand(sight)
            return [.replaceAddress(Address.results(state.conditions, state.look).text)]
        case .turned(let isTurned):
            state.map.isTurned = isTurned
            return []
        case .missing:
            state.map.condition = .missing
            return []
        case .pinsArrived(let question, let page):
            guard question == state.question else { return [] }
            state.found.pins = page.pins
            state.map.hasPins = true
            return []
        case .label(let id): return showCard(&state, of: id)
        case .cluster(let id): return open(&state, clusterOf: id)
        case .stayArrived(let id, let stay): return add(&state, stay.summary, tapped: id)
        case .strip(let index): return follow(&state, strip: index)
        case .closer: return [.moveMap(.closer)]
        case .farther: return [.moveMap(.farther)]
        case .northUp: return [.moveMap(.northUp)]
        }
    }

    /// The cards are there already; only the pins are missing.
    private static func askForPins(_ state: State) -> [Effect] {
        let reply = MapAction.pinsArrived(question: state.question, StayPage()).token
        return [
            .fetch(
                address: Address.staysAPI(state.conditions, state.language, pins: true).text, reply: reply,
                failure: Action.failed(question: state.question).token)
        ]
    }

    /// A tap on a label brings its card into the strip's view (S1-7.5); a stay that isn't in the strip joins it.
    private static func showCard(_ state: inout State, of id: Int) -> [Effect] {
        if state.labels.strip.contains(where: { stay in stay.id == id }) {
            state.choose(id)
            return [.reveal(id: "card-" + String(id))]
        }
        guard id > 0, id <= Int(Int32.max) else { return [] }
        let address = Address.stayAPI(Stay.ID(Int32(clamping: id)), state.conditions, state.language)
        return [
            .fetch(
                address: address.text, reply: "stay-arrived:" + String(id),
                failure: Action.failed(question: state.question).token)
        ]
    }

    private static func add(_ state: inout State, _ stay: StaySummary, tapped id: Int) -> [Effect] {
        guard stay.id == id, state.labels.all.contains(where: { label in label.id == id }) else { return [] }
        if !state.map.added.contains(where: { added in added.id == id }) { state.map.added.append(stay) }
        return showCard(&state, of: id)
    }

    /// Goes closer, where its stays have more room; at the closest there is nothing to gain.
    private static func open(_ state: inout State, clusterOf id: Int) -> [Effect] {
        guard let camera = state.map.camera, camera.zoomHundredths < Camera.closest,
            let label = state.labels.all.first(where: { label in label.id == id })
        else { return [] }
        return [.moveMap(.to(camera.centered(on: label.home).zoomed(by: 200)))]
    }

    /// Scrolling the strip moves the map to that stay (S1-7.5).
    private static func follow(_ state: inout State, strip index: Int) -> [Effect] {
        let strip = state.labels.strip
        guard strip.indices.contains(index), strip[index].id != state.map.chosen, let place = strip[index].position
        else { return [] }
        state.choose(strip[index].id)
        return [.moveMap(.follow(place))]
    }
}
