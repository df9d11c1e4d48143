import Domain
import HTTP
import Routes
import Screens
import Wire

/// Hearts for scripts and apps: of whoever is signed in, else of the browser that asks.
enum WishAPI {
    /// `GET /api/v1/wishes`, with `cards=1` also what their cards show.
    @Sendable
    static func list(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try checkAccess(call)
        let page = try await site.wishPage(call, withCards: try call.asksForCards())
        return .json(page.json).with("Cache-Control", "private, no-cache").inLanguageOfReader().tagged()
    }

    /// `PUT /api/v1/wishes/stay/42`; twice is once.
    @Sendable
    static func add(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try checkAccess(call)
        return done(try await site.add(try call.wish(), call))
    }

    /// `DELETE /api/v1/wishes/stay/42`; twice is once.
    @Sendable
    static func remove(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try checkAccess(call)
        return done(try await site.remove(try call.wish(), call))
    }

    /// Whose access has only run out gets a new one first: their hearts don't belong to the browser.
    private static func checkAccess(_ call: Call) throws(Refusal) {
        guard call.person == nil else { return }
        if call.mayRenew || call.request.headers["authorization"] != nil { throw .notSignedIn }
    }

    private static func done(_ cookie: Response.Header?) -> Response {
        var response = Response.empty(.noContent).with("Cache-Control", "no-store")
        if let cookie { response.headers.append(cookie) }
        return response
    }
}

extension Call {
    /// `cards=1`; `cards=0` is as good as nothing.
    fileprivate func asksForCards() throws(Refusal) -> Bool {
        switch request.query.first("cards") {
        case nil, "0": return false
        case "1": return true
        default: throw .badField(AddressFault(field: "cards", reason: .malformed))
        }
    }
}
