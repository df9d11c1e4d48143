import Domain

/// A few streets that the demo world knows well enough to put stays in.
struct Neighbourhood: Sendable {
    /// What surrounds the houses, and so what they are named after and what they offer.
    enum Setting: Sendable {
        case city, sea, country
    }

    /// Latin, without spaces; unique in the world. Origin keys begin with it.
    let slug: String
    /// As people name it: 용산구 후암동.
    let area: String
    let setting: Setting
    /// Degrees of a point in the middle of dry land.
    let latitude: Double
    let longitude: Double
    /// Metres to each side in which there is neither river nor sea.
    let reach: Int
    /// What names of stays begin with.
    let words: [String]
    /// A sentence on what it is like.
    let character: String
    /// A paragraph on what lies around and how to get there.
    let walk: String
    /// One stay for each.
    let kinds: [StayKind]

    var center: Coordinate {
        Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude) ?? .null
    }

    /// Where its stays lie.
    var box: Rectangle {
        Rectangle(around: center, meters: reach)
    }
}
