import Domain
import Testing

@Suite("Signing up", .onBothEngines)
struct SignUpTests {
    @Test("S3-3.5: an account is made by the plain form, and the sign-in shows with the new id filled in")
    func joiningByThePlainForm() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let reply = try await browser.submit(Jun.fields, to: "/sign-up", from: "/sign-up")
            #expect(reply.status == 201)
            let page = try #require(Page(reply.text))
            let id = page.root.all("input").first { $0["name"] == "id" }
            #expect(id?["value"] == Jun.handle)
            let codes = page.root.all("li").filter { $0.text.count == 19 && $0.text.contains("-") }
            #expect(codes.count == 10)
            try await browser.signInAsJun()
        }
    }

    @Test("S3-2.5, S3-3.4: what a rule refuses is told at its field, nothing is written, and what was typed stays")
    func refusalsOfThePlainForm() async throws {
        let cases: [(field: String, value: String, code: String)] = [
            ("handle", "Jun", "bad_character"), ("handle", "jun", "too_short"), ("handle", "", "missing"),
            ("password", "short12", "too_short"), ("password", "password123", "common"),
            ("introduction", "   ", "missing"), ("phone", "12345", "too_short"), ("phone", "", "missing"),
            ("birth", "2013-03-03", "too_young"), ("birth", "1999-02-29", "malformed"), ("birth", "", "missing"),
            ("terms", "", "missing"), ("privacy", "", "missing"),
        ]
        try await withSite { site in
            let browser = StoryBrowser(site)
            for (field, value, code) in cases {
                var fields = Jun.fields((field, value))
                if field == "password" { fields = Jun.fields((field, value), ("repetition", value)) }
                let reply = try await browser.submit(fields, to: "/sign-up", from: "/sign-up")
                #expect(reply.status == 422, "\(field) \(code)")
                let page = try #require(Page(reply.text))
                let said = page.root.descendants.first { $0["id"] == field + "-said" }
                #expect(said?.classes.contains("error") == true, "\(field) \(code): \(said?.text ?? "-")")
                if field != "introduction" { #expect(reply.text.contains("기차로 다녀요.")) }
                #expect(!reply.text.contains(Jun.password))
            }
            #expect(try await browser.send("POST", "/api/v1/sessions", json: Jun.session()).status == 422)
        }
    }

    @Test("S3-2.5: two passwords that differ are refused")
    func passwordsThatDiffer() async throws {
        try await withSite { site in
            let fields = Jun.fields(("repetition", "another one"))
            let reply = try await StoryBrowser(site).submit(fields, to: "/sign-up", from: "/sign-up")
            #expect(reply.status == 422)
            let said = Page(reply.text)?.root.descendants.first { $0["id"] == "repetition-said" }
            #expect(said?.classes.contains("error") == true)
        }
    }

    @Test("S3-1.2: the sign-up lies over the sign-in, in three languages, and its second step has an address")
    func theScreens() async throws {
        try await withSite { site in
            for (language, title) in [("ko", "회원가입"), ("en", "Sign up"), ("ja", "新規登録")] {
                for address in ["/sign-up", "/sign-up/details"] {
                    let page = try await site.page(address + "?lang=" + language)
                    let dialog = page.root.descendants.first { $0["role"] == "dialog" }
                    #expect(dialog?.all("h1").first?.text == title)
                    #expect(page.root.all("main").first?["inert"] != nil)
                }
            }
        }
    }

    @Test("All that is wrong is told at once to scripts, each field with its code")
    func refusalsOfTheAPI() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let reply = try await browser.send("POST", "/api/v1/accounts", json: #"{"handle":"J","birth":"soon"}"#)
            #expect(reply.status == 422 && reply["content-type"] == "application/problem+json")
            let refusals = reply.json?["refusals"]?.elements ?? []
            let told = refusals.map { ($0["field"]?.text ?? "") + " " + ($0["code"]?.text ?? "") }
            #expect(
                told == [
                    "handle bad_character", "password missing", "introduction missing", "phone missing",
                    "birth malformed", "terms missing", "privacy missing",
                ])
            #expect(reply.json?["field"]?.text == "handle")
        }
    }

    @Test("A text that no database can hold is refused at its field")
    func textWithNUL() async throws {
        try await withSite { site in
            let order = Jun.order().replacing("기차로 다녀요.", with: #"기차\u0000"#)
            let reply = try await StoryBrowser(site).send("POST", "/api/v1/accounts", json: order)
            let told = reply.json?["refusals"]?.elements?.first
            #expect(reply.status == 422 && told?["field"]?.text == "introduction")
            #expect(told?["code"]?.text == "bad_character")
        }
    }

    @Test("Thousands of marks on a letter are refused as too long")
    func marks() async throws {
        let marks = "e" + String(repeating: "\u{301}\u{323}", count: 3000)
        try await withSite { site in
            let order = Jun.order(password: marks).replacing("기차로 다녀요.", with: marks)
            let reply = try await StoryBrowser(site).send("POST", "/api/v1/accounts", json: order)
            let told = (reply.json?["refusals"]?.elements ?? []).map {
                ($0["field"]?.text ?? "") + " " + ($0["code"]?.text ?? "")
            }
            #expect(reply.status == 422 && told == ["password too_long", "introduction too_long"])
        }
    }

    @Test("Fifty who want the same id at once: one gets it")
    func fiftyAtOnce() async throws {
        try await withSite(limits: .init(signUps: .init(1000, inSeconds: 1))) { site in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<50 {
                    group.addTask {
                        var reply = try await StoryBrowser(site).send("POST", "/api/v1/accounts", json: Jun.order())
                        // So many passwords at once are told to come again.
                        while reply.status == 503 {
                            reply = try await StoryBrowser(site).send("POST", "/api/v1/accounts", json: Jun.order())
                        }
                        return reply.status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.filter { $0 == 201 }.count == 1)
            #expect(statuses.filter { $0 == 422 }.count == 49)
        }
    }

    @Test("Whether an id is free is told while it is typed")
    func availability() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            #expect(try await browser.get("/api/v1/handles/" + Jun.handle).json?["available"]?.truth == true)
            try await browser.joinAsJun()
            #expect(try await browser.get("/api/v1/handles/" + Jun.handle).json?["available"]?.truth == false)
            let bad = try await browser.get("/api/v1/handles/NO")
            #expect(bad.status == 400 && bad.json?["field"]?.text == "handle")
        }
    }

    @Test("A picture that nobody has sent can't be named, nor can anything be set that isn't asked for")
    func massAssignment() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let named = Jun.order().replacing("\"picture\":null", with: "\"picture\":\"somebody-elses\"")
            let reply = try await browser.send("POST", "/api/v1/accounts", json: named)
            #expect(reply.status == 422 && reply.json?["field"]?.text == "picture")
            let more = Jun.order().dropLast() + #","id":1,"created_at":5,"name":"Admin","passwordHash":"x"}"#
            #expect(try await browser.send("POST", "/api/v1/accounts", json: String(more)).status == 201)
            try await browser.signInAsJun()
        }
    }
}
