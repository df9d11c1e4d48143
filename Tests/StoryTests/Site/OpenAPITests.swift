import Domain
import Routes
import Testing
import Wire

@Suite("The API's description", .onBothEngines)
struct OpenAPITests {
    /// For each path that is described, questions that have an answer.
    static let questions: [String: [String]] = [
        "/api/v1/places": ["/api/v1/places?q=seoul", "/api/v1/places?q=zzqxqzz", "/api/v1/places?q=%E3%85%85"],
        "/api/v1/handles/{handle}": ["/api/v1/handles/hana_kim"],
        "/api/v1/places/popular": ["/api/v1/places/popular?latitude=37566000&longitude=126978000"],
        "/api/v1/stays": [
            "/api/v1/stays", "/api/v1/stays?pins=1&area=30000000,120000000,40000000,145000000",
            "/api/v1/stays?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2",
            "/api/v1/stays?price_max=1",
        ],
        "/api/v1/stays/{id}": [
            "/api/v1/stays/1", "/api/v1/stays/1?check_in=2027-03-10&check_out=2027-03-12&adults=2",
            "/api/v1/stays/2?check_in=2027-03-10&check_out=2027-03-10",
        ],
        "/api/v1/stays/{id}/quote": [
            "/api/v1/stays/1/quote?check_in=2027-03-10&check_out=2027-03-12&adults=2",
            "/api/v1/stays/1/quote?check_in=2027-02-10&check_out=2027-02-12&adults=2",
        ],
        "/api/v1/stays/{id}/calendar": [
            "/api/v1/stays/1/calendar", "/api/v1/stays/2/calendar?from=2027-03-05&to=2027-03-09",
        ],
        "/api/v1/wishes": ["/api/v1/wishes", "/api/v1/wishes?cards=1", "/api/v1/wishes?cards=0&lang=ja"],
    ]

    private func document() async throws -> JSON {
        let site = try await StorySite.demo.value
        return try #require(try await site.get("/api/openapi.json").json)
    }

    private func schema(_ path: String, status: String, type: String) async throws -> JSONSchema {
        let document = try await document()
        let response = document["paths"]?[path]?["get"]?["responses"]?[status]
        let schema = try #require(response?["content"]?[type]?["schema"], "\(path) \(status)")
        return JSONSchema(schema: schema, document: document)
    }

    @Test("it is OpenAPI 3.1, and here every question is asked that anybody may ask without a body")
    func paths() async throws {
        let document = try await document()
        #expect(document["openapi"]?.text == "3.1.0")
        let open = (document["paths"]?.members ?? []).filter { $0.value["get"]?["security"]?.elements?.isEmpty == true }
        #expect(Set(open.map(\.name)) == Set(Self.questions.keys))
    }

    @Test("each answer has exactly the fields that are described", arguments: questions.keys.sorted())
    func answers(path: String) async throws {
        let site = try await StorySite.demo.value
        let schema = try await schema(path, status: "200", type: "application/json")
        for question in Self.questions[path] ?? [] {
            let reply = try await site.get(question)
            #expect(reply.status == 200)
            #expect(schema.faults(in: try #require(reply.json)) == [], "\(question)")
        }
    }

