import Domain
import Screens
import Testing
import Wire

struct TokenTests {
    @Test func aTokenIsAHeadNumbersAndAValue() {
        let token = Token("key:-1:20", value: "Enter")
        #expect(token.head.text == "key")
        #expect(token.numbers == [-1, 20])
        #expect(token.number(1) == 20)
        #expect(token.number(2) == 0)
        #expect(token.value == "Enter")
    }

    @Test func aNumberKeepsItsPlaceBehindAnEmptyOne() {
        #expect(Token("cluster::7").numbers == [0, 7])
        #expect(Token(":7").head == "")
    }

    @Test(arguments: ["", ":", ":::", "검색", "🏠:1", "type :1", "TYPE", "no-such-token", "\u{0}"])
    func whatNoScreenKnowsIsNoAction(text: String) {
        #expect(Home.Action(Token(text)) == nil)
        #expect(Destination.Action(Token(text)) == nil)
        #expect(Results.Action(Token(text)) == nil)
        #expect(StayScreen.Action(Token(text)) == nil)
        #expect(ConditionsScreen.Action(Token(text)) == nil)
    }

    @Test(arguments: ["2147483648", "-99999999999999999999", "x", "1.5", ""])
    func aNumberThatIsNoneCountsAsNought(text: String) {
        #expect(Token("failed:" + text).number(0) == 0)
        #expect(Destination.Action(Token("failed:" + text)) == .failed(question: 0))
    }

    @Test func everyActionOfHomeComesBackFromItsToken() throws {
        let position = try #require(Coordinate(latitude: 37_566_500, longitude: -126_978_000))
        let list = PlaceList(.seoul, .namsan)
        expectSame(Home.Action.locate)
        expectSame(Home.Action.located(position), value: "37566500,-126978000")
        expectSame(Home.Action.nearbyArrived(list), value: text(list))
        expectSame(Home.Action.failed)
    }

    @Test func everyActionOfTheDestinationComesBackFromItsToken() {
        let list = PlaceList(.seoul, .gapyeong)
        expectSame(Destination.Action.type("ㅅㅇ"), value: "ㅅㅇ")
        expectSame(Destination.Action.clear)
        expectSame(Destination.Action.key("ArrowUp", place: -1), value: "ArrowUp")
        expectSame(Destination.Action.key("Enter", place: 7), value: "Enter")
        expectSame(Destination.Action.arrived(question: 12, list), value: text(list))
        expectSame(Destination.Action.failed(question: 12))
    }

    @Test func everyActionOfTheResultsComesBackFromItsToken() {
        let page = StayPage(1..<4, of: 33)
        for order in StaySearch.Order.allCases { expectSame(Results.Action.order(order)) }
        for amenity in Amenity.allCases { expectSame(Results.Action.amenity(amenity)) }
        expectSame(Results.Action.more)
        expectSame(Results.Action.again)
        expectSame(Results.Action.arrived(question: 3, page), value: text(page))
        expectSame(Results.Action.moreArrived(question: 4, page), value: text(page))
        expectSame(Results.Action.failed(question: 5))
    }

    @Test func everyActionOfTheStayComesBackFromItsToken() {
        expectSame(StayScreen.Action.picture(2), value: "2")
        let others: [StayScreen.Action] = [
            .toggleDetails, .share, .openMenu, .copyLink, .copied, .copyFailed, .closeMenu,
        ]
        for action in others { expectSame(action) }
    }

