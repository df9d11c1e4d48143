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
        var status: Int
        /// nil for a reply without a body.
        var reply: JSON?
    }

    static let pages = ["places.md", "stays.md", "wishes.md"]

    @Test("each request on a page is answered as the page says", arguments: pages)
    func examples(page: String) async throws {
        let examples = try Self.examples(on: page)
        #expect(examples.count >= 2)
        try await withSite([Hana.house().alwaysOpen]) { site in
            // One browser asks for all of a page, top to bottom.
            let browser = StoryBrowser(site)
            for example in examples {
                let reply = try await browser.send(example.method, example.target, ["Accept-Language": "en"])
                #expect(reply.status == example.status, "\(example.target)")
                #expect(reply.json?.leaves == example.reply?.leaves, "\(reply.text)")
                #expect(reply.body.isEmpty == (example.reply == nil))
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

    /// A block ```` ```http ```` with the request's first line and the reply's status, then one ```` ```json ```` where
    /// it has a body.
    private static func examples(on page: String) throws -> [Example] {
        let text = String(decoding: try Story.bytes("docs/api/" + page), as: UTF8.self)
        return try text.components(separatedBy: "```http\n").dropFirst().map { part in
            let pieces = part.components(separatedBy: "```")
            let head = pieces[0].split(separator: "\n")
            let line = try #require(head.first).split(separator: " ")
            try #require(line.count == 3, "\(head)")
            let status = try #require(head.last?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
            let body = pieces.dropFirst(2).first { $0.hasPrefix("json\n") }
            // 204 is the only status without a body.
            try #require((body == nil) == (status == 204), "\(head)")
            return Example(
                method: String(line[0]), target: String(line[1]), status: status,
                reply: try body.map { try #require(JSON(Array($0.dropFirst(5).utf8))) })
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
