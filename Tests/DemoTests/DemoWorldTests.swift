import Domain
import Testing

@testable import Demo

@Suite struct DemoWorldTests {
    private static let today = Day(number: 20_700)
    private let stays = DemoWorld.stays(today: today)

    @Test func everyDestinationHasAtLeastFortyStays() {
        #expect(stays.count >= 240)
        for destination in DemoWorld.destinations {
            let here = stays.filter { $0.destination == destination.slug }
            #expect(here.count >= 40, "\(destination.slug) has \(here.count)")
            for demo in here {
                #expect(destination.rectangle.contains(demo.stay.position), "\(demo.stay.name)")
                #expect(demo.stay.country == destination.country)
                #expect(demo.stay.zone == destination.zone)
                #expect(demo.stay.tariff?.currency == destination.currency)
            }
        }
    }

    @Test func theSameDayGivesTheSameWorld() {
        #expect(DemoWorld.stays(today: Self.today) == stays)
    }

    @Test func anotherDayMovesOnlyTheCalendarAndTheReviewsAlong() {
        let later = DemoWorld.stays(today: Self.today.advanced(by: 1))

        for (one, other) in zip(stays, later) {
            #expect(one.stay.name == other.stay.name)
            #expect(one.stay.tariff?.weekday == other.stay.tariff?.weekday)
            #expect(one.openNights.words == other.openNights.words)
            #expect(other.openNights.first == one.openNights.first.advanced(by: 1))
            #expect(one.reviews.map(\.text) == other.reviews.map(\.text))
        }
    }

    @Test func namesAndKeysAreGivenOnce() {
        #expect(Set(stays.map(\.stay.name)).count == stays.count)
        #expect(Set(stays.map(\.stay.originKey)).count == stays.count)
    }

    @Test func aHostKeepsNameAndKeyAcrossStays() {
        let byKey = Dictionary(grouping: stays.map(\.stay.host), by: \.key)

        #expect(byKey.values.contains { $0.count > 1 })
        for (key, hosts) in byKey {
            #expect(Set(hosts).count == 1, "\(key)")
        }
    }

