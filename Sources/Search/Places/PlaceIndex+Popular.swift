import Domain

/// A destination worth the way, and how far it is.
public struct NearbyPlace: Equatable, Sendable {
    public var place: Place
    /// Metres from where one asks to the centre of the place.
    public var distance: Int

    public init(place: Place, distance: Int) {
        self.place = place
        self.distance = distance
    }
}

extension PlaceIndex {
    /// Well-known destinations within reach, the most worthwhile first: famous and large counts for, far counts against.
    ///
    /// The place one is in is left out, and so is what lies next to one already on the list. Around Seoul these are
    /// 인천, 수원, 춘천 and the like, not its suburbs.
    ///
    /// - Parameter limit: 0 … `longestAnswer`; more is read as that.
    public func popular(near point: Coordinate, limit: Int = 8) -> [NearbyPlace] {
        let limit = max(0, min(limit, PlaceIndex.longestAnswer))
        guard limit > 0 else { return [] }
        let here = SpherePoint(point)
        var chosen = worthwhile(here, reach: 500, limit: limit)
        // On an island in the ocean what is farther away does.
        if chosen.count < min(limit, 4) { chosen = worthwhile(here, reach: 3_000, limit: limit) }
        return chosen.map { NearbyPlace(place: places[$0], distance: point.meters(to: places[$0].center)) }
    }

    /// Kilometres a destination must be away at least, from here and from the others.
    private static let apart: Float = 8

    private func worthwhile(_ here: SpherePoint, reach: Float, limit: Int) -> [Int] {
        // Neighbours drop out later, so the list begins longer.
        var candidates = Shortlist(limit: limit * 4)
        for position in destinations {
            let position = Int(position)
            let distance = points[position].kilometers(to: here)
            let around = max(PlaceIndex.apart, Float(places[position].radius) / 2000)
            guard distance <= reach, distance > around else { continue }
            candidates.add(
                position, score: PlaceIndex.appeal(places[position]) - 2.3 * PlaceIndex.logarithm(1 + distance / 30))
        }
        var chosen: [Int] = []
        for position in candidates.positions where chosen.count < limit {
            let isFree = chosen.allSatisfy { points[$0].kilometers(to: points[position]) > PlaceIndex.apart }
            if isFree { chosen.append(position) }
        }
        return chosen
    }

    /// Fame counts most: two for each step, half a one for each doubling of the inhabitants. A town without any, such as
    /// the suburb next door, comes in only where there is nothing else.
    private static func appeal(_ place: Place) -> Float {
        let people = place.population > 0 ? place.population : 20_000
        return Float(place.fame) * 2 + logarithm(Float(people)) / 2 - (place.fame == 0 ? 6 : 0)
    }

    /// Cities and areas, and the parts of cities that are destinations of their own.
    static func destinations(_ places: [Place]) -> [Int32] {
        places.indices.filter { index in
            let place = places[index]
            switch place.kind {
            case .city: return place.fame > 0 || place.population >= 50_000
            case .area: return true
            case .district, .neighbourhood: return place.fame >= 6
            case .province: return false
            }
        }.map { Int32($0) }
    }
}
