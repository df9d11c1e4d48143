import Domain
import HTTP
import Markup
import Routes
import Screens
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
    /// Nobody is signed in, or not any more.
    case notSignedIn
    /// A page for somebody signed in: the browser is led to the sign-in.
    case signInFirst
    /// The same, and there is a session that can be renewed.
    case renewFirst
    /// The same for a form, which comes again with what was filled in.
    case renewAndSendAgain
    /// It is too long ago that they showed who they are, for what they want to do.
    case proofNeeded(ProofAim)
    case wrongCredentials
    case signUp([SignUpRefusal])
    case settings([SettingsRefusal])
    /// A patch names what can't be changed, or not so.
    case fields([FieldFault])
    case passkey(PasskeyRefusal)
    case wish(WishRefusal)
    /// It comes from another site's page.
    case crossSite
    /// The form was drawn for another browser, or long ago.
    case oldForm
    case badBody
    /// A field of what was sent as JSON.
    case badMember(AddressFault)
    /// The types that are taken.
    case wrongType([String])
    case bodyTooLarge(Int)
    /// The body broke off. Nobody reads the answer.
    case interrupted
    case tooMany(retryAfter: Int)
    /// Too many sign in at this moment.
    case busy

    var status: Status {
        switch self {
        case .notSignedIn: .unauthorized
        case .signInFirst, .renewFirst: .seeOther
        case .renewAndSendAgain: .temporaryRedirect
        case .wrongCredentials, .signUp, .settings, .fields, .passkey: .unprocessableContent
        case .wish: .conflict
        case .crossSite, .oldForm, .proofNeeded: .forbidden
        case .badBody, .badMember, .interrupted: .badRequest
        case .wrongType: .unsupportedMediaType
        case .bodyTooLarge: .contentTooLarge
        case .tooMany: .tooManyRequests
        case .busy: .unavailable
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .badField: .badRequest
        // A full disk and a commit of which nobody knows pass too: asking again is right, and harmless where there is a key.
        case .storage(let fault): fault.mayPass ? .unavailable : .internalServerError
        }
    }

    /// The API's name for it.
    var code: String {
        switch self {
        case .notSignedIn, .signInFirst, .renewFirst, .renewAndSendAgain: "not_signed_in"
        case .proofNeeded: "proof_needed"
        case .wrongCredentials: "wrong_credentials"
        case .signUp, .settings, .fields: "refused"
        case .passkey(let refusal): refusal.rawValue
        case .wish(.full): "wishlist_full"
        case .crossSite: "cross_site"
        case .oldForm: "old_form"
        case .badBody, .interrupted: "malformed"
        case .wrongType: "wrong_type"
        case .bodyTooLarge: "too_large"
        case .tooMany: "too_many_requests"
        case .busy: "busy"
        case .notFound: "not_found"
        case .methodNotAllowed: "method_not_allowed"
        case .badField(let fault), .badMember(let fault): fault.reason.rawValue
        case .storage(let fault): fault.mayPass ? "unavailable" : "internal"
        }
    }

    func response(site: Site, call: Call) -> Response {
        switch self {
        case .signInFirst: return Refusal.led(to: Address.signIn(back: call.addressToReturnTo).text)
        case .renewFirst: return Refusal.led(to: Address.renewal(back: call.address).text)
        case .renewAndSendAgain: return Refusal.led(to: Address.renewal(back: call.address).text, status)
        case .proofNeeded(let aim) where !call.isForPrograms:
            return Refusal.led(to: SettingsAddress.proof(aim).text)
        default: break
        }
        let response = call.isForPrograms ? problem(call) : page(site, call)
        switch self {
        case .methodNotAllowed(let methods):
            return response.with("Allow", methods.joined(separator: ", ").replacing("GET", with: "GET, HEAD"))
        case .notSignedIn where call.isForPrograms: return response.with("WWW-Authenticate", "Bearer")
        case .wrongType(let types) where call.request.method == .patch:
            return response.with("Accept-Patch", types.joined(separator: ", "))
        default: return response.retrying(after: self)
        }
    }

    /// Whether the same may go well later.
    var mayPass: Bool { wait != nil }

    /// Seconds after which it may be tried again; nil where waiting changes nothing.
    fileprivate var wait: Int? {
        switch self {
        case .storage(let fault): fault.mayPass ? 2 : nil
        case .busy: 2
        case .tooMany(let seconds): seconds
        default: nil
        }
    }

    private static func led(to address: String, _ status: Status = .seeOther) -> Response {
        Response.redirect(to: address, status: status).with("Cache-Control", "no-store")
    }

    private func problem(_ call: Call) -> Response {
        let words = Words(call.language)
        let text = text(words)
        var field: String?
        switch self {
        case .badField(let fault), .badMember(let fault): field = fault.field
        default: break
        }
        var problem = Problem(
            status: status, code: code, title: text.title, detail: text.detail, field: field,
            requestID: call.request.id.description)
        problem.add(refused)
        return Response.bytes(problem.json, type: "application/problem+json", status: status)
            .with("Cache-Control", "no-store").inLanguageOfReader()
    }

    /// Where it is about fields of what was sent: each with its code.
    private var refused: [(field: String, code: String)] {
        switch self {
        case .signUp(let refusals): refusals.map { ($0.field.name.text, $0.code.text) }
        case .settings(let refusals): refusals.map { ($0.field?.name.text ?? "", $0.code.text) }
        case .fields(let faults): faults.map { ($0.field, $0.code.rawValue) }
        default: []
        }
    }

    private func page(_ site: Site, _ call: Call) -> Response {
        let words = Words(call.language)
        let text = text(words)
        let reference = status == .internalServerError ? call.request.id.description : nil
        let sections = Notice.sections(
            words, title: text.title, text: text.detail, reference: reference, isMember: call.person != nil)
        return Document(title: text.title, sections: sections).response(site, call, status: status)
    }

    private func text(_ words: Words) -> (title: String, detail: String) {
        switch self {
        case .notFound, .methodNotAllowed: (words.notFoundTitle, words.notFoundText)
        case .badField(let fault): (words.badAddressTitle, words.badAddressText(field: fault.field))
        case .storage(.unavailable), .busy:
            (words.failureTitle, words.unavailableText)
        case .notSignedIn, .signInFirst, .renewFirst, .renewAndSendAgain:
            (words.signInFirstTitle, words.signInFirstText)
        case .proofNeeded: (words.proofTitle, words.proofText)
        case .wrongCredentials: (words.notDoneTitle, words.signInRefusal(SignInRefusal.wrong.rawValue))
        case .signUp(let refusals): (words.notDoneTitle, refusals.first.map { words.refusal($0) } ?? words.badBodyText)
        case .settings(let refusals):
            (words.notDoneTitle, refusals.first.map { words.refusal($0) } ?? words.badBodyText)
        case .fields(let faults): (words.notDoneTitle, faults.first?.text(words) ?? words.badBodyText)
        case .passkey(let refusal): (words.notDoneTitle, refusal.text(words))
        case .badMember(let fault): (words.notDoneTitle, words.badFieldText(fault.field))
        case .wish(.full): (words.notDoneTitle, words.wishlistFull)
        case .crossSite, .oldForm: (words.notDoneTitle, words.oldFormText)
        case .badBody, .interrupted, .wrongType: (words.notDoneTitle, words.badBodyText)
        case .bodyTooLarge(let most): (words.notDoneTitle, words.tooLargeText(kilobytes: most / 1024))
        case .tooMany(let seconds): (words.notDoneTitle, words.tooManyText(seconds: seconds))
        case .storage: (words.failureTitle, words.failureText)
        }
    }
}

