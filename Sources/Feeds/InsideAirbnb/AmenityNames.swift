import Domain

/// Finds what we know in a list of amenities, written `{TV,"Cable TV",Internet}` until 2020 and `["TV", "Hair dryer"]` since.
struct AmenityNames {
    /// A file repeats a few hundred names thousands of times.
    private var known: [String: AmenitySet] = [:]

    mutating func amenities(in cell: Cell) -> AmenitySet {
        var found: AmenitySet = []
        AmenityNames.forEachName(in: cell) { name in
            if let meaning = known[name] {
                found.formUnion(meaning)
                return
            }
            let meaning = AmenityNames.meaning(of: name)
            found.formUnion(meaning)
            if known.count < AmenityNames.mostKnown { known[name] = meaning }
        }
        return found
    }

    /// More different names than any city has; a hostile file fills no memory.
    private static let mostKnown = 20_000

    /// What one name means, whatever else it says: "Free washer – In unit", "32\" HDTV with Netflix".
    static func meaning(of name: String) -> AmenitySet {
        let words = " " + name.lowercased() + " "
        if others.contains(where: words.contains) { return [] }
        if words.contains(" hair dryer") { return AmenitySet([.hairDryer]) }
        // "Garden view" is a view and no garden.
        if words.hasSuffix(" view ") { return AmenitySet([.view]) }
        return AmenitySet(table.filter { words.contains($0.word) }.map(\.amenity))
    }

    /// Names part at commas and stand in double quotes or bare; a backslash protects the character behind it, `\u2013` is one
    /// character. The brackets don't matter.
    fileprivate static func forEachName(in cell: Cell, _ visit: (String) -> Void) {
        var name: [UInt8] = []
        var isQuoted = false
        func finish() {
            let trimmed = name[...].trimmed
            if !trimmed.isEmpty { visit(trimmed.text) }
            name.removeAll(keepingCapacity: true)
        }
        var rest = cell
        if let first = rest.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            rest.removeFirst()
            if let last = rest.last, last == UInt8(ascii: "}") || last == UInt8(ascii: "]") { rest.removeLast() }
        }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\\"):
                name.append(contentsOf: escaped(&rest))
            case UInt8(ascii: "\""):
                isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted:
                finish()
            default:
                name.append(byte)
            }
        }
        finish()
    }

    /// What stands behind a backslash. Of `\uXXXX` we only need to know that it was there: no name in the table has one, so
    /// it reads as a blank.
    private static func escaped(_ rest: inout Cell) -> [UInt8] {
        guard let byte = rest.popFirst() else { return [] }
        guard byte == UInt8(ascii: "u"), rest.count >= 4 else { return byte == UInt8(ascii: "n") ? [0x20] : [byte] }
        rest = rest.dropFirst(4)
        return [0x20]
    }

    /// Names that contain a word of the table and mean something else.
    private static let others = [
        "dishwasher", "pool table", "baby bath", "fireplace guards", "barbecue utensils", "drying rack", "bike",
        "outdoor kitchen", "live on this property", "beach essentials", "children", "ping pong", "fire pit",
    ]

    private static let table: [(word: String, amenity: Amenity)] = [
        ("wifi", .wifi), ("wi-fi", .wifi), ("wireless internet", .wifi), ("kitchen", .kitchen), ("parking", .parking),
        ("garage", .parking), ("carport", .parking), ("air conditioning", .airConditioning),
        (" ac ", .airConditioning), ("heating", .heating), ("heater", .heating), (" washer", .washer),
        ("washing machine", .washer), (" dryer", .dryer), ("workspace", .desk),
        (" desk ", .desk), (" tv ", .tv), ("hdtv", .tv), (" iron ", .iron), ("elevator", .elevator), (" pool ", .pool),
        ("hot tub", .hotTub), ("jacuzzi", .hotTub), (" gym ", .gym), ("breakfast", .breakfast),
        ("pets allowed", .pets), ("smoking allowed", .smoking), ("self check-in", .selfCheckIn),
        ("keypad", .selfCheckIn), ("lockbox", .selfCheckIn), ("smart lock", .selfCheckIn), (" crib ", .crib),
        ("/travel crib", .crib), ("bbq", .barbecue), ("barbecue", .barbecue), ("garden", .garden),
        ("backyard", .garden), ("balcony", .balcony), ("patio", .balcony), ("terrace", .balcony),
        ("fireplace", .fireplace), ("bathtub", .bathtub), ("refrigerator", .refrigerator),
        ("mini fridge", .refrigerator), ("microwave", .microwave), ("wheelchair", .accessible),
        ("step-free", .accessible), ("smoke alarm", .smokeAlarm), ("smoke detector", .smokeAlarm),
        ("first aid", .firstAid), ("beachfront", .beach), ("beach access", .beach),
    ]
}
