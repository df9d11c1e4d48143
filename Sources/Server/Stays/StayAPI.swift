import Domain
import HTTP
import Routes
import Screens
import Storage
import Wire

/// Searching stays, and one in full.
enum StayAPI {
    /// `GET /api/v1/stays?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2`
    @Sendable
    static func search(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let page = try site.page(of: try call.conditions(), pins: try call.asksForPins() ? .beyondPage : .none)
        return .json(page.json).with("Cache-Control", "private, no-cache").tagged()
    }

    /// `GET /api/v1/stays/42?check_in=2027-03-10&check_out=2027-03-12&adults=2`
    @Sendable
    static func one(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let found = try await site.detail(of: try call.stayID(), try call.conditions())
        return .json(found.stay.json).with("Cache-Control", "private, no-cache").tagged()
    }
}

extension Call {
    /// `pins=1`; `pins=0` is as good as nothing.
    fileprivate func asksForPins() throws(Refusal) -> Bool {
        switch request.query.first("pins") {
        case nil, "0": return false
        case "1": return true
        default: throw .badField(AddressFault(field: "pins", reason: .malformed))
        }
    }
}

extension Site {
    /// One stay under these conditions, or 404.
    func detail(
        of id: Stay.ID, _ conditions: Conditions
    ) async throws(Refusal) -> (stay: StayDetail, terms: StayTerms?) {
        // The way back leads there, so it must be one that we know.
        _ = try place(of: conditions)
        let found = try await stored { () async throws(StorageFault) in try await known(id, conditions) }
        guard let found else { throw .notFound }
        return found
    }
}