extension Response {
    /// Tells when it may be tried again, where waiting helps.
    func retrying(after refusal: Refusal) -> Response {
        refusal.wait.map { with("Retry-After", String($0)) } ?? self
    }
}

extension StorageFault {
    /// Whether the same may go well later, though nothing is wrong with what was asked nor with the program.
    fileprivate var mayPass: Bool {
        switch self {
        case .unavailable, .uncertain, .full: true
        case .conflict, .corrupt, .unknown: false
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
    /// Where several fields are refused: each with its code.
    private var refusals: [ProblemReply.Refused] = []

    init() {}

    init(status: Status, code: String, title: String, detail: String, field: String?, requestID: String) {
        self.status = status.rawValue
        self.code = code
        self.title = title
        self.detail = detail
        self.field = field
        self.requestID = requestID
    }

    fileprivate mutating func add(_ refused: [(field: String, code: String)]) {
        guard let first = refused.first else { return }
        field = first.field
        refusals = refused.map { refusal in
            var entry = ProblemReply.Refused()
            entry.field = refusal.field
            entry.code = refusal.code
            return entry
        }
    }

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("type", &type)
        visitor.field("title", &title)
        visitor.field("status", &status)
        visitor.field("code", &code)
        visitor.field("detail", &detail)
        visitor.field("field", &field)
        visitor.field("request_id", &requestID)
        visitor.field("refusals", &refusals)
    }
}

extension FieldFault {
    fileprivate func text(_ words: Words) -> String {
        switch code {
        case .unknown: words.unknownFieldText(field)
        case .fixed: words.fixedFieldText(field)
        case .mistyped: words.wrongFieldTypeText(field)
        case .repeated: words.repeatedFieldText(field)
        }
    }
}
