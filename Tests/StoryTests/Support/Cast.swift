import Domain
import Storage

/// Hana, who hosts in Kyoto.
enum Hana {
    /// Her house near the old streets: 12,000 yen on weekdays, 15,000 at weekends, 3,000 for cleaning.
    static func house(_ key: String = "hana-house", _ change: (inout Stay) -> Void = { _ in }) -> Stay {
        var stay = Stay(
            id: Stay.ID(0), origin: .demo, originKey: key, name: "봄바람 마치야", kind: .house, share: .entire,
            host: Stay.Host(key: "hana-of-kyoto", name: "하나"), position: kyoto, area: "京都 東山区", country: "JP",
            zone: "Asia/Tokyo", capacity: 4, bedrooms: 2, beds: 3, halfBaths: 3,
            amenities: AmenitySet([.wifi, .kitchen, .garden]),
            tariff: Tariff(currency: .jpy, weekday: 12_000, weekend: 15_000, cleaning: 3000), rating: 487,
            reviewCount: 31, summary: "골목 끝의 오래된 집.", details: "백 년 된 마치야를 고쳤습니다. 마당에 매화가 있습니다.")
        change(&stay)
        return stay
    }

    static let kyoto = Coordinate(latitude: 35_021_000, longitude: 135_754_000) ?? .null
    /// Kyoto's number among the places.
    static let kyotoNumber = 1_857_910
}

extension Stay {
    /// The stay with a calendar in which every night is open, from the day before the story begins.
    var alwaysOpen: StayDraft {
        var nights = OpenNights(first: Story.today.advanced(by: -1))
        for index in 0..<OpenNights.capacity { nights[nights.first.advanced(by: index)] = true }
        return StayDraft(self, openNights: nights)
    }

    /// The stay with some nights taken.
    func open(except taken: [Day]) -> StayDraft {
        var draft = alwaysOpen
        for night in taken { draft.openNights?[night] = false }
        return draft
    }
}
