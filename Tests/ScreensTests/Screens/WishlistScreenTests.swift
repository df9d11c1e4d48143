import Domain
import Screens
import Testing

struct WishlistScreenTests {
    private func state(_ stays: StaySummary...) -> WishlistScreen.State {
        var page = WishPage()
        page.stays = stays
        page.wishes = stays.map(\.wish)
        return WishlistScreen.State(page)
    }

    @Test("S1-2.7 a heart taken off inside the wishlist takes the card along, and the way back has the focus")
    func removing() {
        var state = state(.lantern, .unpriced)
        let effects = WishlistScreen.update(&state, .heart(.press(StaySummary.lantern.wish)))
        #expect(effects.last == .focus(id: "heart-undo") && effects.count == 2)
        #expect(state.shown.map(\.id) == [32])
        #expect(state.hearts.note.kind == .removed)
    }

    @Test("Undone, the card is back in its place")
    func undoing() {
        var state = state(.lantern, .unpriced)
        let press = WishlistScreen.Action.heart(.press(StaySummary.lantern.wish))
        _ = WishlistScreen.update(&state, press)
        _ = WishlistScreen.update(&state, .heart(.settled(StaySummary.lantern.wish, false)))
        let effects = WishlistScreen.update(&state, press)
        #expect(effects.count == 1)
        #expect(state.shown.map(\.id) == [31, 32] && state.hearts.note.kind == .none)
        // Its card is there already.
        #expect(WishlistScreen.update(&state, .heart(.settled(StaySummary.lantern.wish, true))).count == 1)
    }

    @Test("Refused, the card comes back")
    func refused() {
        var state = state(.lantern)
        _ = WishlistScreen.update(&state, .heart(.press(StaySummary.lantern.wish)))
        #expect(state.shown.isEmpty)
        _ = WishlistScreen.update(&state, .heart(.refused(StaySummary.lantern.wish, code: nil)))
        #expect(state.shown.map(\.id) == [31] && state.hearts.note.kind == .unanswered)
    }

    @Test("A heart put on in another tab brings its card; one on something else asks for nothing")
    func heard() {
        var state = state(.lantern)
        #expect(WishlistScreen.update(&state, .heart(.heard(Wish(kind: .course, number: 3), true))) == [])
        let asked = WishlistScreen.update(&state, .heart(.heard(StaySummary.unpriced.wish, true)))
        #expect(
            asked == [
                .fetch(address: "/api/v1/wishes?cards=1&lang=ko", reply: "arrived:1", failure: "failed:1")
            ])
        #expect(state.progress == .waiting && state.shown.count == 1)
        var page = WishPage()
        page.stays = [.unpriced, .lantern]
        #expect(WishlistScreen.update(&state, .arrived(question: 0, page)) == [])
        #expect(state.shown.count == 1)
        #expect(WishlistScreen.update(&state, .arrived(question: 1, page)) == [])
        #expect(state.shown.map(\.id) == [32, 31] && state.progress == .settled)
    }

    @Test("Cards that could not be had are said to be missing, and asked for again on request")
    func failing() {
        var state = state(.lantern)
        _ = WishlistScreen.update(&state, .heart(.heard(StaySummary.unpriced.wish, true)))
        #expect(WishlistScreen.update(&state, .failed(question: 1)) == [] && state.progress == .failed)
        #expect(state.shown.count == 1)
        #expect(WishlistScreen.update(&state, .again).count == 1 && state.progress == .waiting)
        #expect(WishlistScreen.update(&state, .failed(question: 1)) == [] && state.progress == .waiting)
    }
}
