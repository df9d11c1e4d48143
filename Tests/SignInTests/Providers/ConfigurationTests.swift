import Testing

@testable import SignIn

struct ConfigurationTests {
    private func providers(
        _ environment: [String: String], files: [String: String] = [:]
    ) throws(ProviderConfigurationFault) -> [Provider] {
        try ProviderConfiguration(environment: environment) { files[$0].map { Array($0.utf8) } }.providers()
    }

    @Test func whatIsNotConfiguredIsNotOffered() throws {
        #expect(try providers([:]).isEmpty)
        #expect(
            try providers(["NADRI_SIGNIN_GITHUB": "", "NADRI_SIGNIN_OIDC_X": "", "NADRI_SIGNIN_LIMIT": "5"]).isEmpty)
    }

    @Test func eachServiceIsReadInTheOrderOfItsButton() throws {
        let all = try providers(
            [
                "NADRI_SIGNIN_GITHUB": "id:secret", "NADRI_SIGNIN_KAKAO": "key:", "NADRI_SIGNIN_FACEBOOK": "7:a:b",
                "NADRI_SIGNIN_APPLE": "com.example:TEAM:KEY:/etc/key.p8",
                "NADRI_SIGNIN_OIDC_MY_SCHOOL": "https://id.example/realm|nadri|s|My School",
            ], files: ["/etc/key.p8": KeyTests.onP256])
        #expect(all.map(\.slug) == ["apple", "kakao", "facebook", "github", "my-school"])
        #expect(all.map(\.label) == ["Apple", "Kakao", "Facebook", "GitHub", "My School"])
        #expect(all.map(\.clientID) == ["com.example", "key", "7", "id", "nadri"])
        #expect(all.map(\.secret.value) == ["", "", "a:b", "secret", "s"])
        #expect(all.map(\.postsBack) == [true, false, false, false, false])
    }

    @Test func applesKeyMayStandInTheSettingItself() throws {
        let oneLine = KeyTests.onP256.split(separator: "\n").joined(separator: "\\n")
        for text in [KeyTests.onP256, oneLine] {
            let apple = try #require(try providers(["NADRI_SIGNIN_APPLE": "id:TEAM:KEY:" + text]).first)
            guard case .apple(let key) = apple.service else { throw StageFault.noConsent }
            #expect(key.team == "TEAM")
            #expect(key.id == "KEY")
        }
    }

    @Test func anotherOriginTakesTheServicesPlace() async throws {
        let moved = try providers([
            "NADRI_SIGNIN_GITHUB": "id:secret", "NADRI_SIGNIN_GITHUB_AT": "http://127.0.0.1:9401",
        ])
        guard case .known(let endpoints)? = moved.first?.place else { throw StageFault.noConsent }
        #expect(endpoints.authorization == "http://127.0.0.1:9401/login/oauth/authorize")
        #expect(endpoints.person == "http://127.0.0.1:9401/user")
        #expect(endpoints.issuer == "http://127.0.0.1:9401/login/oauth")
    }

    @Test(
        arguments: [
            ("NADRI_SIGNIN_GITHUB", "only-an-id"), ("NADRI_SIGNIN_GITHUB", "::"), ("NADRI_SIGNIN_FACEBOOK", "7:"),
            ("NADRI_SIGNIN_KAKAO", "::"), ("NADRI_SIGNIN_APPLE", "a:b:c"), ("NADRI_SIGNIN_APPLE", "a:b:c:/missing"),
            ("NADRI_SIGNIN_APPLE", "a:b:c:" + KeyTests.onP384), ("NADRI_SIGNIN_OIDC_X", "https://id.example|a|b"),
            ("NADRI_SIGNIN_OIDC_X", "http://id.example|a|b|c"), ("NADRI_SIGNIN_OIDC_X", "https://id.example|||c"),
            ("NADRI_SIGNIN_OIDC_X", "https://id.example?a|a|b|c"), ("NADRI_SIGNIN_OIDC_X", "https://id.example|a|b| "),
            ("NADRI_SIGNIN_OIDC_GITHUB", "https://id.example|a|b|c"),
            ("NADRI_SIGNIN_OIDC_", "https://id.example|a|b|c"),
            ("NADRI_SIGNIN_OIDC_é", "https://id.example|a|b|c"), ("NADRI_SIGNIN_OIDC___", "https://id.example|a|b|c"),
        ])
    func aFaultNamesItsSettingAndNotItsValue(setting: String, value: String) {
        let fault = #expect(throws: ProviderConfigurationFault.self) { try providers([setting: value]) }
        #expect(fault?.setting == setting)
        #expect(fault?.description.contains(value) == false)
    }

    @Test(arguments: [
        "example.com", "http://example.com", "https://example.com/", "https://example.com/path", "ftp://a",
    ])
    func anOriginIsAnOrigin(text: String) {
        let fault = #expect(throws: ProviderConfigurationFault.self) {
            try providers(["NADRI_SIGNIN_GITHUB": "id:secret", "NADRI_SIGNIN_GITHUB_AT": text])
        }
        #expect(fault?.setting == "NADRI_SIGNIN_GITHUB_AT")
    }
}
