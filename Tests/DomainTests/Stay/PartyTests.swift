import Domain
import Testing

@Suite("A party")
struct PartyTests {
    @Test(
        "S1-5.10 there are at most eight of each kind, and never fewer than none", arguments: 0..<3,
        [-1, 9, .max, .min] as [Int])
    func atMostEight(kind: Int, count: Int) {
        func party(_ count: Int) -> Party? {
            switch kind {
            case 0: Party(adults: count)
            case 1: Party(adults: 1, children: count)
            default: Party(adults: 1, infants: count)
            }
        }
        #expect(party(8) != nil)
        #expect(party(count) == nil)
    }

    @Test("S1-5.11 adults and children count together as guests, infants apart")
    func guestsAndInfants() throws {
        for adults in 1...8 {
            for children in 0...8 {
                for infants in 0...8 {
                    let party = try #require(Party(adults: adults, children: children, infants: infants))
                    #expect(party.guests == adults + children)
                    #expect(party.infants == infants)
                }
            }
        }
    }

    @Test("S1-5.12 children and infants don't travel without an adult")
    func neverWithoutAdult() {
        for children in 0...8 {
            for infants in 0...8 where children + infants > 0 {
                #expect(Party(adults: 0, children: children, infants: infants) == nil)
                #expect(Party(adults: 1, children: children, infants: infants) != nil)
            }
        }
    }

    @Test("nobody named yet is a party of its own")
    func unnamed() {
        #expect(Party(adults: 0) == .unnamed)
        #expect(Party.unnamed.isUnnamed)
        #expect(Party.unnamed.guests == 0)
        #expect(Party(adults: 1)?.isUnnamed == false)
    }
}
