import Screens
import Testing

struct StayScreenTests {
    @Test("S1-8.2 sharing opens the system's sheet, and where there is none a menu")
    func sharing() {
        var state = StayScreen.State.example
        #expect(
            StayScreen.update(&state, .share) == [
                .share(title: "후암동 등불집", address: state.link, unsupported: "menu")
            ])
        #expect(state.sharing == .closed)
        #expect(StayScreen.update(&state, .openMenu) == [.focus(id: "share-menu-copy")])
        #expect(state.sharing == .menu)
        #expect(StayScreen.update(&state, .closeMenu) == [.focus(id: "share")])
        #expect(state.sharing == .closed)
    }

    @Test("S1-8.3 the menu copies the page's link, and says whether it could")
    func copying() {
        var state = StayScreen.State.example
        _ = StayScreen.update(&state, .openMenu)
        #expect(
            StayScreen.update(&state, .copyLink) == [
                .copy(text: "https://nadri.example/stays/31?place=1835848", done: "copied")
            ])
        #expect(StayScreen.update(&state, .copied) == [])
        #expect(state.sharing == .copied)
        #expect(StayScreen.update(&state, .copyFailed) == [])
        #expect(state.sharing == .failed)
    }

    @Test("S1-8.4 the pager knows which picture is in view and never leaves the pictures")
    func pager() {
        var state = StayScreen.State.example
        for index in [1, 2, 0] {
            #expect(StayScreen.update(&state, .picture(index)) == [])
            #expect(state.picture == index)
        }
        _ = StayScreen.update(&state, .picture(2))
        for index in [-1, 3, .max, .min] {
            #expect(StayScreen.update(&state, .picture(index)) == [])
            #expect(state.picture == 2)
        }
    }

    @Test("S1-8.8 더보기 shows the long text and folds it again")
    func details() {
        var state = StayScreen.State.example
        #expect(StayScreen.update(&state, .toggleDetails) == [])
        #expect(state.showsDetails)
        _ = StayScreen.update(&state, .toggleDetails)
        #expect(state == .example)
    }
}
