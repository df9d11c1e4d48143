import Domain
import Foundation
import Routes
import Screens
import Testing
import Views

/// Each screen in Korean as a file to read. Re-recorded with NADRI_RECORD=1 and then looked at like code.
struct GoldenTests {
    @Test func home() throws { try expectRecorded(Drawn.html(HomeView.self, .example), as: "home") }

    @Test func destination() throws {
        var state = Destination.State.example
        state.typed = "서"
        state.matches = [.seoul, .namsan]
        try expectRecorded(Drawn.html(DestinationView.self, state), as: "destination")
    }

    @Test func conditionsDates() throws {
        var state = ConditionsScreen.State.fresh
        state.asked = ConditionsRecord(.march)
        try expectRecorded(Drawn.html(ConditionsView.self, state), as: "conditions-dates")
    }

    @Test func conditionsPrice() throws {
        var state = ConditionsScreen.State.fresh
        state.open = ConditionStep.price.rawValue
        state.asked.conditions.lowestPrice = 60_000
        state.histogram = (0..<50).map { $0 < 20 ? $0 * 3 : 50 - $0 }
        try expectRecorded(Drawn.html(ConditionsView.self, state), as: "conditions-price")
    }

    @Test func conditionsGuests() throws {
        var state = ConditionsScreen.State.fresh
        state.open = ConditionStep.guests.rawValue
        state.asked.conditions.party = Party(adults: 1, infants: 8) ?? .unnamed
        try expectRecorded(Drawn.html(ConditionsView.self, state), as: "conditions-guests")
    }

    @Test func resultsPanel() throws {
        var state = Results.State.dated
        state.panel = ConditionStep.guests.rawValue
        state.found.stays = []
        state.found.count = 0
        state.found.loosenings = Loosening.allCases.map { LooseningSummary($0, .march, count: 3) }
        try expectRecorded(Drawn.html(ResultsView.self, state), as: "results-panel")
    }

    @Test func results() throws { try expectRecorded(Drawn.html(ResultsView.self, .example), as: "results") }

    @Test func stay() throws { try expectRecorded(Drawn.html(StayView.self, .example), as: "stay") }

    @Test func finalDialog() throws {
        try expectRecorded(Drawn.html(StayView.self, .confirming), as: "final-dialog")
    }

    @Test func reservation() throws {
        var state = ReservationScreen.State.fresh
        state.picker.half = .march(11)
        state.refused = .march(15)
        try expectRecorded(Drawn.html(ReservationView.self, state), as: "reservation")
    }

    /// One of two was just taken off.
    @Test func wishlist() throws {
        var page = WishPage()
        page.stays = [.lantern, .unpriced]
        page.wishes = page.stays.map(\.wish)
        page.credits = ["Inside Airbnb, CC BY 4.0"]
        var state = WishlistScreen.State(page)
        _ = state.hearts.update(.press(StaySummary.unpriced.wish))
        try expectRecorded(Drawn.html(WishlistView.self, state), as: "wishlist")
    }

    @Test func bookings() throws { try expectRecorded(Drawn.html(BookingsView.self, .example), as: "bookings") }

    /// With the question open whether to cancel it.
    @Test func booking() throws {
        var state = BookingScreen.State.example
        _ = BookingScreen.update(&state, .ask)
        try expectRecorded(Drawn.html(BookingView.self, state), as: "booking")
    }

    @Test func signIn() throws { try expectRecorded(Drawn.html(SignInView.self, .example), as: "sign-in") }

    @Test func signUpBasics() throws {
        var state = SignInScreen.State.signingUp(.basics, .haneul)
        _ = SignInScreen.update(&state, .signUp(.type(.repetition, "abcdefg")))
        try expectRecorded(Drawn.html(SignInView.self, state), as: "sign-up-basics")
    }

    @Test func signUpDetails() throws {
        try expectRecorded(Drawn.html(SignInView.self, .signingUp(.details, .haneul)), as: "sign-up-details")
    }

    /// As the server draws it for everybody: this is all there is without the browser app.
    @Test func signUpPlain() throws {
        var state = SignInScreen.State.example
        state.signUp.step = .basics
        try expectRecorded(Drawn.html(SignInView.self, state), as: "sign-up-plain")
    }

    @Test func pictureTray() throws {
        var state = SignInScreen.State.signingUp(.basics, .haneul)
        _ = SignInScreen.update(&state, .signUp(.openTray))
        try expectRecorded(Drawn.html(SignInView.self, state), as: "picture-tray")
    }

    @Test func theOutlineShowsEveryTagAndText() {
        let html = "<p class=\"a\">one<br>two<b>three</b>four</p><ul><li>five</li></ul>"
        let outline = """
            <p class="a">one
              <br>two
              <b>three
              four
            <ul>
              <li>five

            """
        #expect(HTMLOutline.text(of: html) == outline)
    }

    private func expectRecorded(
        _ html: String, as name: String, location: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Golden/\(name).html.txt")
        let shown = HTMLOutline.text(of: html)
        if ProcessInfo.processInfo.environment["NADRI_RECORD"] == "1" {
            try Data(shown.utf8).write(to: file)
        }
        let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let pairs = zip(shown.split(separator: "\n"), recorded.split(separator: "\n"))
        let difference = pairs.first { $0 != $1 }.map { "shown:    \($0)\nrecorded: \($1)" } ?? "one is longer"
        #expect(
            shown == recorded, "Golden/\(name).html.txt differs. If it is meant: NADRI_RECORD=1.\n\(difference)",
            sourceLocation: location)
    }
}
