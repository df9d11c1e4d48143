import Domain
import Testing

@Suite("Names and numbers that are kept for ever")
struct AmenityTests {
    @Test("a set holds exactly the amenities it was made of")
    func sets() {
        for amenity in Amenity.allCases {
            let set = AmenitySet([amenity])
            #expect(set.members == [amenity])
            #expect(Amenity.allCases.filter { set.contains($0) } == [amenity])
        }
        #expect(AmenitySet(Amenity.allCases).members == Amenity.allCases)
        #expect(AmenitySet([]).members.isEmpty)
    }

    @Test("no two bear the same name, and a name fits into an address")
    func names() {
        for names in [
            Amenity.allCases.map(\.slug.description), StayKind.allCases.map(\.slug.description),
            StayShare.allCases.map(\.slug.description),
        ] {
            #expect(Set(names).count == names.count)
            #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
        }
    }

    @Test("the numbers kept in databases stand where they stood")
    func numbers() {
        #expect(Amenity.wifi.rawValue == 0)
        #expect(Amenity.breakfast.rawValue == 15)
        #expect(Amenity.beach.rawValue == 31)
        #expect(Amenity.allCases.count <= UInt32.bitWidth)
    }
}
