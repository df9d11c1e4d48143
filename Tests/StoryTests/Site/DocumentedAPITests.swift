import Domain
import Foundation
import Testing
import Wire

/// The requests of `docs/api` and the replies written below them, asked of a service with one stay: Hana's house in Kyoto.
@Suite("The API's pages in docs")
struct DocumentedAPITests {
    /// A request and the reply that the page promises.
    struct Example {
        var method: String
        var target: String
        var headers: [String: String]
        /// JSON; nil where nothing is sent.
        var body: String?
        var status: Int
        var reply: JSON
    }

    static let pages = ["bookings.md", "places.md", "stays.md"]

    @Test("each request on a page is answered as the page says", arguments: pages)
    func examples(page: String) async throws {
        let examples = try Self.examples(on: page)
        #expect(examples.count >= 2)
        try await withSite([Hana.house().alwaysOpen]) { site in
            // Whoever reads the pages is Jun, signed in.
            let jun = try await Booker(site).browser
            for example in examples {
                let headers = example.headers.merging(["Accept-Language": "en"]) { $1 }
                let reply = try await jun.send(example.method, example.target, json: example.body, headers)
                #expect(reply.status == example.status, "\(example.target)")
                let given = try #require(reply.json)
                #expect(given.leaves == example.reply.leaves, "\(reply.text)")
            }
        }
    }

    @Test("there is a page for every noun of the API")
    func nouns() async throws {
        let site = try await StorySite.demo.value
        let document = try #require(try await site.get("/api/openapi.json").json)
        let nouns = Set(
            (document["paths"]?.members ?? []).compactMap { $0.name.split(separator: "/").dropFirst(2).first })
        #expect(Set(nouns.map { "\($0).md" }) == Set(Self.pages))
    }

    /// A block ```` ```http ```` with the request's first line and the reply's status, then one ```` ```json ````.
    private static func examples(on page: String) throws -> [Example] {
        let text = String(decoding: try Story.bytes("docs/api/" + page), as: UTF8.self)
        return try text.components(separatedBy: "```http\n").dropFirst().map { part in
            let pieces = part.components(separatedBy: "```")
            let (message, answer) = try split(pieces[0])
            let head = message.head.split(separator: "\n").map(String.init)
            let words = try #require(head.first).split(separator: " ").map(String.init)
            try #require(words.count == 3)
            let status = try #require(answer.split(separator: " ").dropFirst().first.flatMap { Int($0) })
            let body = try #require(pieces.dropFirst(2).first { $0.hasPrefix("json\n") })
            return Example(
                method: words[0], target: words[1], headers: headers(head.dropFirst()), body: message.body,
                status: status,
                reply: try #require(JSON(Array(body.dropFirst(5).utf8))))
        }
    }

    /// The request, its body after an empty line as in HTTP, and below it the first line of the answer.
    private static func split(_ block: String) throws -> (message: (head: String, body: String?), answer: String) {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let answer = try #require(lines.lastIndex { $0.hasPrefix("HTTP/1.1 ") })
        let parts = lines[..<answer].split(separator: "", maxSplits: 1).map { $0.joined(separator: "\n") }
        return ((try #require(parts.first), parts.dropFirst().first), lines[answer])
    }

    private static func headers(_ lines: some Sequence<String>) -> [String: String] {
        lines.reduce(into: [:]) { headers, line in
            let pair = line.components(separatedBy: ": ")
            if pair.count == 2 { headers[pair[0]] = pair[1] }
        }
    }
}

extension JSON {
    /// Every value in it with the way there, like `stays.0.name: "봄바람 마치야"`; but for the number of the request, which is
    /// another every time.
    fileprivate var leaves: Set<String> {
        var found: Set<String> = []
        collect(into: &found, way: "")
        return found
    }

    private func collect(into found: inout Set<String>, way: String) {
        switch self {
        case .object(let members):
            for member in members where member.name != "request_id" {
                member.value.collect(into: &found, way: "\(way).\(member.name)")
            }
            if members.isEmpty { found.insert("\(way): {}") }
        case .array(let elements):
            for (index, element) in elements.enumerated() { element.collect(into: &found, way: "\(way).\(index)") }
            if elements.isEmpty { found.insert("\(way): []") }
        default: found.insert("\(way): \(self)")
        }
    }
}
