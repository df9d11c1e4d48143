import Domain
import HTTP
import Markup
import Routes
import Storage
import Views
import Wire
import Words

/// Why a request is not answered as it wished. Each has a status, a code in the API and words on a page.
enum Refusal: Error, Equatable, Sendable {
    case notFound
    case methodNotAllowed([String])
    case badField(AddressFault)
    case storage(StorageFault)

    var status: Status {
        switch self {
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .badField: .badRequest
        case .storage(.unavailable): .unavailable
        case .storage: .internalServerError
        }
    }

    /// The API's name for it.
    var code: String {
        switch self {
        case .notFound: "not_found"
        case .methodNotAllowed: "method_not_allowed"
        case .badField(let fault): fault.reason.rawValue
        case .storage(.unavailable): "unavailable"
        case .storage: "internal"
        }
    }

    func response(site: Site, call: Call) -> Response {
        let response = call.isForPrograms ? problem(call) : page(site, call)
        switch self {
        case .methodNotAllowed(let methods):
            return response.with("Allow", methods.joined(separator: ", ").replacing("GET", with: "GET, HEAD"))
        case .storage(.unavailable): return response.with("Retry-After", "2")
        default: return response
        }
    }

    private func problem(_ call: Call) -> Response {
        let words = Words(call.language)
        let text = text(words)
        var field: String?
        if case .badField(let fault) = self { field = fault.field }
        let problem = Problem(
            status: status, code: code, title: text.title, detail: text.detail, field: field,
            requestID: call.request.id.description)
        return Response.bytes(problem.json, type: "application/problem+json", status: status)
            .with("Cache-Control", "no-store").inLanguageOfReader()
    }

    private func page(_ site: Site, _ call: Call) -> Response {
        let words = Words(call.language)
        let text = text(words)
        let reference = status == .internalServerError ? call.request.id.description : nil
        let sections = Notice.sections(words, title: text.title, text: text.detail, reference: reference)
        return Document(title: text.title, sections: sections).response(site, call, status: status)
    }

    private func text(_ words: Words) -> (title: String, detail: String) {
        switch self {
        case .notFound, .methodNotAllowed: (words.notFoundTitle, words.notFoundText)
        case .badField(let fault): (words.badAddressTitle, words.badAddressText(field: fault.field))
        case .storage(.unavailable): (words.failureTitle, words.unavailableText)
        case .storage: (words.failureTitle, words.failureText)
        }
    }
}

/// An error as the API tells it (RFC 9457).
struct Problem: Record {
    private var type = "about:blank"
    private var title = ""
    private var status = 0
    private var code = ""
    private var detail = ""
    private var field: String?
    private var requestID = ""

    init() {}

    init(status: Status, code: String, title: String, detail: String, field: String?, requestID: String) {
        self.status = status.rawValue
        self.code = code
        self.title = title
        self.detail = detail
        self.field = field
        self.requestID = requestID
    }

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("type", &type)
        visitor.field("title", &title)
        visitor.field("status", &status)
        visitor.field("code", &code)
        visitor.field("detail", &detail)
        visitor.field("field", &field)
        visitor.field("request_id", &requestID)
    }
}
