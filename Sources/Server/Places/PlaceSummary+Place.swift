import Domain
import Screens
import Search
import Words

extension Site {
    /// A place as lists show it.
    func summary(_ place: Place, _ language: Language, marked: Range<Int>? = nil, meters: Int? = nil) -> PlaceSummary {
        var summary = PlaceSummary()
        summary.id = Int(place.id.number)
        summary.name = place.names[language]
        summary.detail = detail(place, language)
        if let marked {
            summary.markStart = marked.lowerBound
            summary.markEnd = marked.upperBound
        }
        summary.meters = meters
        return summary
    }

    /// 서울 용산구 for a neighbourhood, 대한민국 · 도시 전체 for a city.
    private func detail(_ place: Place, _ language: Language) -> String {
        let ancestors = places.ancestors(of: place).map { $0.names[language] }
        guard ancestors.isEmpty else {
            return language == .english
                ? ancestors.joined(separator: ", ") : ancestors.reversed().joined(separator: " ")
        }
        return countries.name(of: place.country, in: language) + " · " + Words(language).whole(place.kind)
    }

    /// Where nearby destinations are counted from until someone tells where they are: the capital of the language.
    func origin(for language: Language) -> Place { language == .japanese ? tokyo : seoul }

    func popular(near point: Coordinate, _ language: Language, limit: Int) -> [PlaceSummary] {
        let here = places.city(around: point)
        return places.popular(near: point, limit: limit + 8)
            // Parts of the city one is in are no destinations.
            .filter { !$0.place.isPart(of: here, ancestors: places.ancestors(of: $0.place)) }
            .prefix(limit).map { summary($0.place, language, meters: $0.distance) }
    }

    func matches(typed: String, _ language: Language) -> [PlaceSummary] {
        places.matches(typed: typed, language: language, near: origin(for: language).center, limit: 8)
            .map { summary($0.place, language, marked: $0.marked) }
    }
}