    @Test(
        "each refusal has exactly the fields that are described",
        arguments: [
            ("/api/v1/stays", "400", "/api/v1/stays?page=0"), ("/api/v1/stays/{id}", "404", "/api/v1/stays/999999"),
            ("/api/v1/stays/{id}", "400", "/api/v1/stays/3?adults=16"), ("/api/v1/places", "400", "/api/v1/places"),
            ("/api/v1/places/popular", "400", "/api/v1/places/popular?latitude=x"),
            ("/api/v1/wishes", "400", "/api/v1/wishes?cards=all"),
        ])
    func refusals(path: String, status: String, question: String) async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get(question)
        #expect(String(reply.status) == status)
        let schema = try await schema(path, status: status, type: "application/problem+json")
        #expect(schema.faults(in: try #require(reply.json)) == [])
    }

    @Test("hearts are put on and taken off as it is described, and refused so")
    func hearts() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let document = try #require(try await site.get("/api/openapi.json").json)
            let operations = document["paths"]?["/api/v1/wishes/{kind}/{id}"]
            let browser = StoryBrowser(site)
            for method in ["put", "delete"] {
                let responses = try #require(operations?[method]?["responses"])
                let done = try await browser.send(method.uppercased(), "/api/v1/wishes/stay/1")
                #expect(done.status == 204 && responses["204"] != nil && done.body.isEmpty)
                for (address, headers) in [
                    ("/api/v1/wishes/stay/0", [:]), ("/api/v1/wishes/stay/1", ["Sec-Fetch-Site": "cross-site"]),
                    ("/api/v1/wishes/stay/1", ["Authorization": "Bearer x"]),
                ] {
                    let refused = try await browser.send(method.uppercased(), address, headers)
                    let content = responses[String(refused.status)]?["content"]?["application/problem+json"]
                    let schema = JSONSchema(
                        schema: try #require(content?["schema"], "\(refused.status)"), document: document)
                    #expect(schema.faults(in: try #require(refused.json)) == [])
                }
            }
        }
    }

    @Test("the walker sees a field too many, one too few and one of another type")
    func walker() throws {
        let document = try #require(
            JSON(
                Array(
                    #"{"a":{"type":"object","properties":{"n":{"type":["integer","null"]},"l":{"type":"array","items":{"type":"string"}}},"required":["n","l"]}}"#
                        .utf8)))
        let schema = JSONSchema(schema: try #require(JSON(Array(##"{"$ref":"#/a"}"##.utf8))), document: document)
        for (text, count) in [
            (#"{"n":1,"l":[]}"#, 0), (#"{"n":null,"l":["x"]}"#, 0), (#"{"n":1,"l":[],"m":2}"#, 1), (#"{"n":1}"#, 1),
            (#"{"n":"1","l":[]}"#, 1), (#"{"n":1,"l":["x",2]}"#, 1), (#"[]"#, 1), (#"{"n":1.5,"l":[]}"#, 1),
        ] {
            #expect(schema.faults(in: try #require(JSON(Array(text.utf8)))).count == count, "\(text)")
        }
    }

    @Test("every parameter that is described means something: its range ends where the answer turns to a refusal")
    func ranges() async throws {
        let site = try await StorySite.demo.value
        let document = try await document()
        var tried = 0
        for (path, entry) in document["paths"]?.members ?? []
        where path != "/api/v1/places/popular" && entry["get"]?["security"]?.elements?.isEmpty == true {
            let dates = path.hasSuffix("/quote") ? "check_in=2027-03-10&check_out=2027-03-12&" : ""
            for parameter in entry["get"]?["parameters"]?.elements ?? [] {
                let name = try #require(parameter["name"]?.text)
                guard let most = parameter["schema"]?["maximum"]?.integer else { continue }
                let least = try #require(parameter["schema"]?["minimum"]?.integer)
                let start = path.replacing("{id}", with: "1") + "?" + dates
                let company = ["children", "infants"].contains(name) ? "adults=1&" : ""
                #expect(try await site.get("\(start)\(company)\(name)=\(most + 1)").json?["field"]?.text == name)
                #expect(try await site.get("\(start)\(company)\(name)=\(least - 1)").json?["field"]?.text == name)
                // The numbers of places aren't all taken, so the end of their range alone proves nothing.
                guard name != "place" else { continue }
                #expect(try await site.get("\(start)\(company)\(name)=\(most)").status == 200, "\(name)")
                #expect(try await site.get("\(start)\(company)\(name)=\(least)").status == 200, "\(name)")
                tried += 1
            }
        }
        #expect(tried >= 12)
    }

    @Test("the choices that are described are taken, and no others")
    func choices() async throws {
        let site = try await StorySite.demo.value
        let document = try await document()
        let parameters = try #require(document["paths"]?["/api/v1/stays"]?["get"]?["parameters"]?.elements)
        var described: [String: [String]] = [:]
        for parameter in parameters {
            described[parameter["name"]?.text ?? ""] = parameter["schema"]?["enum"]?.elements?.compactMap(\.text)
        }
        #expect(described["sort"] == StaySearch.Order.allCases.map(\.name))
        #expect(described["lang"] == ["ko", "en", "ja"])
        for (name, values) in described {
            for value in values {
                #expect(try await site.get("/api/v1/stays?\(name)=\(value)").status == 200, "\(name)=\(value)")
            }
        }
    }

    @Test("an address of the API takes every condition that an address of a page takes")
    func conditions() async throws {
        let document = try await document()
        let all = Conditions.asking {
            $0.place = 1
            $0.area = .world
            $0.period = Period(checkIn: Story.today, checkOut: Story.today)
            $0.party = Party(adults: 1, children: 1, infants: 1) ?? .unnamed
            $0.lowestPrice = 1
            $0.highestPrice = 2
            $0.amenities = AmenitySet([.wifi])
            $0.order = .price
            $0.page = 2
        }
        for path in ["/api/v1/stays", "/api/v1/stays/{id}"] {
            let parameters = document["paths"]?[path]?["get"]?["parameters"]?.elements ?? []
            let names = Set(parameters.compactMap { $0["name"]?.text })
            #expect(Set(all.query.fields.map(\.name)).subtracting(names) == [])
        }
    }
}
