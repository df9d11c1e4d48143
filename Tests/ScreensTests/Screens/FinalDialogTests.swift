import Domain
import Routes
import Screens
import Testing
import Views

/// The last look in the browser app: what is sent, and what comes of each answer.
struct FinalDialogTests {
    private let here =
        "/stays/31?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1&price_max=250000"

    private var member: StayScreen.State {
        var state = StayScreen.State.confirming
        state.isMember = true
        return state
    }

    private func book(_ state: inout StayScreen.State) -> [Effect] { StayScreen.update(&state, .dialog(.book)) }

    private func problem(_ status: Int, _ code: String, _ detail: String = "그사이에") -> BookingProblem {
        var problem = BookingProblem()
        problem.status = status
        problem.code = code
        problem.detail = detail
        return problem
    }

    @Test("S1-10.3 예약하기 asks for what is shown, under the dialog's key, which its address then tells")
    func asks() {
        var state = member
        let body =
            #"{"stay":31,"check_in":"2027-03-10","check_out":"2027-03-12","adults":2,"children":0,"infants":1,"#
            + #""total":235400,"currency":"KRW"}"#
        #expect(
            book(&state) == [
                .replaceAddress(here + "&confirm=1&key=k3y"),
                .send(
                    method: "POST", address: "/api/v1/bookings?lang=ko", body: body, key: "k3y", reply: "booked",
                    failure: "book-refused"),
            ])
        #expect(state.dialog.isWaiting)
        #expect(Drawn.html(StayView.self, state).contains("aria-busy=\"true\""))
        // A second tap sends nothing.
        #expect(book(&state) == [])
    }

    @Test("S1-10.3 what was booked leads to the bookings, and whoever comes back asks a new question")
    func booked() {
        var state = member
        _ = book(&state)
        #expect(
            StayScreen.update(&state, .dialog(.booked(Booking.ID(7)))) == [
                .replaceAddress(here), .go(address: "/bookings?booked=7"),
            ])
        #expect(!state.dialog.isOpen && !state.dialog.isWaiting)
        #expect(state.dialog.questionKey == "k3y-1")
    }

    @Test("S1-10.3 without an answer the button is free again, and the same question goes out under the same key")
    func unanswered() {
        var state = member
        for answer in [nil, problem(503, "unavailable"), problem(500, "internal")] {
            let first = book(&state)
            #expect(StayScreen.update(&state, .dialog(.refused(answer))) == [])
            #expect(!state.dialog.isWaiting)
            #expect(Drawn.texts(StayView.self, state).contains("답을 받지 못했어요. 다시 눌러도 한 번만 예약돼요."))
            #expect(state.wayAddress.text.hasSuffix("&confirm=1&key=k3y"))
            #expect(book(&state) == first)
            _ = StayScreen.update(&state, .dialog(.refused(nil)))
        }
    }

    @Test("S1-10.3 whoever isn't signed in is led there and back to the same dialog")
    func signsIn() {
        let back =
            "/stays/31?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1&price_max=250000&confirm=1&key=k3y"
        var state = StayScreen.State.confirming
        #expect(book(&state) == [.go(address: Address.signIn(back: back).text)])
        #expect(Drawn.texts(StayView.self, state).contains { $0.hasPrefix("예약하려면 로그인이 필요해요.") })
        // The page may be from a time when they still were.
        state.isMember = true
        _ = book(&state)
        let answer = problem(401, "not_signed_in")
        #expect(StayScreen.update(&state, .dialog(.refused(answer))) == [.go(address: Address.signIn(back: back).text)])
    }

    @Test("S1-10.5 another price is shown beside the former, and is asked for under a new key")
    func priceChanged() throws {
        var state = member
        _ = book(&state)
        var answer = problem(409, "price_changed", "그사이 요금이 바뀌었어요(256,940원). 확인하고 다시 예약해 주세요.")
        let tariff = Tariff(currency: .krw, weekday: 110_000, weekend: 120_000, cleaning: 20_000)
        let period = try #require(Conditions.march.period)
        answer.quote = QuoteLines(tariff.quote(for: period, guests: 2))
        answer.lodging = tariff.lodgingLines(for: period).map { LodgingLineRecord($0) }
        #expect(StayScreen.update(&state, .dialog(.refused(answer))) == [.replaceAddress(here + "&confirm=1")])
        let texts = Drawn.texts(StayView.self, state)
        #expect(texts.contains("235,400원") && texts.contains("110,000원 × 2박"))
        // 220,000 + 20,000 + 15,400 + 1,540
        #expect(texts.contains("256,940원"))
        #expect(state.stay.summary.total == answer.quote?.total, "the page below tells the same")
        guard case .send(_, _, let body, let key, _, _) = book(&state).last else {
            Issue.record("nothing is sent")
            return
        }
        #expect(key == "k3y-1" && body.contains("\"total\":\(answer.quote?.total ?? 0)"))
    }

    @Test("S1-10.3 nights that somebody else has got are told, with the nearest others; there is nothing to press")
    func taken() {
        var state = member
        _ = book(&state)
        var answer = problem(409, "already_taken", "이미 예약된 날이 있어요.")
        answer.field = "check_in"
        answer.alternatives = StayQuote.taken.alternatives
        _ = StayScreen.update(&state, .dialog(.refused(answer)))
        let html = Drawn.html(StayView.self, state)
        #expect(!html.contains("id=\"book\""))
        #expect(
            html.contains(
                "check_in=2027-03-12&amp;check_out=2027-03-14&amp;adults=2&amp;infants=1&amp;price_max=250000&amp;confirm=1\">"
            ))
        #expect(book(&state) == [])
        #expect(state.way == .change(.dates))
    }

    @Test("what is said of one attempt leaves the question as it is")
    func attempt() {
        var state = member
        _ = book(&state)
        #expect(StayScreen.update(&state, .dialog(.refused(problem(400, "malformed", "읽을 수 없어요.")))) == [])
        #expect(state.dialog.message == "읽을 수 없어요." && state.dialog.questionKey == "k3y")
        #expect(book(&state).count == 2)
    }

    @Test("closing it leads back to the page and to the button, without leaving it")
    func closing() {
        var state = member
        #expect(
            StayScreen.update(&state, .dialog(.close)) == [
                .replaceAddress(here), .focus(id: "reserve"), .focus(id: "reserve-side"),
            ])
        #expect(!Drawn.html(StayView.self, state).contains("id=\"confirm-title\""))
    }
}
