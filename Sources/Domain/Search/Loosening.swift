/// One way of asking for less, for who has found nothing.
public enum Loosening: Int, CaseIterable, Sendable {
    case dates, price, guests, amenities, area

    public var slug: StaticString {
        switch self {
        case .dates: "dates"
        case .price: "price"
        case .guests: "guests"
        case .amenities: "amenities"
        case .area: "area"
        }
    }
}
