import Domain
import Routes
import Testing

struct LooseningTests {
    private let seoul = Rectangle(south: 37_400_000, west: 126_800_000, north: 37_700_000, east: 127_200_000) ?? .world

    @Test func datesComeUpToThreeDaysEarlierOrLaterTheNearestFirst() {
        let shifted = Conditions.march.loosened(.dates, in: seoul).compactMap { $0.period?.checkIn }
        #expect(shifted == [9, 11, 8, 12, 7, 13].map { Day.march($0) })
        #expect(Conditions.march.loosened(.dates, in: seoul).allSatisfy { $0.period?.nights == 2 })
    }

    @Test func guestsBecomeFewerOneByOneAndInfantsStay() throws {
        var conditions = Conditions.march
        conditions.party = try #require(Party(adults: 2, children: 2, infants: 1))
        let parties = conditions.loosened(.guests, in: seoul).map(\.party)
        #expect(parties.map(\.guests) == [3, 2, 1])
        #expect(parties.allSatisfy { $0.infants == 1 })
    }

    @Test func aPriceRangeAndAmenitiesFallAwayAndTheAreaGrows() throws {
        var conditions = Conditions.march
        conditions.amenities = AmenitySet([.pool])
        conditions.page = 3
        #expect(conditions.loosened(.price, in: seoul).map(\.highestPrice) == [nil])
        #expect(conditions.loosened(.amenities, in: seoul).map(\.amenities) == [[]])
        #expect(conditions.loosened(.area, in: seoul).map(\.area) == [2, 4, 8].map { seoul.widened(by: $0) })
        for way in Loosening.allCases {
            #expect(conditions.loosened(way, in: seoul).allSatisfy { $0.page == 1 })
        }
    }

    @Test func eachWayChangesThatOneThingAlone() {
        let full = Conditions.full
        for way in Loosening.allCases {
            for looser in full.loosened(way, in: seoul) {
                var back = looser
                switch way {
                case .dates: back.period = full.period
                case .price:
                    back.lowestPrice = full.lowestPrice
                    back.highestPrice = full.highestPrice
                case .guests: back.party = full.party
                case .amenities: back.amenities = full.amenities
                case .area: back.area = full.area
                }
                #expect(looser != full && back == full)
            }
        }
    }

    @Test func whereNothingStandsThereIsNothingToLoosen() {
        for way in Loosening.allCases { #expect(Conditions().loosened(way, in: .world).isEmpty) }
    }
}

extension Conditions {
    fileprivate static var full: Conditions {
        var conditions = Conditions.march
        conditions.lowestPrice = 20_000
        conditions.amenities = AmenitySet([.pool, .wifi])
        conditions.party = Party(adults: 3, children: 2) ?? .unnamed
        return conditions
    }
}
