import Domain

/// What is settled about a stay before it has words.
struct Sketch {
    let destination: Destination
    let neighbourhood: Neighbourhood
    let kind: StayKind
    let share: StayShare
    let capacity: Int
    let bedrooms: Int
    let beds: Int
    let halfBaths: Int
    let amenities: AmenitySet
    /// The one thing the stay is remembered for, which its name and its summary share.
    var accent: Accent
}

/// A word for the name and a sentence that explains it.
struct Accent {
    let word: String
    let sentence: String

    init(_ word: String, _ sentence: String) {
        self.word = word
        self.sentence = sentence
    }
}

/// A language in which hosts describe their stays and guests remember them.
protocol Voice: SendableMetatype {
    /// The language's own name in brackets.
    static var heading: String { get }
    /// First names of hosts in a country, at least twelve.
    static func hosts(in country: String) -> [String]
    static var guests: [String] { get }
    static func accents(kind: StayKind, setting: Neighbourhood.Setting, in destination: Destination) -> [Accent]
    static func name(_ sketch: Sketch, _ chance: inout Chance) -> String
    static func summary(_ sketch: Sketch, _ chance: inout Chance) -> String
    /// Paragraphs apart by an empty line.
    static func details(_ sketch: Sketch, host: String, _ chance: inout Chance) -> String
    /// What a guest must know, in two or three sentences.
    static func facts(_ sketch: Sketch) -> String
    /// So many different texts.
    static func reviews(_ count: Int, of sketch: Sketch, _ chance: inout Chance) -> [String]
}
