import Domain
import HTTP
import Routes
import Screens
import Views
import Words

/// The wishlist (S1-2), and what hearts send where no script runs.
enum WishPages {
    /// `/wishlist`
    @Sendable
    static func wishlist(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = WishlistScreen.State(try await site.wishPage(call, withCards: true))
        state.language = call.language
        state.isMember = call.person != nil
        return Document(WishlistView.self, state, title: Words(call.language).wishlist).response(site, call)
    }

    /// `POST /wishes/stay/42`
    @Sendable
    static func add(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (wish, back) = try await sent(call)
        return done(try await site.add(wish, call), wish, back)
    }

    /// `POST /wishes/stay/42/removal`
    @Sendable
    static func remove(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (wish, back) = try await sent(call)
        return done(try await site.remove(wish, call), wish, back)
    }

    /// The form has no token of one browser in it, as the pages with hearts are the same for many: so the browser has to say that
    /// it stands on a page of ours.
    private static func sent(_ call: Call) async throws(Refusal) -> (wish: Wish, back: String) {
        try SameSite.checkIsSaid(call)
        if call.person == nil, call.mayRenew { throw .renewAndSendAgain }
        let wish = try call.wish()
        return (wish, WayBack.address(try await call.form().first("back")))
    }

    /// Back to the card whose heart it was.
    private static func done(_ cookie: Response.Header?, _ wish: Wish, _ back: String) -> Response {
        let page = back.split(separator: "#").first.map(String.init) ?? back
        var response = Response.redirect(to: page + "#" + wish.anchor).with("Cache-Control", "no-store")
        if let cookie { response.headers.append(cookie) }
        return response
    }
}
