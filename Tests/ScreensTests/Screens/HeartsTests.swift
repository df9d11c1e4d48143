import Domain
import Screens
import Seeded
import Testing

/// S1-6.4 one heart, one truth: it acts at once, settles with the server, and goes back where that says no.
struct HeartsTests {
    private let hanok = Wish(kind: .stay, number: 7)
    private let hotel = Wish(kind: .hotel, number: 7)

    private func put(_ numbers: String) -> Effect {
        .send(
            method: "PUT", address: "/api/v1/wishes/" + (numbers.hasPrefix("1") ? "stay" : "hotel") + "/7", body: "",
            reply: "heart-settled:\(numbers):1", failure: "heart-refused:\(numbers):1")
    }

    private func delete(_ numbers: String) -> Effect {
        .send(
            method: "DELETE", address: "/api/v1/wishes/" + (numbers.hasPrefix("1") ? "stay" : "hotel") + "/7", body: "",
            reply: "heart-settled:\(numbers):0", failure: "heart-refused:\(numbers):0")
    }

    private func isAskingForAll(_ effects: [Effect]) -> Bool {
        effects.contains { effect in
            if case .fetch("/api/v1/wishes", _, "hearts-missed") = effect { true } else { false }
        }
    }

    @Test("S1-2.3 a press fills the heart at once, and the other tabs hear of it once it is settled")
    func adding() {
        var hearts = Hearts()
        #expect(!hearts.holds(hanok))
        #expect(hearts.update(.press(hanok)) == [put("1:7")])
        #expect(hearts.holds(hanok) && hearts.settled == [])
        #expect(hearts.update(.settled(hanok, true)) == [.tellTabs("heart-heard:1:7:1")])
        #expect(hearts.holds(hanok) && hearts.settled == [hanok])
        #expect(!hearts.holds(hotel))
        #expect(hearts.note == Hearts.Note())
    }

    @Test("S1-2.5 a press on a full heart empties it, and says how to bring it back")
    func removing() {
        var hearts = Hearts([hotel, hanok])
        #expect(hearts.update(.press(hanok)) == [delete("1:7")])
        #expect(!hearts.holds(hanok))
        #expect(hearts.note.kind == .removed && hearts.note.wish == hanok)
        #expect(hearts.update(.settled(hanok, false)) == [.tellTabs("heart-heard:1:7:0")])
        #expect(hearts.settled == [hotel])
        #expect(hearts.update(.closeNote) == [] && hearts.note.kind == .none)
    }

    @Test("A second press waits for the answer to the first, and the last one holds")
    func twice() {
        var hearts = Hearts()
        _ = hearts.update(.press(hanok))
        #expect(hearts.update(.press(hanok)) == [] && !hearts.holds(hanok))
        #expect(hearts.update(.settled(hanok, true)) == [.tellTabs("heart-heard:1:7:1"), delete("1:7")])
        #expect(!hearts.holds(hanok))
        _ = hearts.update(.settled(hanok, false))
        #expect(!hearts.holds(hanok) && hearts.settled == [])
    }

    @Test("Hearts on other things wait their turn; what was taken back while it waited isn't asked for")
    func inTurn() {
        var hearts = Hearts()
        #expect(hearts.update(.press(hanok)) == [put("1:7")])
        #expect(hearts.update(.press(hotel)) == [] && hearts.holds(hotel))
        #expect(hearts.update(.settled(hanok, true)) == [.tellTabs("heart-heard:1:7:1"), put("2:7")])
        _ = hearts.update(.settled(hotel, true))
        #expect(hearts.settled == [hotel, hanok])

        _ = hearts.update(.press(hanok))
        _ = hearts.update(.press(hotel))
        _ = hearts.update(.press(hotel))
        #expect(hearts.update(.settled(hanok, false)) == [.tellTabs("heart-heard:1:7:0")])
        #expect(hearts.settled == [hotel])
    }

    @Test(
        "Where the server says no, the heart goes back and it is said why",
        arguments: [("wishlist_full", Hearts.Note.Kind.full), ("too_many_requests", .refused), ("not_found", .refused)])
    func refusal(code: String, kind: Hearts.Note.Kind) {
        var hearts = Hearts([hotel])
        _ = hearts.update(.press(hanok))
        #expect(isAskingForAll(hearts.update(.refused(hanok, code: code))))
        #expect(!hearts.holds(hanok) && hearts.holds(hotel))
        #expect(hearts.note.kind == kind && hearts.note.wish == hanok)
        // The next press tries again.
        #expect(hearts.update(.press(hanok)) == [put("1:7")] && hearts.note.kind == .none)
    }

    @Test("Without a connection every heart that waits goes back, and it is said")
    func offline() {
        var hearts = Hearts([hotel])
        _ = hearts.update(.press(hanok))
        _ = hearts.update(.press(hotel))
        #expect(isAskingForAll(hearts.update(.refused(hanok, code: nil))))
        #expect(!hearts.holds(hanok) && hearts.holds(hotel))
        #expect(hearts.note.kind == .unanswered)
        #expect(hearts.update(.missed) == [])
        #expect(hearts.note.kind == .unanswered)
    }

