import Domain
import Foundation
import Storage

/// What time it is, and what day that makes in a zone. Tests give a fixed one.
public struct WallClock: Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public let now: @Sendable () -> Int64

    public init(now: @escaping @Sendable () -> Int64) {
        self.now = now
    }

    public static let system = WallClock { Int64(Date().timeIntervalSince1970) }

    /// The civil date in the zone of that IANA name; in UTC where the system doesn't know the zone.
    public func today(in zone: String) -> Day { day(of: now(), in: zone) }

    /// The same of another instant, in seconds since 1970-01-01 UTC.
    func day(of instant: Int64, in zone: String) -> Day {
        let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) ?? 0
        let seconds = instant + Int64(offset)
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        return Day(number: Int32(clamping: days))
    }

    /// As the store of bookings asks it.
    public var forBookings: BookingClock { BookingClock(now: now, today: { today(in: $0) }) }
}
