import Domain
import Routes
import Screens
import Testing

struct ResultsTests {
    @Test(arguments: [StaySearch.Order.price, .rating])
    func anotherOrderAsksAgainAndReplacesTheAddress(order: StaySearch.Order) {
        var state = Results.State.example
        let query = "?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1&price_max=250000"
        #expect(
            Results.update(&state, .order(order)) == [
                .replaceAddress("/stays/search" + query + "&sort=" + order.name),
                .fetch(
                    address: "/api/v1/stays" + query + "&sort=" + order.name + "&lang=ko", reply: "arrived:1",
                    failure: "failed:1"),
            ])
        #expect(state.conditions.order == order)
        #expect(state.progress == .waiting)
    }

    @Test func theSameOrderAsksNothing() {
        var state = Results.State.example
        #expect(Results.update(&state, .order(.distance)) == [])
        #expect(state == .example)
    }

    @Test func anAmenityIsAskedForAndWithASecondPressNoLonger() {
        var state = Results.State.example
        let on = Results.update(&state, .amenity(.pets))
        #expect(state.conditions.amenities == AmenitySet([.pets]))
        #expect(on.first == .replaceAddress(Address.results(state.conditions).text))
        #expect(on.count == 2)
        let off = Results.update(&state, .amenity(.pets))
        #expect(off.first == .replaceAddress(Address.results(.march).text))
        #expect(state.conditions == .march)
    }

    @Test func anotherQuestionBeginsAtTheFirstPage() {
        var state = Results.State.example
        state.asked.conditions.page = 3
        _ = Results.update(&state, .amenity(.pool))
        #expect(state.conditions.page == 1)
    }

    @Test("S1-6.2 the number shown is that of the last answer; late ones are dropped")
    func lateAnswer() {
        var state = Results.State.example
        _ = Results.update(&state, .order(.price))
        _ = Results.update(&state, .order(.rating))
        #expect(Results.update(&state, .arrived(question: 2, StayPage(1..<4, of: 3))) == [])
        #expect(state.found.count == 3)
        let before = state
        _ = Results.update(&state, .arrived(question: 1, StayPage(9..<11, of: 99)))
        _ = Results.update(&state, .moreArrived(question: 1, StayPage(9..<11, of: 99)))
        _ = Results.update(&state, .failed(question: 1))
        #expect(state == before)
    }

    @Test func aFailureKeepsWhatIsShownAndMayBeTriedAgain() {
        var state = Results.State.example
        _ = Results.update(&state, .order(.price))
        #expect(Results.update(&state, .failed(question: 1)) == [])
        #expect(state.progress == .failed)
        #expect(state.found == Results.State.example.found)
        #expect(Results.update(&state, .again).count == 2)
        #expect(state.question == 2)
        #expect(state.conditions.order == .price)
    }

    @Test func moreStaysStandBelowThoseAlreadyThere() {
        var state = Results.State.example
        state.found = StayPage(1..<21, of: 45)
        let query = "?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1&price_max=250000"
        #expect(
            Results.update(&state, .more) == [
                .fetch(
                    address: "/api/v1/stays" + query + "&page=2&lang=ko", reply: "more-arrived:1",
                    failure: "more-failed:1")
            ])
        #expect(
            Results.update(&state, .moreArrived(question: 1, StayPage(21..<41, of: 46, page: 2))) == [
                .focus(id: "stay-21")
            ])
        #expect(state.found.stays.map(\.id) == Array(1..<41))
        #expect(state.found.count == 46)
        #expect(state.found.page == 1)

        guard case .fetch(let address, _, _) = Results.update(&state, .more).first else {
            Issue.record("The third page isn't asked for.")
            return
        }
        #expect(address.contains("&page=3&"))
        _ = Results.update(&state, .moreArrived(question: 2, StayPage(41..<47, of: 46, page: 3)))
        #expect(!state.hasMore)
        #expect(Results.update(&state, .more) == [])
    }

    @Test func aListThatIsBehindItsConditionsIsNotAddedTo() {
        var state = Results.State.example
        state.found = StayPage(1..<21, of: 45)
        _ = Results.update(&state, .order(.rating))
        _ = Results.update(&state, .failed(question: 1))
        guard case .fetch(let address, let reply, _) = Results.update(&state, .more).last else {
            Issue.record("Nothing is asked for.")
            return
        }
        #expect(reply == "arrived:2")
        #expect(address.contains("sort=rating") && !address.contains("page="))
    }

    @Test func theOrderWhoseAnswerNeverCameCanBeChosenAgain() {
        var state = Results.State.example
        _ = Results.update(&state, .order(.rating))
        #expect(Results.update(&state, .order(.rating)).isEmpty, "its answer is on its way")
        _ = Results.update(&state, .failed(question: 1))
        #expect(Results.update(&state, .order(.rating)).count == 2)
    }

    @Test func moreThatFailedIsSaidAndLeavesTheListAsItIs() {
        var state = Results.State.example
        state.found = StayPage(1..<21, of: 45)
        _ = Results.update(&state, .more)
        _ = Results.update(&state, .moreFailed(question: 1))
        #expect(state.moreFailed && state.progress == .settled)
        #expect(state.found.stays.count == 20)
        _ = Results.update(&state, .more)
        #expect(!state.moreFailed)
        _ = Results.update(&state, .moreArrived(question: 2, StayPage(21..<41, of: 45, page: 2)))
        #expect(state.found.stays.count == 40)
    }

    @Test func moreIsAskedForOnceAtATime() {
        var state = Results.State.example
        state.found = StayPage(1..<21, of: 45)
        _ = Results.update(&state, .more)
        #expect(Results.update(&state, .more) == [])
    }

    @Test func onALaterPageTheStaysBeforeItCountToo() {
        var state = Results.State.example
        state.found = StayPage(41..<46, of: 45, page: 3)
        #expect(state.firstShown == 40)
        #expect(!state.hasMore)
        state.found.count = 61
        #expect(state.hasMore)
    }

    @Test(arguments: [Int.min, -1, 0, 100_001, 2_000_000_000, Int.max])
    func aPageThatCannotBeIsTakenForTheNearest(page: Int) {
        var state = Results.State.example
        state.found = StayPage(1..<21, of: 2_000_000_000, page: page)
        #expect((0...2_000_000).contains(state.firstShown))
        guard case .fetch(let address, _, _) = Results.update(&state, .more).first else {
            Issue.record("More isn't asked for.")
            return
        }
        #expect(address.contains("page="))
    }
}
