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
        let detail = try await site.detail(call)
        return .json(detail.json).with("Cache-Control", "private, no-cache").tagged()
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
    /// The stay that the call's address names, under its conditions.
    func detail(_ call: Call) async throws(Refusal) -> StayDetail {
        let id = try call.stayID()
        let conditions = try call.conditions()
        // The way back leads there, so it must be one that we know.
        _ = try place(of: conditions)
        let found: StayDetail?
        do {
            found = try await detail(of: id, conditions)
        } catch {
            throw .storage(error)
        }
        guard let found else { throw .notFound }
        return found
    }
}