    @Test func everyActionOfAReservationComesBackFromItsToken() {
        var problem = BookingProblem()
        problem.code = "price_changed"
        problem.quote = StayQuote.march.quote
        expectSame(StayScreen.Action.dialog(.book))
        expectSame(StayScreen.Action.dialog(.close))
        expectSame(StayScreen.Action.dialog(.booked(Booking.ID(7))), value: #"{"id":7,"phase":"coming"}"#)
        expectSame(StayScreen.Action.dialog(.refused(problem)), value: text(problem))
        expectSame(StayScreen.Action.dialog(.refused(nil)))
        #expect(StayScreen.Action(Token("confirm-key", value: "Escape")) == .dialog(.close))
        #expect(StayScreen.Action(Token("booked", value: "nonsense")) == .dialog(.refused(nil)))
        for step in ReservationScreen.Step.allCases { expectSame(ReservationScreen.Action.open(step)) }
        let others: [ReservationScreen.Action] = [.next, .clear, .reserve, .pick(.add(.child)), .pick(.day(.march(3)))]
        for action in others { expectSame(action) }
    }

    @Test func everyActionOfHeartsComesBackFromItsTokenOnEveryScreenWithHearts() {
        let wish = Wish(kind: .course, number: 2_147_483_647)
        var page = WishPage()
        page.wishes = [wish, Wish(kind: .stay, number: 1)]
        let actions: [(HeartAction, String)] = [
            (.press(wish), ""), (.settled(wish, true), ""), (.settled(wish, false), ""),
            (.refused(wish, code: nil), ""), (.refused(wish, code: "wishlist_full"), #"{"code":"wishlist_full"}"#),
            (.heard(wish, true), ""), (.refresh, ""), (.arrived(asked: 3, page), text(page)), (.missed, ""),
            (.closeNote, ""),
        ]
        for (action, value) in actions {
            expectSame(Results.Action.heart(action), value: value)
            expectSame(StayScreen.Action.heart(action), value: value)
            expectSame(WishlistScreen.Action.heart(action), value: value)
        }
        expectSame(WishlistScreen.Action.again)
        expectSame(WishlistScreen.Action.arrived(question: 4, page), value: text(page))
        expectSame(WishlistScreen.Action.failed(question: 4))
    }

    @Test(arguments: [
        "heart", "heart:0:1", "heart:4:1", "heart:1:0", "heart:1:-5", "heart:1:2147483648", "heart:stay:1",
    ])
    func aHeartOnNothingIsNoAction(text: String) {
        #expect(HeartAction(Token(text)) == nil)
    }

    @Test(arguments: ["37566500", "1,2,3", ",", "a,b", "90000001,0", "0,180000001", "99999999999,0", ""])
    func aPositionThatIsNoneIsNoAction(value: String) {
        #expect(Home.Action(Token("located", value: value)) == nil)
    }

    @Test(arguments: ["order:3", "order:-1", "amenity:32", "amenity:-1"])
    func aNumberThatNamesNoCaseIsNoAction(text: String) {
        #expect(Results.Action(Token(text)) == nil)
    }

    @Test(arguments: ["", "x", "1.5", "99999999999"])
    func aPictureNumberThatIsNoneIsNoAction(value: String) {
        #expect(StayScreen.Action(Token("picture", value: value)) == nil)
    }

    @Test func escapeClosesTheShareMenuAndOtherKeysDoNothing() {
        #expect(StayScreen.Action(Token("share-key", value: "Escape")) == .closeMenu)
        #expect(StayScreen.Action(Token("share-key", value: "Enter")) == nil)
    }

    @Test(arguments: ["", "null", "[]", "{\"places\":7}", "{\"places\":[", "<html>502</html>", "{\"stays\":1}"])
    func aReplyThatCannotBeReadIsAFailure(body: String) {
        if body != "{\"stays\":1}" {
            #expect(Home.Action(Token("nearby", value: body)) == .failed)
            #expect(Destination.Action(Token("arrived:4", value: body)) == .failed(question: 4))
        }
        if body != "{\"places\":7}" {
            #expect(Results.Action(Token("arrived:5", value: body)) == .failed(question: 5))
            #expect(Results.Action(Token("more-arrived:6", value: body)) == .moreFailed(question: 6))
        }
    }

    private func expectSame<Action: ScreenAction>(
        _ action: Action, value: String = "", location: SourceLocation = #_sourceLocation
    ) {
        #expect(Action(Token(action.token, value: value)) == action, sourceLocation: location)
    }

    private func text(_ record: some Record) -> String {
        String(decoding: record.json, as: UTF8.self)
    }
}
