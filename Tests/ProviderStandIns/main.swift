import Foundation
import HTTP
import SignIn
import Synchronization

// Plays other services on loopback, for browser tests: each as strict as ProviderStandIn is, with pages that a browser can use.
//
//     ProviderStandIns http://127.0.0.1:8080,http://localhost:8080 github=9001 apple=9002
//
// The first argument names the sites to which people may be sent back. STAND_IN_NOW fixes the clock, as seconds since 1970;
// STAND_IN_APPLE_KEY is the path of the key with which the site signs for Apple.

struct Mistake: Error {
    let text: String
}

/// One service: what it knows, and how it says it to browsers.
final class Desk: Sendable {
    static let clientID = "nadri"
    static let secret = "a secret: with % and é"
    private let standIn: Mutex<ProviderStandIn>
    private let now: @Sendable () -> Int64

    /// The first tells everything, the second what must be told.
    private static let people = [
        StandInPerson(id: "1001", firstName: "Hana", lastName: "Sato", email: "hana@example.com"),
        StandInPerson(id: "1002", firstName: "Jun", lastName: "Park"),
    ]

    init(_ service: ProviderStandIn.Service, port: UInt16, sites: [String], _ now: @escaping @Sendable () -> Int64)
        throws
    {
        let slug = service == .openID ? "village" : service.rawValue
        let redirects = sites.map { $0 + "/sign-in/\(slug)/callback" }
        let client =
            service == .apple
            ? StandInClient(id: Self.clientID, key: try Self.appleKey(), redirects: redirects)
            : StandInClient(id: Self.clientID, secret: Secret(Self.secret), redirects: redirects)
        self.now = now
        standIn = Mutex(
            ProviderStandIn(
                service, origin: "http://127.0.0.1:\(port)", client: client, people: Self.people,
                key: PrivateKey(new: .es256)))
    }

    private static func appleKey() throws -> AppleKey {
        let path = ProcessInfo.processInfo.environment["STAND_IN_APPLE_KEY"] ?? ""
        guard let pem = FileManager.default.contents(atPath: path),
            let key = AppleKey(team: "TEAM123456", id: "KEY1234567", pem: String(decoding: pem, as: UTF8.self))
        else { throw Mistake(text: "STAND_IN_APPLE_KEY names no key on P-256.") }
        return key
    }

    func response(_ request: Request) async -> Response {
        guard let body = try? await request.body(limit: 65_536) else { return Response(status: .badRequest) }
        let query = FormFields(request.query.pairs.map { ($0.name, $0.value) }).encoded
        let asked = ProviderRequest(
            request.method == .post ? .post : .get, query.isEmpty ? request.path : request.path + "?" + query,
            headers: ["Accept", "Authorization", "Content-Type"].compactMap { name in
                request.headers[name].map { (name, $0) }
            }, body: body)
        switch standIn.withLock({ $0.answer(asked, now: now()) }) {
        case .reply(let reply):
            return .bytes(reply.body, type: reply.contentType, status: Status(rawValue: reply.status))
        case .consent(let consent): return Desk.page(Desk.consent(consent))
        case .redirect(let address): return .redirect(to: address)
        case .form(let action, let fields): return Desk.page(Desk.posting(fields, to: action))
        case .problem(let text): return .text(text, status: .badRequest)
        }
    }

    private static func consent(_ consent: StandInConsent) -> String {
        let choices = consent.people.map { person in
            "<button name=\"person\" value=\"\(escaped(person.id))\">\(escaped(person.name))</button>"
        }
        return """
            <form method="post"><input type="hidden" name="request" value="\(escaped(consent.request))">
            \(choices.joined(separator: "\n"))
            <button name="refusal" value="1">Cancel</button></form>
            """
    }

    /// As Apple's does: at once, by a script.
    private static func posting(_ fields: FormFields, to action: String) -> String {
        let hidden = fields.fields.map { field in
            "<input type=\"hidden\" name=\"\(escaped(field.name))\" value=\"\(escaped(field.value))\">"
        }
        return "<form method=\"post\" action=\"\(escaped(action))\">\(hidden.joined())</form>"
            + "<script>document.forms[0].submit()</script>"
    }

    private static func page(_ body: String) -> Response {
        let html = "<!doctype html><html lang=\"en\"><title>Another service</title><body>\(body)"
        return .bytes(Array(html.utf8), type: "text/html; charset=utf-8")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }
}

/// The answers of one service on its port.
func serve(_ argument: Substring, sites: [String]) throws -> HTTP.Server {
    let sides = argument.split(separator: "=").map(String.init)
    guard sides.count == 2, let service = ProviderStandIn.Service(rawValue: sides[0]), let port = UInt16(sides[1])
    else {
        throw Mistake(text: "\(argument) is not like github=9001.")
    }
    let fixed = ProcessInfo.processInfo.environment["STAND_IN_NOW"].flatMap { Int64($0) }
    let desk = try Desk(service, port: port, sites: sites) { fixed ?? Int64(Date().timeIntervalSince1970) }
    let server = HTTP.Server(Configuration(port: port, threads: 1)) { request in await desk.response(request) }
    try server.start()
    return server
}

let arguments = CommandLine.arguments.dropFirst()
guard let sites = arguments.first?.split(separator: ",").map(String.init), arguments.count > 1 else {
    throw Mistake(text: "Which sites, and which services?")
}
let signal = ShutdownSignal()
let servers = try arguments.dropFirst().map { try serve(Substring($0), sites: sites) }
await signal.wait()
for server in servers { await server.stop(grace: .zero) }
