import Domain
import Foundation
import Testing

@testable import Demo

@Suite struct DemoWorldTests {
    private static let today = Worlds.today
    private static let small = Worlds.small
    private let stays = Worlds.full

    @Test func moreThanThreeThousandStaysInFortyPlaces() {
        #expect(stays.count >= 3_000)
        #expect(DemoWorld.destinations().count == 40)
        #expect(Set(DemoWorld.destinations().map(\.slug)).count == 40)
        for destination in DemoWorld.destinations() {
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

    @Test func theSmallWorldIsTheBeginningOfTheFullOne() {
        #expect(Self.small.count == 274)
        #expect(Array(stays.prefix(Self.small.count)) == Self.small)
        #expect(Set(Self.small.map(\.destination)) == Set(DemoWorld.destinations(.small).map(\.slug)))
    }

    @Test func theSameDayGivesTheSameWorld() {
        #expect(DemoWorld.stays(today: Self.today, .small) == Self.small)
        #expect(Fingerprint.of(stays) == 0x285F6FDC45E0AE46)
    }

    @Test func anotherDayMovesOnlyTheCalendarAndTheReviewsAlong() {
        let later = DemoWorld.stays(today: Self.today.advanced(by: 1), .small)

        for (one, other) in zip(Self.small, later) {
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

    @Test func kindsStandWhereTheyBelong() {
        for demo in stays {
            switch demo.stay.kind {
            case .hanok, .pension, .campsite: #expect(demo.stay.country == "KR", "\(demo.stay.name)")
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
            let own = demo.stay.details.split(separator: "\n\n[", maxSplits: 1).first.map(String.init) ?? ""
            for text in [demo.stay.name, demo.stay.summary, own] + demo.reviews.map(\.text) {
                #expect(Script.of(text) == Script.expected[demo.stay.country] ?? .latin, "\(text)")
            }
            #expect(own.components(separatedBy: "\n\n").count >= 4)
        }
    }

    @Test func whatAGuestMustKnowIsSaidInThreeLanguages() {
        for demo in stays {
            let scripts = Set(demo.stay.details.components(separatedBy: "\n\n").map(Script.of))
            #expect(scripts == [.hangul, .kana, .latin], "\(demo.stay.details)")
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
        let byPlace = Dictionary(grouping: stays, by: \.destination)
        func seasons(_ slug: String) -> [Season] {
            byPlace[slug, default: []].flatMap { $0.stay.tariff?.seasons ?? [] }
        }

        for destination in DemoWorld.destinations() {
            let here = seasons(destination.slug)
            #expect(!here.isEmpty, "\(destination.slug)")
            #expect(here.allSatisfy { $0.percent > 100 && $0.last >= Self.today })
        }
        #expect(seasons("busan").allSatisfy { $0.first.parts.month == 7 })
        #expect(seasons("tokyo").allSatisfy { $0.first.parts.month == 3 })
        #expect(seasons("pyeongchang").allSatisfy { $0.first.parts.month == 12 && $0.last.parts.month == 2 })
    }

    @Test func theWorldHoldsAtTheEndsOfTheCalendar() {
        for day in [Day(number: .min), Day(number: .max)] {
            #expect(DemoWorld.stays(today: day, .small).allSatisfy { $0.stay.tariff?.isValid == true })
        }
    }

    @Test func theSmallWorldIsMadeWithinASecond() {
        // Of the processor, which other tests want as well.
        let before = timeOfThisThread()
        _ = DemoWorld.stays(today: Self.today, .small)
        let time = timeOfThisThread() - before

        #expect(time < .seconds(1), "\(time)")
    }

    private func timeOfThisThread() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// Which letters a text is written in.
private enum Script {
    case hangul, kana, latin

    static let expected: [String: Script] = ["KR": .hangul, "JP": .kana]

    static func of(_ text: String) -> Script {
        let scalars = text.unicodeScalars.map(\.value)
        if scalars.contains(where: { (0xAC00...0xD7A3).contains($0) }) { return .hangul }
        return scalars.contains { (0x3040...0x30FF).contains($0) || (0x4E00...0x9FFF).contains($0) } ? .kana : .latin
    }
}

/// One number for all that a world says.
private enum Fingerprint {
    static func of(_ stays: [DemoStay]) -> UInt64 {
        var text = ""
        for demo in stays {
            let stay = demo.stay
            text +=
                "\(stay.originKey) \(stay.name) \(stay.position.latitude) \(stay.position.longitude) \(stay.summary)"
            text += "\(stay.details) \(stay.host.name) \(stay.amenities.rawValue) \(stay.tariff?.weekday ?? 0)"
            text += "\(demo.openNights.words) \(demo.reviews.map(\.text))"
        }
        return Chance.hash(text.utf8)
    }
}
