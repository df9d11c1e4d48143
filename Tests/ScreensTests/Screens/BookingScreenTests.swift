import Domain
import Screens
import Testing

struct BookingScreenTests {
    private var open: BookingScreen.State {
        var state = BookingScreen.State.example
        _ = BookingScreen.update(&state, .ask)
        return state
    }

    @Test("S1-12.1 the picture in view is counted, and only where there is one")
    func pictures() {
        var state = BookingScreen.State.example
        #expect(BookingScreen.update(&state, .picture(2)) == [] && state.picture == 2)
        #expect(BookingScreen.update(&state, .picture(3)) == [] && state.picture == 2)
    }

    @Test("The question is an entry of the history, closed by its button, Escape and the way back")
    func question() {
        var state = BookingScreen.State.example
        #expect(
            BookingScreen.update(&state, .ask) == [.push("/bookings/7?cancel=1"), .focus(id: "cancel-keep")])
        #expect(state.isAsking)
        #expect(BookingScreen.update(&state, .ask) == [])
        #expect(
            BookingScreen.update(&state, .close) == [.back(entries: 1, address: "/bookings/7"), .focus(id: "cancel")])
        #expect(!state.isAsking)
        #expect(BookingScreen.update(&state, .close) == [])
        #expect(BookingScreen.update(&state, .went("/bookings/7?cancel=1")) == [] && state.isAsking)
        #expect(BookingScreen.update(&state, .went("/bookings/7")) == [] && !state.isAsking)
        #expect(BookingScreen.Action(Token("close-key", value: "Escape")) == .close)
        #expect(BookingScreen.Action(Token("close-key", value: "Enter")) == nil)
    }

    @Test("S1-12.5 confirmed it is asked for once, with what was shown; cancelled, the list comes")
    func confirming() {
        var state = open
        #expect(
            BookingScreen.update(&state, .confirm) == [
                .send(
                    method: "POST", address: "/api/v1/bookings/7/cancellation?refund=235400", body: "",
                    reply: "cancelled", failure: "refused")
            ])
        #expect(BookingScreen.update(&state, .confirm) == [])
        #expect(BookingScreen.update(&state, .cancelled) == [.go(address: "/bookings?cancelled=7")])
    }

    @Test("Nothing is cancelled unasked")
    func unasked() {
        var state = BookingScreen.State.example
        #expect(BookingScreen.update(&state, .confirm) == [] && state.progress == .settled)
        state.booking = .lantern.cancelled
        #expect(BookingScreen.update(&state, .ask) == [] && !state.isAsking)
        _ = BookingScreen.update(&state, .went("/bookings/7?cancel=1"))
        #expect(!state.isAsking)
    }

    @Test(
        "What went wrong is told apart, and may be tried again",
        arguments: [
            (nil, .unanswered), ("already_begun", .begun), ("refund_changed", .refundChanged), ("internal", .refused),
        ] as [(String?, BookingScreen.Fault)])
    func refused(code: String?, fault: BookingScreen.Fault) {
        var state = open
        _ = BookingScreen.update(&state, .confirm)
        #expect(BookingScreen.update(&state, .refused(code: code)) == [.focus(id: "cancel-keep")])
        #expect(state.fault == fault && state.isAsking && state.progress == .settled)
        #expect(BookingScreen.update(&state, .confirm).count == 1 && state.fault == .none)
    }

    @Test("A page left open over midnight knows what comes back by the new day, and when it is too late")
    func midnight() {
        var state = open
        #expect(state.refund == 235_400 && state.daysLeft == 9)
        // Moderate: all until five days before, half until the day before.
        for (day, refund) in [(5, 235_400), (6, 117_700), (9, 117_700), (10, 0)] as [(Int32, Int64)] {
            _ = BookingScreen.update(&state, .today(Day(number: 20_877 + day)))
            #expect(state.refund == refund && state.mayCancel && state.isAsking, "\(day) March")
        }
        _ = BookingScreen.update(&state, .today(Day(number: 20_878)))
        #expect(state.daysLeft == 0, "no day comes back")
        _ = BookingScreen.update(&state, .today(Day(number: 20_888)))
        #expect(!state.mayCancel && !state.isAsking)
        #expect(BookingScreen.update(&state, .confirm) == [])
        _ = BookingScreen.update(&state, .today(Day(number: 20_988)))
        #expect(state.today == Day(number: 20_888), "that clock is wrong")
    }

    @Test("A note of the list is closed, and isn't said again by a reload")
    func note() {
        var state = BookingsScreen.State.example
        state.page = 2
        #expect(
            BookingsScreen.update(&state, .closeNote)
                == [.replaceAddress("/bookings?page=2"), .focus(id: "bookings-title")])
        #expect(state.note == BookingsScreen.Note())
    }
}
