import Domain
import Screens
import Testing
import Views
import Words

struct BookingViewTests {
    private func html(_ change: (inout BookingScreen.State) -> Void = { _ in }) -> String {
        var state = BookingScreen.State.example
        change(&state)
        return Drawn.html(BookingView.self, state)
    }

    @Test("S1-11.1 S1-11.2 S1-11.3 each booking is a card with picture, period, region and name that leads to its page")
    func cards() {
        let html = Drawn.html(BookingsView.self, .example)
        #expect(html.contains("<img src=\"/pictures/stays/31/0.svg\""))
        #expect(html.contains("3월 10일–12일 · 용산구 후암동"))
        #expect(html.contains("href=\"/bookings/7\">후암동 등불집</a>"))
        #expect(html.contains("<span aria-hidden=\"true\">D-9</span>"))
        #expect(html.contains("href=\"/bookings/3\">&lt;남산 &amp; &quot;별&quot;&gt;</a>"))
        #expect(html.split(separator: "class=\"badge").count == 2, "what is over has none")
        #expect(html.contains("card trip is-new") && html.contains("예약했어요"))
    }

    @Test("Nothing booked: what is kept here, and the way to stays")
    func empty() {
        let html = Drawn.html(BookingsView.self, BookingsScreen.State())
        #expect(html.contains("아직 예약이 없어요") && html.contains("href=\"/stays/destination\""))
        #expect(!html.contains("class=\"pages\""))
    }

    @Test("Many bookings stand on several pages")
    func pages() {
        var state = BookingsScreen.State.example
        state.pageCount = 3
        state.page = 2
        let html = Drawn.html(BookingsView.self, state)
        #expect(html.contains("class=\"btn btn-line btn-s\" href=\"/bookings\""))
        #expect(html.contains("href=\"/bookings?page=3\"") && html.contains("3쪽 중 2쪽"))
    }

    @Test("S1-12.1 the counter stands over the pictures; S1-12.2 place and name under them")
    func head() throws {
        let html = html { $0.picture = 1 }
        let counter = try #require(html.range(of: "2 / 3"))
        let area = try #require(html.range(of: "<p class=\"small\">용산구 후암동</p>"))
        let name = try #require(html.range(of: "<h1 class=\"stay-name\">후암동 등불집</h1>"))
        #expect(counter.upperBound < area.lowerBound && area.upperBound <= name.lowerBound)
    }

    @Test("S1-12.3 check-in and check-out with their dates; S1-12.4 host, guests, price")
    func facts() {
        let texts = Drawn.texts(BookingView.self, .example)
        for text in [
            "체크인", "2027년 3월 10일", "수요일 15:00부터", "체크아웃", "2027년 3월 12일", "금요일 11:00까지", "호스트 하나",
            "레지던스 전체 · 게스트 2명, 유아 1명", "100,000원 × 2박", "200,000원", "20,000원", "14,000원", "1,400원", "235,400원",
        ] {
            #expect(texts.contains(text), "\(text)")
        }
    }

    @Test("The rule of its refund stands there, and what comes back today in the question")
    func refund() {
        #expect(html().contains("3월 5일까지 취소하면 전액 환불돼요.") && html().contains("3월 9일까지는 50%를 돌려받아요."))
        let asking = html { $0.isAsking = true }
        #expect(asking.contains("class=\"layer is-open\"") && asking.contains("오늘 취소할 때 환불 금액: 235,400원 (합계 235,400원)"))
        let late = html { $0.today = Day(number: 20_887) }
        #expect(late.contains("오늘 취소하면 환불되지 않아요"))
    }

    @Test("S1-12.5 예약 취소 is a form that needs no script, with what was shown in it")
    func form() {
        #expect(html().contains("href=\"/bookings/7?cancel=1\""))
        let form = "<form method=\"post\" action=\"/bookings/7/cancellation\" class=\"two\" data-submit=\"confirm\">"
        #expect(html().contains(form))
        #expect(html().contains("name=\"form\" value=\"token\"") && html().contains("name=\"refund\" value=\"235400\""))
    }

    @Test("A cancelled one says when, and what comes back; one that has begun why it can't be")
    func over() {
        let cancelled = html {
            $0.booking = .lantern.cancelled
            $0.cancelledOn = Day(number: 20_878)
        }
        #expect(cancelled.contains("2027년 3월 1일에 취소한 예약이에요.") && cancelled.contains("환불 금액: 117,700원"))
        #expect(!cancelled.contains("/cancellation") && !cancelled.contains("cancel=1"))
        #expect(cancelled.contains("<dt>취소 뒤 호스트에게 치를 금액</dt><dd>117,700원</dd>"))
        #expect(!cancelled.contains("체크인할 때 호스트에게 치를"))
        let begun = html {
            $0.booking.phase = .staying
            $0.booking.mayCancel = false
            $0.today = Day(number: 20_888)
        }
        #expect(begun.contains("이미 시작된 예약은") && begun.contains("숙박 중") && !begun.contains("/cancellation"))
    }

    @Test("A stay that isn't offered any more has no link, and the booking says so")
    func withdrawn() {
        #expect(html().contains("href=\"/stays/31\""))
        let html = html { $0.booking.stay.isOffered = false }
        #expect(!html.contains("href=\"/stays/31\"") && html.contains("지금은 새 예약을 받지 않는 숙소예요."))
    }

    @Test("Day use has one day and no hour to leave by")
    func dayUse() {
        let html = html { $0.booking.checkOut = $0.booking.checkIn }
        #expect(html.contains("수요일 · 당일 이용") && !html.contains("11:00까지"))
    }

    @Test("The receipt says what is due to the host, and what comes back of a cancelled one")
    func receipt() {
        func html(_ booking: BookingDetail, _ cancelledOn: Day?) -> String {
            Drawn.html(
                of: ReceiptView.sections(
                    Words(.korean), booking, guest: "준", bookedOn: Day(number: 20_870), cancelledOn: cancelledOn))
        }
        let held = html(.lantern, nil)
        #expect(held.contains("예약 번호 7") && held.contains("호스트에게 치를 금액") && held.contains("235,400원"))
        #expect(held.contains("준 · 게스트 2명, 유아 1명") && held.contains("2027년 2월 21일"))
        #expect(!held.contains("환불"))
        let gone = html(.lantern.cancelled, Day(number: 20_878))
        #expect(gone.contains("2027년 3월 1일에 취소한 예약이에요.") && gone.contains("환불 금액: 117,700원"))
    }
}
