import HTTP
import Server
import Testing

@Suite("A provider's map style", .onBothEngines)
struct ProviderStyleTests {
    @Test("pages with a map allow its origin, and they alone")
    func policy() async throws {
        try await withSite(mapStyle: try ProviderStyle("https://maps.example:8443/styles/quiet.json?key=a1")) { site in
            let reply = try await site.get("/stays/search")
            let policy = try #require(reply["content-security-policy"])
            #expect(policy.contains("connect-src 'self' https://maps.example:8443;"))
            #expect(policy.contains("img-src 'self' data: blob: https://maps.example:8443;"))
            #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval';"))
            #expect(reply.text.contains("\"style\":\"https://maps.example:8443/styles/quiet.json?key=a1\""))
            #expect(try await site.get("/")["content-security-policy"]?.contains("maps.example") == false)
        }
    }

    @Test(
        "an address that is none, or could change the policy, is refused at the start",
        arguments: [
            "", "maps.example/style.json", "https://maps.example", "ftp://maps.example/style.json",
            "https:///style.json",
            "https://maps.example/a;script-src *", "https://maps.example/a b", "https://*/style.json",
            "https://maps.example\n/style.json",
        ])
    func malformed(address: String) {
        #expect(throws: ProviderStyle.Malformed.self) { try ProviderStyle(address) }
    }
}
