import Server
import Testing
import Wire

/// What the API's document says of refusals, asked of the server: each kind of request that is described as refused is refused so.
@Suite("The refusals in the API's description", .onBothEngines)
struct OpenAPIRefusalTests {
    /// A method on an address, as the document describes it.
    private struct Described {
        let method: String
        let target: String
        let operation: JSON
        let document: JSON

        /// The names of the ways to show who asks: each list is one way.
        var security: [[String]] {
            (operation["security"]?.elements ?? []).map { ($0.members ?? []).map(\.name) }
        }

        var isForMembers: Bool { security.contains(["bearer"]) && security.contains { $0.contains("cookie") } }

        var types: [String] { operation["requestBody"]?["content"]?.members?.map(\.name) ?? [] }

        /// What is wrong with a refusal of that status; nil when all is as described.
        func fault(in reply: Reply, status: Int) throws -> String? {
            guard reply.status == status else { return "\(method) \(target): \(reply.status), not \(status)" }
            let type = reply["content-type"] ?? ""
            let schema = operation["responses"]?[String(status)]?["content"]?[type]?["schema"]
            guard let schema, let json = reply.json else {
                return "\(method) \(target): \(status) \(type) isn't described"
            }
            return JSONSchema(schema: schema, document: document).faults(in: json).first
        }
    }

    private func described(_ site: StorySite) async throws -> [Described] {
        let document = try #require(try await site.get("/api/openapi.json").json)
        return (document["paths"]?.members ?? []).flatMap { path, methods in
            (methods.members ?? []).map { method, operation in
                Described(
                    method: method.uppercased(),
                    target: path.replacing("{id}", with: "1").replacing("{kind}", with: "stay")
                        .replacing("{handle}", with: "hana_kim"),
                    operation: operation, document: document)
            }
        }
    }

    @Test(
        "what changes something is refused without the header of our scripts, and what is a member's without credentials"
    )
    func credentials() async throws {
        try await withJun { (site, browser) async throws in
            let all = try await described(site)
            #expect(all.filter { $0.method != "GET" }.count >= 10 && all.filter(\.isForMembers).count >= 4)
            for one in all where one.method != "GET" {
                #expect(!one.security.isEmpty, "\(one.method) \(one.target)")
                #expect(try one.fault(in: try await browser.ask(one.method, one.target), status: 403) == nil)
                let foreign = try await browser.send(one.method, one.target, ["Sec-Fetch-Site": "cross-site"])
                #expect(try one.fault(in: foreign, status: 403) == nil)
            }
            for one in all where one.isForMembers {
                let stranger = try await StoryBrowser(site).send(one.method, one.target)
                #expect(try one.fault(in: stranger, status: 401) == nil)
                let wrong = try await browser.send(one.method, one.target, ["Authorization": "Bearer x"])
                #expect(try one.fault(in: wrong, status: 401) == nil)
            }
        }
    }

    @Test("bodies of another type, that can't be read, or that are too long are refused as described")
    func bodies() async throws {
        try await withJun { (site, browser) async throws in
            let takers = try await described(site).filter { $0.types.contains("application/json") }
            #expect(takers.count >= 7)
            for one in takers {
                for type in one.types {
                    let broken = try await browser.send(one.method, one.target, json: "{", ["Content-Type": type])
                    #expect(try one.fault(in: broken, status: 400) == nil)
                    let long = "{\"x\":\"\(String(repeating: "x", count: 33_000))\"}"
                    let reply = try await browser.send(one.method, one.target, json: long, ["Content-Type": type])
                    #expect(try one.fault(in: reply, status: 413) == nil)
                }
                let other = try await browser.send(one.method, one.target, json: "{}", ["Content-Type": "text/plain"])
                #expect(try one.fault(in: other, status: 415) == nil)
            }
        }
    }

    @Test("a language that we don't speak is refused at every address")
    func languages() async throws {
        try await withJun { (site, browser) async throws in
            for one in try await described(site) {
                let reply = try await browser.send(one.method, one.target + "?lang=fr")
                #expect(try one.fault(in: reply, status: 400) == nil)
                #expect(reply.json?["field"]?.text == "lang")
            }
        }
    }

    @Test("a limit is described as it is set, and holds so")
    func limits() async throws {
        try await withSite(limits: .init(questions: .init(3, inSeconds: 60))) { (site) async throws in
            let all = try await described(site)
            let one = try #require(all.first { $0.target == "/api/v1/handles/hana_kim" })
            let text = one.operation["responses"]?["429"]?["description"]?.text
            #expect(text == "More than 3 in 60 seconds from one client address")
            for _ in 0..<3 { #expect(try await site.get(one.target).status == 200) }
            let reply = try await site.get(one.target)
            #expect(try one.fault(in: reply, status: 429) == nil)
            #expect(reply["retry-after"] == "20")
        }
    }
}
