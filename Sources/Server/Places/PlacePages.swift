import Domain
import HTTP
import Routes
import Screens
import Views
import Words

/// Home and the choice of a destination.
enum PlacePages {
    @Sendable
    static func home(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        let origin = site.origin(for: call.language)
        var state = Home.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.origin = origin.names[call.language]
        state.nearby = site.popular(near: origin.center, call.language, limit: 8)
        state.themes = Theme.all.compactMap { site.summary($0, call.language) }
        return Document(HomeView.self, state, title: words.whereTo, description: words.heroLine)
            .response(site, call)
    }

    /// With `q` the matches stand in the page already: that is how the form works without the browser app.
    @Sendable
    static func destination(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        var state = Destination.State()
        state.language = call.language
        state.isMember = call.person != nil
        state.kept = ConditionsRecord(try call.conditions().withoutPlace)
        state.typed = String(decoding: (call.request.query.first("q") ?? "").utf8.prefix(400), as: UTF8.self)
        if !state.typed.isEmpty { state.matches = site.matches(typed: state.typed, call.language) }
        state.popular = site.popular(near: site.origin(for: call.language).center, call.language, limit: 6)
        return Document(
            DestinationView.self, state, title: words.destinationTitle, shell: "app has-rail"
        ).response(site, call)
    }
}

/// A themed idea: where it leads and what it asks for.
struct Theme: Sendable {
    let theme: ThemeSummary.Theme
    /// As it is typed; the best match is meant.
    let place: String
    let amenities: AmenitySet
    let picture: String

    static let all = [
        Theme(theme: .hanok, place: "종로구", amenities: AmenitySet([.garden]), picture: "hanok"),
        Theme(theme: .seaside, place: "부산", amenities: AmenitySet([.view]), picture: "seaside"),
        Theme(theme: .withPets, place: "제주", amenities: AmenitySet([.pets]), picture: "pets"),
        Theme(theme: .longStay, place: "도쿄", amenities: AmenitySet([.kitchen, .washer]), picture: "long-stay"),
    ]
}

extension Site {
    /// nil when the place is not in the index.
    func summary(_ theme: Theme, _ language: Language) -> ThemeSummary? {
        guard let place = places.matches(typed: theme.place, language: .korean, near: nil, limit: 1).first?.place else {
            return nil
        }
        var conditions = Conditions()
        conditions.place = Int(place.id.number)
        conditions.amenities = theme.amenities
        var summary = ThemeSummary()
        summary.theme = theme.theme
        summary.placeName = place.names[language]
        summary.conditions = ConditionsRecord(conditions)
        summary.picture = "/pictures/themes/" + theme.picture + ".svg"
        return summary
    }
}