    @Test("S1-2 what happens in another tab happens here, but for what waits for an answer of its own")
    func otherTabs() {
        var hearts = Hearts()
        #expect(hearts.update(.heard(hanok, true)) == [] && hearts.holds(hanok))
        #expect(hearts.update(.heard(hanok, true)) == [] && hearts.settled == [hanok])
        #expect(hearts.update(.heard(hanok, false)) == [] && !hearts.holds(hanok))
        _ = hearts.update(.press(hanok))
        _ = hearts.update(.heard(hanok, false))
        #expect(hearts.holds(hanok))
    }

    @Test("Who comes back sees what the server holds now")
    func refreshing() throws {
        var hearts = Hearts([hanok])
        let token = try #require(arrival(hearts.update(.refresh)))
        var page = WishPage()
        page.wishes = [hotel]
        #expect(hearts.update(.arrived(asked: token, page)) == [])
        #expect(hearts.settled == [hotel])
    }

    @Test("An answer from before a press says nothing, and is asked for again")
    func stale() throws {
        var hearts = Hearts([hanok])
        let asked = try #require(arrival(hearts.update(.refresh)))
        _ = hearts.update(.press(hotel))
        #expect(hearts.update(.arrived(asked: asked, WishPage())) == [])
        #expect(hearts.holds(hotel) && hearts.holds(hanok))
        _ = hearts.update(.settled(hotel, true))
        #expect(isAskingForAll(hearts.update(.arrived(asked: asked, WishPage()))))
        #expect(hearts.holds(hotel) && hearts.holds(hanok))
    }

    @Test("An answer nobody waits for changes nothing")
    func unasked() {
        var hearts = Hearts([hanok])
        let before = hearts
        for action in [
            HeartAction.settled(hanok, false), .settled(hotel, true), .refused(hanok, code: nil), .missed,
        ] {
            #expect(hearts.update(action) == [] && hearts == before)
        }
    }

    @Test(
        "However presses, answers, failures and refreshes fall, screen and server agree in the end",
        arguments: 0..<60 as Range<UInt64>)
    func agreement(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        var server = StandInServer()
        var hearts = Hearts()
        var wanted: [Wish: Bool] = [:]
        let things = (1...4).map { Wish(kind: .stay, number: Int32($0)) } + [hotel]
        for _ in 0..<80 {
            if let thing = things.randomElement(using: &random), Bool.random(using: &random) {
                wanted[thing] = !hearts.holds(thing)
                server.take(hearts.update(.press(thing)))
            } else if Int.random(in: 0..<6, using: &random) == 0 {
                server.take(hearts.update(.refresh))
            } else if let answer = server.answer(failing: Int.random(in: 0..<8, using: &random) == 0, &random) {
                let before = hearts
                server.take(hearts.update(answer))
                // What failed is as it was.
                if case .refused = answer {
                    for thing in things where before.holds(thing) != hearts.holds(thing) {
                        wanted[thing] = hearts.holds(thing)
                    }
                }
            }
            for thing in things {
                if let wish = wanted[thing], !server.hasLost { #expect(hearts.holds(thing) == wish) }
            }
        }
        while let answer = server.answer(failing: false, &random) { server.take(hearts.update(answer)) }
        server.take(hearts.update(.refresh))
        while let answer = server.answer(failing: false, &random) { server.take(hearts.update(answer)) }
        #expect(Set(hearts.settled) == server.wishes, "seed \(seed)")
        for thing in things { #expect(hearts.holds(thing) == server.wishes.contains(thing), "seed \(seed)") }
    }

    private func arrival(_ effects: [Effect]) -> Int? {
        guard case .fetch(_, let reply, _) = effects.first else { return nil }
        return Token(reply).number(0)
    }
}

/// Does what screens ask for, and answers later: what was asked to change one after another, lists whenever.
private struct StandInServer {
    var wishes: Set<Wish> = []
    /// Whether an answer was lost although the thing was done.
    var hasLost = false
    private var orders: [(method: String, reply: String, failure: String)] = []
    private var lists: [String] = []

    mutating func take(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .send(let method, _, _, _, let reply, let failure):
                orders.append((method, reply, failure))
                #expect(orders.count == 1, "One at a time.")
            case .fetch(_, let reply, _): lists.append(reply)
            default: break
            }
        }
    }

    mutating func answer(failing: Bool, _ random: inout SeededNumbers) -> HeartAction? {
        if let list = lists.first, orders.isEmpty || Bool.random(using: &random) {
            lists.removeFirst()
            if failing { return .missed }
            var page = WishPage()
            page.wishes = Array(wishes)
            return HeartAction(Token(list, value: String(decoding: page.json, as: UTF8.self)))
        }
        guard let order = orders.first else { return nil }
        orders.removeFirst()
        guard case .settled(let wish, let isWished) = HeartAction(Token(order.reply)) else { return nil }
        #expect(order.method == (isWished ? "PUT" : "DELETE"))
        let isDone = !failing || Bool.random(using: &random)
        if isDone { if isWished { wishes.insert(wish) } else { wishes.remove(wish) } }
        guard failing else { return .settled(wish, isWished) }
        if isDone { hasLost = true }
        return HeartAction(Token(order.failure, value: Bool.random(using: &random) ? "" : #"{"code":"busy"}"#))
    }
}
