import Domain
import Routes
import Screens
import Seeded
import Testing
import Wire

struct StateTests {
    @Test func aStateSurvivesTheWayThroughThePage() {
        var home = Home.State.example
        home.locating = .failed
        home.language = .japanese
        expectSame(home)

        var destination = Destination.State.example
        destination.typed = "</script>\"ㅅㅇ\u{0}"
        destination.matches = [.seoul, .namsan]
        destination.question = 41
        destination.progress = .waiting
        expectSame(destination)

        var results = Results.State.example
        results.asked.conditions.amenities = AmenitySet([.pets, .selfCheckIn])
        results.asked.conditions.order = .rating
        results.asked.conditions.page = 2
        results.found.histogram = [0, 3, 9]
        results.found.histogramTop = 1_000_000
        results.found.pins = [PinSummary()]
        results.progress = .failed
        expectSame(results)
        var onMap = Results.State.onMap
        onMap.map.condition = .open
        onMap.map.area = .world
        onMap.map.isTurned = true
        onMap.map.chosen = 2
        onMap.map.seen = [1, 3]
        onMap.map.added = [.lantern]
        expectSame(onMap)

        results.found.loosenings = Loosening.allCases.map { LooseningSummary($0, .march, count: 4) }
        results.panel = 2
        results.picker = .inMarch
        expectSame(results)

        var conditions = ConditionsScreen.State.fresh
        conditions.asked = ConditionsRecord(.march)
        conditions.picker.half = .march(3)
        conditions.picker.cursor = .march(5)
        conditions.picker.isLive = true
        conditions.passed = 5
        conditions.histogram = [1, 2]
        conditions.isHistogramFresh = true
        expectSame(conditions)

        var stay = StayScreen.State.example
        stay.picture = 2
        stay.showsDetails = true
        stay.sharing = .copied
        expectSame(stay)
        var confirming = StayScreen.State.confirming
        _ = StayScreen.update(&confirming, .dialog(.refused(nil)))
        confirming.dialog.offer = .taken
        expectSame(confirming)

        var reservation = ReservationScreen.State.fresh
        reservation.days.calendar = StayCalendar(
            today: .march(1), nights: NightState.allCases,
            rules: BookingRules(
                preparationDays: 1, noticeDays: 2,
                seasons: [SeasonLength(first: .march(3), last: .march(5), leastNights: 2, mostNights: 9)]),
            usualLength: StayLength(least: 2, most: 30))
        reservation.picker.half = .march(3)
        reservation.refused = .march(4)
        reservation.isPriced = false
        expectSame(reservation)

        var wishlist = WishlistScreen.State()
        wishlist.hearts = Hearts([Wish(kind: .stay, number: 31), Wish(kind: .course, number: 2)])
        _ = wishlist.hearts.update(.press(Wish(kind: .stay, number: 31)))
        _ = wishlist.hearts.update(.press(Wish(kind: .hotel, number: 5)))
        wishlist.stays = [.lantern]
        wishlist.progress = .failed
        wishlist.question = 3
        expectSame(wishlist)

        var bookings = BookingsScreen.State.example
        bookings.page = 2
        bookings.pageCount = 3
        bookings.note = BookingsScreen.Note(.cancelled, .lantern.cancelled)
        expectSame(bookings)
        var booking = BookingScreen.State.example
        booking.booking = .lantern.cancelled
        booking.cancelledOn = Day(number: 20_878)
        booking.picture = 2
        booking.isAsking = true
        booking.progress = .waiting
        booking.fault = .refundChanged
        expectSame(booking)
    }

    @Test func aStateWithNothingInItIsTheScreensFirst() {
        #expect(Home.State(json: Array("{}".utf8)) == Home.State())
        #expect(Destination.State(json: Array("{}".utf8)) == Destination.State())
        #expect(Results.State(json: Array("{}".utf8)) == Results.State())
        #expect(StayScreen.State(json: Array("{}".utf8)) == StayScreen.State())
        #expect(ConditionsScreen.State(json: Array("{}".utf8)) == ConditionsScreen.State())
        #expect(WishlistScreen.State(json: Array("{}".utf8)) == WishlistScreen.State())
        #expect(BookingsScreen.State(json: Array("{}".utf8)) == BookingsScreen.State())
        #expect(BookingScreen.State(json: Array("{}".utf8)) == BookingScreen.State())
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func conditionsSurviveInsideAState(seed: UInt64) {
        var chance = SeededNumbers(seed: seed)
        let record = ConditionsRecord(Conditions(by: &chance))
        #expect(ConditionsRecord(json: record.json) == record)
    }

    @Test func conditionsThatContradictThemselvesAreLeftOut() {
        let text = #"{"fields":[{"name":"place","value":"7"},{"name":"adults","value":"9"}]}"#
        #expect(ConditionsRecord(json: Array(text.utf8)) == ConditionsRecord())
    }

    @Test func everyEffectHasItsNameAndTexts() {
        let effects: [Effect] = [
            .fetch(address: "a", reply: "r", failure: "f"), .go(address: "a"), .replaceAddress("a"), .focus(id: "i"),
            .share(title: "t", address: "a", unsupported: "u"), .copy(text: "t", done: "d"),
            .tellTabs("t"), .locate(reply: "r", failure: "f"), .reveal(id: "i"), .moveMap(.follow(.null)),
            .moveMap(.closer),
        ]
        let texts = effects.map { effect in
            let message = effect.message
            return [message.name, message.address, message.text, message.reply, message.failure]
                .joined(separator: "|")
        }
        #expect(
            texts == [
                "fetch|a||r|f", "go|a|||", "replaceAddress|a|||", "focus||i||", "share|a|t||u", "copy||t|d|",
                "tellTabs||t||",
                "locate|||r|f", "reveal||i||", "moveMap||follow:0,0||", "moveMap||closer||",
            ])
    }

    private func expectSame<State: Record & Equatable>(
        _ state: State, location: SourceLocation = #_sourceLocation
    ) {
        #expect(State(json: state.json) == state, sourceLocation: location)
    }
}
