import Domain
import Server
import Testing
import Wire

/// What the API can be asked is told three times: by its routes, by the document of the server, and by the pages of `docs/api`.
/// Each of them tells the same, and the examples of the pages are played.
@Suite("The API's pages in docs", .onBothEngines)
struct DocumentedAPITests {
    /// Of one thing that can be asked, as the document describes it.
    private struct Described {
        let operation: JSON
        let document: JSON

        func schema(of status: Int, _ type: String) -> JSONSchema? {
            operation["responses"]?[String(status)]?["content"]?[type]?["schema"]
                .map { JSONSchema(schema: $0, document: document) }
        }

        func body(_ type: String) -> JSONSchema? {
            operation["requestBody"]?["content"]?[type]?["schema"].map { JSONSchema(schema: $0, document: document) }
        }
    }

    @Test(
        "each request on a page is answered as the page says and as the document describes", arguments: APIExample.pages
    )
    func examples(page: String) async throws {
        let examples = try APIExample.all(on: page)
        #expect(examples.count >= 2)
        try await withSite([Hana.house().alwaysOpen]) { (site) async throws in
            let stage = try await APIStage(site)
            for example in examples {
                let described = try await described(example, site)
                if let body = example.body, example.status < 400, body != "{picture}" {
                    let type = try #require(example.headers["Content-Type"])
                    let schema = try #require(described.body(type), "\(example.method) \(example.target): \(type)")
                    #expect(schema.faults(in: try #require(JSON(Array(stage.filled(body).utf8)))) == [])
                }
                let reply = try await stage.play(example)
                #expect(reply.status == example.status, "\(example.method) \(example.target): \(reply.text)")
                guard let promised = example.reply else {
                    #expect(reply.body.isEmpty && described.operation["responses"]?[String(reply.status)] != nil)
                    continue
                }
                let given = try #require(reply.json, "\(reply.text)")
                #expect(promised.differences(from: given) == [], "\(reply.text)")
                let schema = described.schema(of: reply.status, reply["content-type"] ?? "")
                #expect(try #require(schema, "\(example.target) \(reply.status)").faults(in: given) == [])
            }
        }
    }

    @Test("routes, document and pages tell the same of what can be asked")
    func questions() async throws {
        let asked = Set(Site.questions)
        let document = try #require(try await StorySite.demo.value.get("/api/openapi.json").json)
        let described = (document["paths"]?.members ?? []).flatMap { path, methods in
            (methods.members ?? []).map { $0.name.uppercased() + " " + Self.pattern(path) }
        }
        #expect(described.count == Set(described).count)
        #expect(asked.subtracting(described) == [], "the document doesn't tell of it")
        #expect(Set(described).subtracting(asked) == [], "only the document tells of it")
        let shown = try APIExample.pages.flatMap { page in
            try APIExample.all(on: page).filter { $0.status < 300 }.compactMap { $0.route(among: Site.questions) }
        }
        #expect(asked.subtracting(shown) == [], "no page of docs/api shows it")
    }

    @Test("there is a page for every noun of the API and for nothing else, and it shows its own noun alone")
    func nouns() throws {
        let pages = APIExample.pages
        let nouns = Set(Site.questions.map { String($0.split(separator: "/")[3].prefix { $0 != "?" }) })
        #expect(Set(nouns.map { "\($0).md" }) == Set(pages))
        for page in pages {
            for example in try APIExample.all(on: page) {
                #expect(example.route(among: Site.questions) != nil, "\(page): \(example.method) \(example.target)")
                let noun = example.target.split(separator: "/")[2].prefix { $0 != "?" }
                #expect("\(noun).md" == page, "\(page): \(example.target)")
            }
        }
    }

    @Test("a page tells how often one may ask, as the server counts")
    func limits() async throws {
        let document = try #require(try await StorySite.demo.value.get("/api/openapi.json").json)
        var told = 0
        for (path, methods) in document["paths"]?.members ?? [] {
            for (_, operation) in methods.members ?? [] {
                guard let text = operation["responses"]?["429"]?["description"]?.text else { continue }
                let limit = try #require(text.firstMatch(of: /[0-9]+ in [0-9]+ seconds/)?.output)
                let page = path.split(separator: "/")[2] + ".md"
                let words = String(decoding: try Story.bytes("docs/api/" + page), as: UTF8.self)
                #expect(words.contains(limit), "\(page) doesn't say \(limit)")
                told += 1
            }
        }
        #expect(told >= 10)
    }

    private func described(_ example: APIExample, _ site: StorySite) async throws -> Described {
        let document = try #require(try await site.get("/api/openapi.json").json)
        let route = try #require(example.route(among: Site.questions), "\(example.method) \(example.target)")
        let entry = document["paths"]?.members?.first { Self.pattern($0.name) == route.split(separator: " ")[1] }
        let operation = try #require(entry?.value[example.method.lowercased()], "\(route)")
        return Described(operation: operation, document: document)
    }

    /// `/api/v1/stays/{id}` as routes have it.
    private static func pattern(_ path: String) -> String {
        path.replacing("{", with: ":").replacing("}", with: "")
    }
}
