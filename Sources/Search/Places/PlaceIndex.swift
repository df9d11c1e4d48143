import Domain

/// All places, to be found by name, by id and by nearness. Made once from the file's bytes; then it only answers.
///
/// It holds some ten megabytes.
public struct PlaceIndex: Sendable {
    /// In the order of their ids.
    public let places: [Place]
    let names: NameTable
    /// What a place weighs among others of equally good matches, about 8 … 34.
    let importance: [Float]
    let points: [SpherePoint]
    /// The positions of the cities, and the tree over them.
    private let cities: [Int32]
    private let cityTree: SphereTree
    let destinations: [Int32]

    /// From the bytes of `Data/places.tsv`.
    ///
    /// - Throws: `DamagedFile` with the line where the file isn't what it should be.
    public init(file bytes: [UInt8]) throws(DamagedFile) {
        let file = try PlaceFile(bytes)
        let points = file.places.map { SpherePoint($0.center) }
        let cities = file.places.indices.filter { file.places[$0].kind == .city }
        self.places = file.places
        self.points = points
        self.names = PlaceIndex.names(file)
        self.importance = file.places.map(PlaceIndex.importance)
        self.cities = cities.map { Int32($0) }
        self.cityTree = SphereTree(cities.map { points[$0] })
        self.destinations = PlaceIndex.destinations(file.places)
    }

    /// nil when there is no such place.
    public func place(_ id: Place.ID) -> Place? {
        PlaceFile.position(of: id, in: places).map { places[$0] }
    }

    /// What the place is a part of, the nearest first: for 후암동, 용산구 and 서울.
    public func ancestors(of place: Place) -> [Place] {
        var found: [Place] = []
        var next = place.parent
        // The file was checked: each parent is of a wider kind, so this ends.
        while let id = next, let parent = self.place(id) {
            found.append(parent)
            next = parent.parent
        }
        return found
    }

    /// The city whose centre is nearest: it tells the country and the time zone of a point. About a microsecond.
    public func nearest(to point: Coordinate) -> Place {
        let position = cityTree.nearest(to: SpherePoint(point)).map { Int(cities[$0]) }
        // The file was checked: it has a city.
        return places[position ?? 0]
    }

    /// The city whose ground the point lies on: the largest of those that reach there, else the nearest.
    public func city(around point: Coordinate) -> Place {
        var found = nearest(to: point)
        let here = SpherePoint(point)
        for position in cities.lazy.map({ Int($0) }) {
            let city = places[position]
            guard city.population > found.population, points[position].kilometers(to: here) * 1000 <= Float(city.radius)
            else { continue }
            found = city
        }
        return found
    }

    private static func names(_ file: PlaceFile) -> NameTable {
        var table = NameTable()
        var text = FoldedText()
        var others = file.otherNames[...]
        for (position, place) in file.places.enumerated() {
            text.fold(place.names.english)
            table.append(text, of: position)
            if place.country == "JP", text.dropLongVowels() { table.append(text, of: position) }
            for name in [place.names.korean, place.names.japanese] where name != place.names.english {
                text.fold(name)
                table.append(text, of: position)
            }
            while let other = others.first, other.place == position {
                text.fold(other.name)
                table.append(text, of: position, isOther: true)
                others.removeFirst()
            }
        }
        table.sortSpots()
        return table
    }

    /// Each doubling of the inhabitants adds one, and so does each step of fame.
    private static func importance(_ place: Place) -> Float {
        let unknown: Float =
            switch place.kind {
            case .area: 14
            case .neighbourhood: 9
            default: 8
            }
        return (place.population > 0 ? logarithm(Float(place.population)) : unknown) + Float(place.fame)
    }

    /// To the base 2, straight between powers of two: good enough to rank by, and without a C library.
    static func logarithm(_ value: Float) -> Float {
        value < 1 ? 0 : Float(value.exponent) + value.significand - 1
    }
}