    @Test func everyNumberLiesInItsRange() throws {
        for demo in stays {
            let stay = demo.stay
            let tariff = try #require(stay.tariff)
            #expect(tariff.isValid, "\(stay.name)")
            #expect(tariff.weekend >= tariff.weekday)
            #expect(tariff.guestsIncluded <= stay.capacity || stay.originKey == DemoWorld.exampleKey)
            #expect((1...Party.largestCapacity).contains(stay.capacity))
            #expect((1...stay.capacity).contains(stay.beds), "\(stay.name)")
            #expect((1...max(1, stay.beds)).contains(stay.bedrooms), "\(stay.name)")
            #expect((2...12).contains(stay.halfBaths))
            #expect((1...3).contains(stay.minimumNights))
            #expect((stay.rating == nil) == (stay.reviewCount == 0))
            if let rating = stay.rating { #expect((380...500).contains(rating)) }
        }
        #expect(stays.contains { $0.stay.rating == nil })
    }

    @Test func everyStayLiesInItsNeighbourhood() {
        for place in Places.all {
            for neighbourhood in place.neighbourhoods {
                let box = neighbourhood.box
                let here = stays.filter { $0.stay.originKey.hasPrefix(neighbourhood.slug + "-") }
                #expect(here.count == neighbourhood.kinds.count)
                for demo in here {
                    #expect(box.contains(demo.stay.position), "\(demo.stay.name)")
                    #expect(demo.stay.area == neighbourhood.area)
                }
            }
        }
    }

    @Test func kindsStandWhereTheyBelong() {
        for demo in stays {
            switch demo.stay.kind {
            case .hanok, .pension, .lodge, .campsite: #expect(demo.stay.country == "KR", "\(demo.stay.name)")
            case .ryokan: #expect(demo.stay.country == "JP", "\(demo.stay.name)")
            case .poolVilla: #expect(demo.stay.amenities.contains(Amenity.pool), "\(demo.stay.name)")
            default: break
            }
            if demo.stay.country == "SG" { #expect(!demo.stay.amenities.contains(Amenity.heating)) }
        }
        for kind in StayKind.allCases {
            #expect(stays.contains { $0.stay.kind == kind }, "\(kind)")
        }
    }

    @Test func textsAreInTheLanguageOfTheirCountry() {
        for demo in stays {
            for text in [demo.stay.name, demo.stay.summary, demo.stay.details] + demo.reviews.map(\.text) {
                #expect(Script.of(text) == Script.expected[demo.stay.country], "\(text)")
            }
            #expect(demo.stay.details.split(separator: "\n\n").count >= 4)
        }
    }

    @Test func reviewsAreFromBeforeTodayTheLatestFirst() {
        for demo in stays {
            #expect(demo.reviews.isEmpty == (demo.stay.reviewCount == 0))
            #expect(demo.reviews.count <= min(6, demo.stay.reviewCount))
            #expect(demo.reviews.count != 1)
            #expect(demo.reviews.allSatisfy { $0.day < Self.today })
            #expect(zip(demo.reviews, demo.reviews.dropFirst()).allSatisfy { $0.day > $1.day })
            #expect(Set(demo.reviews.map(\.text)).count == demo.reviews.count)
        }
    }

    @Test func calendarsAreMostlyOpenAndFullerSoonThanLater() {
        func share(_ nights: Range<Int>) -> Double {
            let open = stays.reduce(0) { sum, demo in
                sum + nights.filter { demo.openNights[Self.today.advanced(by: $0)] }.count
            }
            return Double(open) / Double(stays.count * nights.count)
        }

        #expect((0.5...0.75).contains(share(0..<30)), "\(share(0..<30))")
        #expect((0.85...0.97).contains(share(365..<730)), "\(share(365..<730))")
    }

    @Test func seasonsAreTheDearWeeksOfThisYearAndTheNext() {
        let today = Day(number: 20_788)
        let byPlace = Dictionary(grouping: DemoWorld.stays(today: today), by: \.destination)
        func seasons(_ slug: String) -> [Season] {
            byPlace[slug, default: []].flatMap { $0.stay.tariff?.seasons ?? [] }
        }

        #expect(seasons("busan").allSatisfy { $0.first.parts.month == 7 && $0.percent > 100 })
        #expect(seasons("tokyo").allSatisfy { $0.first.parts.month == 3 && $0.percent > 100 })
        #expect(!seasons("busan").isEmpty && !seasons("jeju").isEmpty && !seasons("tokyo").isEmpty)
        #expect(seasons("seoul").isEmpty && seasons("singapore").isEmpty)
        #expect(seasons("jeju").allSatisfy { $0.last >= today })
    }

    @Test func theWorldHoldsAtTheEndsOfTheCalendar() {
        for day in [Day(number: .min), Day(number: .max)] {
            #expect(DemoWorld.stays(today: day).allSatisfy { $0.stay.tariff?.isValid == true })
        }
    }

    @Test func theWorldIsMadeWithinASecond() {
        let time = ContinuousClock().measure { _ = DemoWorld.stays(today: Self.today) }

        #expect(time < .seconds(1), "\(time)")
    }
}

/// Which letters a text is written in.
private enum Script {
    case hangul, kana, latin

    static let expected: [String: Script] = ["KR": .hangul, "JP": .kana, "SG": .latin]

    static func of(_ text: String) -> Script {
        let scalars = text.unicodeScalars.map(\.value)
        if scalars.contains(where: { (0xAC00...0xD7A3).contains($0) }) { return .hangul }
        return scalars.contains { (0x3040...0x30FF).contains($0) || (0x4E00...0x9FFF).contains($0) } ? .kana : .latin
    }
}
