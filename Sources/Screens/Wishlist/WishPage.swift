import Domain
import Wire

/// `GET /api/v1/wishes`.
public struct WishPage: Record, Equatable, Sendable {
    /// Everything that is wished for, the newest first.
    public var wishes: [Wish] = []
    /// With `cards=1` what cards show of the stays among them that are offered, in the same order; else none.
    public var stays: [StaySummary] = []
    /// Credits that must be shown with these stays.
    public var credits: [String] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("wishes", &wishes)
        visitor.field("stays", &stays)
        visitor.field("credits", &credits)
    }
}
