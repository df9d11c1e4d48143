import Seeded
import Testing

@testable import SignIn

private struct Note: LedgerEntry, Equatable {
    var number: Int
    var until: Int64

    func isForgettable(now: Int64) -> Bool { until <= now }
}

@Suite struct LedgerTests {
    /// With room for all it is a dictionary; without, whatever still says something is kept.
    @Test(arguments: [1, 3, 10, 40])
    func whatStillSaysSomethingIsKept(capacity: Int) {
        var numbers = SeededNumbers(seed: 50)
        var ledger = Ledger<Note>(capacity: capacity, common: 4)
        var model: [String: Note] = [:]
        var now: Int64 = 0
        for step in 0..<5000 {
            now += Int64.random(in: 0...2, using: &numbers)
            let key = "key \(Int.random(in: 0..<30, using: &numbers))"
            let until = now + Int64.random(in: 0...20, using: &numbers)
            var isApart = false
            let before = ledger.count
            let found = ledger.update(key, now: now, fresh: Note(number: 0, until: now)) { note -> Int in
                defer { note = Note(number: step, until: until) }
                return note.number
            }
            ledger.updateKnown(key) { _, isCommon in isApart = !isCommon }
            if let known = model[key], known.until > now {
                #expect(isApart)
                #expect(found == known.number)
            }
            model[key] = isApart ? Note(number: step, until: until) : nil
            #expect(ledger[key] == Note(number: step, until: until))
            #expect(ledger.count <= capacity && ledger.count >= before)
        }
    }

    @Test func nothingIsKnownOfAKeyThatNeverCame() {
        var ledger = Ledger<Note>(capacity: 2, common: 1)
        ledger.updateKnown("a") { _, _ in Issue.record("There is nothing to change.") }
        #expect(ledger["a"] == nil)
        for key in ["b", "c", "d"] { ledger.update(key, now: 0, fresh: Note(number: 1, until: 9)) { $0.number = 2 } }
        // Shared with "d", which came when there was no room.
        #expect(ledger["a"] == Note(number: 2, until: 9))
    }

    @Test func aPlaceThatSaysNothingIsGivenAway() {
        var ledger = Ledger<Note>(capacity: 100, common: 1)
        for number in 0..<100 { ledger.update("\(number)", now: 0, fresh: Note(number: number, until: 5)) { _ in } }
        for number in 100..<200 { ledger.update("\(number)", now: 5, fresh: Note(number: number, until: 9)) { _ in } }
        for number in 100..<200 {
            ledger.updateKnown("\(number)") { note, isCommon in
                #expect(!isCommon && note.number == number)
            }
        }
        #expect(ledger.count == 100)
    }
}
