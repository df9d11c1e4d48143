import Domain

/// The addresses of somebody's bookings. All are for those signed in alone.
public enum BookingAddress: Equatable, Sendable {
    /// - Parameters:
    ///   - page: counted from 1.
    ///   - news: what has just been done.
    case list(page: Int = 1, BookingNews? = nil)
    case one(Booking.ID)
    /// The same page with the question open whether the booking shall be cancelled.
    case question(Booking.ID)
    /// Where the form goes that cancels.
    case cancellation(Booking.ID)
    /// What is due to the host, to print.
    case receipt(Booking.ID)
    /// For the calendar of a phone or a computer (RFC 5545).
    case calendar(Booking.ID)

    public var text: String {
        switch self {
        case .list(let page, let news):
            Address.bookings.text + BookingAddress.query(page, news).text
        case .one(let id): BookingAddress.path(id)
        case .question(let id): BookingAddress.path(id) + "?cancel=1"
        case .cancellation(let id): BookingAddress.path(id) + "/cancellation"
        case .receipt(let id): BookingAddress.path(id) + "/receipt"
        case .calendar(let id): BookingAddress.path(id) + ".ics"
        }
    }

    private static func path(_ id: Booking.ID) -> String { Address.bookings.text + "/" + String(id.number) }

    private static func query(_ page: Int, _ news: BookingNews?) -> Query {
        var query = Query()
        if page > 1 { query.add("page", String(page)) }
        switch news {
        case .booked(let id): query.add("booked", String(id.number))
        case .cancelled(let id): query.add("cancelled", String(id.number))
        case nil: break
        }
        return query
    }
}

/// What has just been done to a booking, as the list says it that one is led to.
public enum BookingNews: Equatable, Sendable {
    case booked(Booking.ID)
    case cancelled(Booking.ID)
}

/// A place in the map app of the device.
public enum MapAppAddress {
    /// - Parameter isApple: whether the device is one of Apple's, which know no `geo:`.
    public static func text(_ position: Coordinate, name: String, isApple: Bool) -> String {
        let (latitude, longitude) = position.decimals
        let place = latitude + "," + longitude
        let query = PercentEncoding.encoded(name)
        if isApple { return "https://maps.apple.com/?ll=" + place + "&q=" + query }
        // The second pair, with a name, is what Android puts its pin at (RFC 5870 has the first alone).
        return "geo:" + place + "?q=" + place + "(" + query + ")"
    }
}
