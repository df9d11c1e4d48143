import Domain

/// What `Data/places.tsv` holds, read and checked.
///
/// The file is text: a title, a line for each time zone, a line for each place in the order of the ids, and a count.
/// `scripts/places/place.py` writes the lines.
struct PlaceFile {
    /// In the order of their ids.
    private(set) var places: [Place] = []
    /// Other names of some places, by the place's position in `places`.
    private(set) var otherNames: [(place: Int, name: String)] = []

    private static let fieldCount = 14
    private static let kinds: [UInt8: Place.Kind] = [
        UInt8(ascii: "p"): .province, UInt8(ascii: "c"): .city, UInt8(ascii: "d"): .district,
        UInt8(ascii: "n"): .neighbourhood, UInt8(ascii: "a"): .area,
    ]

    init(_ bytes: [UInt8]) throws(DamagedFile) {
        var lines = try TabbedLines(file: "places.tsv", bytes: bytes, title: "nadri places 1")
        var zones: [String] = []
        var firstLine = 1
        while true {
            let fields = try lines.next()
            if fields.matches(0, "zone") {
                guard fields.count == 2, !fields.isEmpty(1), places.isEmpty else {
                    throw fields.damage("a time zone out of its place")
                }
                zones.append(try fields.text(1))
                firstLine = fields.line + 1
            } else if fields.matches(0, "end") {
                try lines.finish(fields, count: places.count)
                break
            } else {
                try append(fields, zones: zones)
            }
        }
        try checkParents(firstLine: firstLine)
        guard places.contains(where: { $0.kind == .city }) else { throw lines.damage("there is no city") }
    }

    private mutating func append(_ fields: Fields, zones: [String]) throws(DamagedFile) {
        guard fields.count == PlaceFile.fieldCount else {
            throw fields.damage("a place has \(PlaceFile.fieldCount) fields, not \(fields.count)")
        }
        let id = try fields.id(0)
        if let last = places.last, last.id >= id { throw fields.damage("the ids don't rise") }
        guard let letter = fields.letter(1), let kind = PlaceFile.kinds[letter] else {
            throw fields.damage("the kind is unknown")
        }
        let zone = try fields.number(3, in: 0...max(0, zones.count - 1))
        guard zone < zones.count else { throw fields.damage("there are no time zones") }
        let center = try Coordinate(latitude: fields.degrees(5), longitude: fields.degrees(6))
        guard let center else { throw fields.damage("the position isn't on the earth") }
        let english = try fields.text(10)
        guard !english.isEmpty else { throw fields.damage("the English name is missing") }
        let names = try Place.Names(
            korean: fields.isEmpty(11) ? english : fields.text(11), english: english,
            japanese: fields.isEmpty(12) ? english : fields.text(12))
        places.append(
            Place(
                id: id, kind: kind, names: names, country: try fields.countryCode(2), zone: zones[zone],
                parent: fields.isEmpty(4) ? nil : try fields.id(4), center: center,
                radius: try fields.number(8, in: 1...200_000) * 100,
                population: fields.isEmpty(7) ? 0 : try fields.number(7, in: 1...20_000_000) * 100,
                fame: fields.isEmpty(9) ? 0 : try fields.number(9, in: 1...9)))
        for name in try fields.text(13).split(separator: "|") {
            otherNames.append((places.count - 1, String(name)))
        }
    }

    /// A parent is a place of the file and of a wider kind, so that following parents comes to an end.
    private func checkParents(firstLine: Int) throws(DamagedFile) {
        for (index, place) in places.enumerated() {
            guard let parent = place.parent else { continue }
            guard let position = PlaceFile.position(of: parent, in: places),
                places[position].kind.rawValue < place.kind.rawValue
            else {
                throw DamagedFile(file: "places.tsv", line: firstLine + index, reason: "the parent isn't a wider place")
            }
        }
    }

    /// Where the place stands in a list ordered by id.
    static func position(of id: Place.ID, in places: [Place]) -> Int? {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low].id == id ? low : nil
    }
}

extension Fields {
    fileprivate func id(_ index: Int) throws(DamagedFile) -> Place.ID {
        Place.ID(Int32(try number(index, in: 1...Int(Int32.max))))
    }

    /// The field's only byte.
    fileprivate func letter(_ index: Int) -> UInt8? {
        ranges[index].count == 1 ? bytes[ranges[index].lowerBound] : nil
    }
}
