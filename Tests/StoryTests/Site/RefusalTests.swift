import Domain
import Testing
import Words

@Suite("What isn't there, or isn't so", .onBothEngines)
struct RefusalTests {
    @Test("an address without a page is told in the reader's language, with a way home", arguments: Language.allCases)
    func missingPage(language: Language) async throws {
        let site = try await StorySite.demo.value
        let words = Words(language)
        for address in ["/nowhere", "/stays/999999", "/stays/1/more", "/stays/search/", "/assets/x/nothing.css"] {
            let reply = try await site.get(address, ["Accept-Language": language.rawValue])
            let page = try #require(Page(reply.text))
            #expect(reply.status == 404)
            #expect(page.language == language.rawValue)
            #expect(page.first("h1")?.text == words.notFoundTitle)
            #expect(page.first("main")?.all("a").contains { $0["href"] == "/" } == true)
        }
    }

    @Test("the API tells it as a problem document (RFC 9457)", arguments: Language.allCases)
    func missingInAPI(language: Language) async throws {
        let site = try await StorySite.demo.value
        for address in ["/api/v1/stays/999999", "/api/v1/nothing", "/api", "/api/v2/stays"] {
            let reply = try await site.get(address, ["Accept-Language": language.rawValue])
            let problem = try #require(reply.json)
            #expect(reply.status == 404)
            #expect(reply["content-type"] == "application/problem+json")
            #expect(problem["status"]?.integer == 404)
            #expect(problem["code"]?.text == "not_found")
            #expect(problem["title"]?.text == Words(language).notFoundTitle)
            #expect(problem["field"]?.isNull == true)
            #expect(problem["request_id"]?.text == reply["x-request-id"])
        }
    }

    @Test(
        "a stay's number is written one way only",
        arguments: [
            "0", "-1", "01", "+1", "1.0", "1e0", "abc", "99999999999999999999", "2147483648", "%201", "1%20",
            "%EF%BC%91",
        ])
    func stayNumbers(number: String) async throws {
        let site = try await StorySite.demo.value
        #expect(try await site.get("/stays/\(number)").status == 404)
        #expect(try await site.get("/api/v1/stays/\(number)").status == 404)
        #expect(try await site.get("/pictures/stays/\(number)/0.svg").status == 404)
        #expect(try await site.get("/pictures/hosts/\(number).svg").status == 404)
    }

    @Test(
        "pictures that don't exist aren't there",
        arguments: [
            "/pictures/stays/1/-1.svg", "/pictures/stays/1/99.svg", "/pictures/stays/1/0", "/pictures/stays/1/0.png",
            "/pictures/stays/999999/0.svg", "/pictures/hosts/999999.svg", "/pictures/places/1.svg",
            "/pictures/places/1835848", "/pictures/themes/nothing.svg", "/pictures/themes/hanok", "/pictures/",
        ])
    func pictures(address: String) async throws {
        let site = try await StorySite.demo.value
        #expect(try await site.get(address).status == 404)
    }

    @Test(
        "another method than the address knows is refused and the right ones are named",
        arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
    func methods(method: String) async throws {
        let site = try await StorySite.demo.value
        for address in ["/", "/stays/search", "/stays/1", "/api/v1/stays", "/api/openapi.json", "/healthz"] {
            let reply = try await site.ask(method, address)
            #expect(reply.status == 405)
            #expect(reply["allow"] == "GET, HEAD")
            if address.hasPrefix("/api") { #expect(reply.json?["code"]?.text == "method_not_allowed") }
        }
        #expect(try await site.ask(method, "/nowhere").status == 404)
    }

    @Test("an unreadable address is told on a page in three languages, naming the field", arguments: Language.allCases)
    func badPage(language: Language) async throws {
        let site = try await StorySite.demo.value
        let words = Words(language)
        for address in ["/stays/search?check_in=soon", "/stays/destination?check_in=soon", "/stays/1?check_in=soon"] {
            let reply = try await site.get(address, ["Accept-Language": language.rawValue])
            let page = try #require(Page(reply.text))
            #expect(reply.status == 400)
            #expect(page.first("h1")?.text == words.badAddressTitle)
            #expect(page.text.contains(words.badAddressText(field: "check_in")))
        }
    }
}

extension Page {
    var text: String { root.text }
}
