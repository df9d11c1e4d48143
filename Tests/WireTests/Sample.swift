import Domain
import Seeded
import Wire

/// A value with a field of every sort.
struct Sample: Record, Equatable {
    var whole = 7
    var wide: Int64 = 8
    var fraction = 0.5
    var isOn = true
    var text = "as it was"
    var perhaps: Int?
    var names: [String] = ["one"]
    var inner = Inner()
    var others: [Inner] = []
    var kind = StayKind.hanok
    var share = StayShare.entire
    var amenity = Amenity.wifi
    var language = Language.japanese
    var day = Day(number: 20_000)

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("whole", &whole)
        visitor.field("wide", &wide)
        visitor.field("fraction", &fraction)
        visitor.field("is_on", &isOn)
        visitor.field("text", &text)
        visitor.field("perhaps", &perhaps)
        visitor.field("names", &names)
        visitor.field("inner", &inner)
        visitor.field("others", &others)
        visitor.field("kind", &kind)
        visitor.field("share", &share)
        visitor.field("amenity", &amenity)
        visitor.field("language", &language)
        visitor.field("day", &day)
    }

    struct Inner: Record, Equatable {
        var depth = 1
        var note: String? = "inside"

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("depth", &depth)
            visitor.field("note", &note)
        }
    }
}

extension Sample {
    init(by chance: inout SeededNumbers) {
        whole = Int.random(in: Int.wireRange, using: &chance)
        wide = chance.oneIn(4) ? .max : chance.oneIn(4) ? .min : Int64.random(in: .min ... .max, using: &chance)
        // Quarters are exact in binary and short in decimal.
        fraction = Double(Int.random(in: -1_000_000...1_000_000, using: &chance)) / 4
        isOn = Bool.random(using: &chance)
        text = chance.text()
        perhaps = chance.oneIn(2) ? nil : Int.random(in: -9...9, using: &chance)
        names = (0..<Int.random(in: 0...3, using: &chance)).map { _ in chance.text() }
        inner = Inner(by: &chance)
        others = (0..<Int.random(in: 0...3, using: &chance)).map { _ in Inner(by: &chance) }
        kind = StayKind.allCases.randomElement(using: &chance) ?? kind
        share = StayShare.allCases.randomElement(using: &chance) ?? share
        amenity = Amenity.allCases.randomElement(using: &chance) ?? amenity
        language = Language.allCases.randomElement(using: &chance) ?? language
        day = Day(number: Int32.random(in: -700_000...2_900_000, using: &chance))
    }
}

extension Sample.Inner {
    init(by chance: inout SeededNumbers) {
        depth = Int.random(in: 0...9, using: &chance)
        note = chance.oneIn(3) ? nil : chance.text()
    }
}
