import Domain
import Testing

@Suite("One more guest, one less")
struct PartyStepsTests {
    @Test("S1-5.10 at most eight of each kind", arguments: Party.Kind.allCases)
    func mostOfEach(kind: Party.Kind) throws {
        var party = Party.unnamed
        while let more = party.adding(kind) { party = more }
        #expect(party[kind] == 8)
    }

    @Test("S1-5.12 a child or an infant with no adult makes adults 1", arguments: [Party.Kind.child, .infant])
    func bringsAdult(kind: Party.Kind) throws {
        let party = try #require(Party.unnamed.adding(kind))
        #expect(party.adults == 1)
        #expect(party[kind] == 1)
        #expect(try #require(party.adding(kind)).adults == 1)
    }

    @Test("S1-5.12 adults can't fall to 0 while others are there")
    func adultStays() throws {
        let party = try #require(Party(adults: 1, children: 1))
        #expect(party.removing(.adult) == nil)
        let alone = try #require(party.removing(.child))
        #expect(alone.removing(.adult) == .unnamed)
    }

    @Test("every party that a step leads to differs from it by that step", arguments: 0...8)
    func everyStep(adults: Int) {
        for children in 0...8 {
            for infants in 0...8 {
                guard let party = Party(adults: adults, children: children, infants: infants) else { continue }
                for kind in Party.Kind.allCases {
                    if let more = party.adding(kind) {
                        #expect(more[kind] == party[kind] + 1)
                        #expect(more.removing(kind) != nil)
                    } else {
                        #expect(party[kind] == 8)
                    }
                    if party[kind] == 0 { #expect(party.removing(kind) == nil) }
                }
            }
        }
    }

    @Test("fewer guests leave children out first, never the last adult, and infants stay")
    func reduced() throws {
        let party = try #require(Party(adults: 2, children: 2, infants: 1))
        #expect(party.reduced(toGuests: 3) == Party(adults: 2, children: 1, infants: 1))
        #expect(party.reduced(toGuests: 1) == Party(adults: 1, infants: 1))
        #expect(party.reduced(toGuests: 4) == nil)
        #expect(party.reduced(toGuests: 0) == nil)
        let family = try #require(Party(adults: 1, children: 3))
        #expect(family.reduced(toGuests: 2) == Party(adults: 1, children: 1))
    }
}
