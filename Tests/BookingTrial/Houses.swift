import Domain
import Storage

/// What there is to book: the same few houses, so that everybody wants the same nights.
enum Houses {
    /// Of the server's clock: 2027-03-01 at noon in Seoul.
    static let now = "2027-03-01T03:00:00Z"
    static let today = Day(number: 20_878)
    static let count = 3
    static let oneDay = Period(between: today, and: today) ?? { preconditionFailure("one day is a period") }()
    static let tariff = Tariff(
        currency: .krw, weekday: 120_000, weekend: 150_000, guestsIncluded: 2, extraGuest: 20_000, cleaning: 30_000,
        servicePercent: 8, weeklyDiscountPercent: 5)

    /// The second keeps a night free after each guest.
    static func preparationDays(of house: Int) -> Int { house == 1 ? 1 : 0 }

    /// - Returns: their ids.
    static func build(in database: Database, count: Int = Houses.count) async throws -> [Stay.ID] {
        var nights = OpenNights(first: today)
        for index in 0..<OpenNights.capacity { nights[today.advanced(by: index)] = true }
        let drafts = (0..<count).map { StayDraft(house($0), openNights: nights) }
        return try await Stays(database).save(drafts)
    }

    private static func house(_ number: Int) -> Stay {
        Stay(
            id: Stay.ID(0), origin: .demo, originKey: "house-\(number)", name: "집 \(number)", kind: .hanok,
            share: .entire,
            host: Stay.Host(key: "hana", name: "Hana"),
            position: Coordinate(latitude: 37_579_617, longitude: 126_977_041) ?? .null,
            area: "종로구 가회동", country: "KR", zone: "Asia/Seoul", capacity: 4, bedrooms: 2, beds: 2, halfBaths: 2,
            amenities: AmenitySet([.wifi]), tariff: tariff, maximumNights: 60,
            rules: BookingRules(preparationDays: preparationDays(of: number)), summary: "마당이 있는 집")
    }
}
