import Domain
import Wire

/// A place as lists show it, in one language.
public struct PlaceSummary: Record, Equatable, Sendable {
    /// Its number in the place index.
    public var id = 0
    public var name = ""
    /// What it belongs to: 서울 용산구; 대한민국 · 도시 전체.
    public var detail = ""
    /// The part of the name that was typed, in bytes of its UTF-8; empty when nothing of it was.
    public var markStart = 0
    public var markEnd = 0
    /// From where one is; absent where that is not known.
    public var meters: Int?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("name", &name)
        visitor.field("detail", &detail)
        visitor.field("mark_start", &markStart)
        visitor.field("mark_end", &markEnd)
        visitor.field("meters", &meters)
    }
}

/// `GET /api/v1/places` and `/api/v1/places/popular`.
public struct PlaceList: Record, Equatable, Sendable {
    public var places: [PlaceSummary] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("places", &places)
    }
}
