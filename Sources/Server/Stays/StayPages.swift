import Domain
import HTTP
import Routes
import Screens
import Search
import Views
import Words

/// What was found, and one stay in full.
enum StayPages {
    @Sendable
    static func results(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        let conditions = try call.conditions()
        var state = Results.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.asked = ConditionsRecord(conditions)
        let asked = try site.place(of: conditions)
        state.placeName = asked?.names[call.language] ?? ""
        state.picker = site.picker(for: conditions, asked, call.language)
        let look = try call.look()
        state.map.isFirst = look.isMap
        state.map.camera = look.camera
        state.found = try site.page(of: conditions, pins: pins(conditions, look))
        state.hearts = await site.hearts(call)
        state.map.area = conditions.area ?? state.found.extent ?? asked?.rectangle
        state.map.hasPins = look.isMap
        // Cards do without; where a map opens beside them, it asks for its pins.
        if !look.isMap { state.found.pins = [] }
        let place = state.placeName.isEmpty ? words.anywhere : state.placeName
        // The map's room is kept from the first line on, as the map itself comes last.
        var document = Document(
            ResultsView.self, state, title: place + " · " + words.staysFound(state.found.count),
            shell: "app has-tabs has-pane")
        document.hasMap = true
        return document.response(site, call)
    }

    /// Beside cards the pins only tell how far what was found reaches, unless the address says which part of the map is
    /// meant. For that the cheaper ones do.
    private static func pins(_ conditions: Conditions, _ look: ResultsLook) -> PinScope {
        if look.isMap { return .beyondPage }
        return conditions.area == nil ? .everyStay : .none
    }

    @Sendable
    static func one(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = StayScreen.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.stay = try await site.detail(call)
        state.hearts = await site.hearts(call)
        let conditions = try call.conditions()
        state.asked = ConditionsRecord(conditions)
        state.link = call.request.origin.description + Address.stay(try call.stayID(), conditions.forOneStay).text
        let introduction = String(state.stay.introduction.prefix(150))
        var document = Document(
            StayView.self, state, title: state.stay.summary.name, description: introduction,
            shell: "app has-foot has-rail")
        document.preview = SharePreview(of: state.stay, conditions, call)
        return document.response(site, call)
    }
}
