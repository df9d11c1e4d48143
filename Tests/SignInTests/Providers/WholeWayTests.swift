import Testing

@testable import SignIn

/// Every provider from our page to theirs and home again, against a stand-in that lets nothing off.
struct WholeWayTests {
    @Test("S2-9.1 Apple signs in: name by form the first time only, the mail address from the token")
    func apple() async throws {
        let stage = try ProviderStage(.apple)
        let first = try await stage.go(as: "1001").identity
        #expect(first.issuer == "https://apple.example")
        #expect(first.subject == "1001")
        #expect(first.name == "Hana Sato")
        #expect(first.email == "hana@example.com")
        #expect(first.emailVerified == true)
        #expect(!first.isEmailPrivate)

        let again = try await stage.go(as: "1001").identity
        #expect(again.subject == "1001")
        #expect(again.name == nil)
        #expect(again.email == "hana@example.com")
    }

    @Test("S2-9.1 Apple posts its answer back, and the private address is known as one", arguments: [true, false])
    func applePrivateAddress(truthAsText: Bool) async throws {
        let stage = try ProviderStage(.apple) { $0.habits.writesTruthAsText = truthAsText }
        #expect(stage.provider.postsBack)
        let mira = try await stage.go(as: "1003").identity
        #expect(mira.isEmailPrivate)
        #expect(mira.emailVerified == true)
        let jun = try await stage.go(as: "1002").identity
        #expect(jun.emailVerified == false)
        #expect(!jun.isEmailPrivate)
        let noor = try await stage.go(as: "1004").identity
        #expect(noor.email == nil)
        #expect(noor.emailVerified == nil)
    }

    @Test("S2-9.2 Kakao signs in by identity token, without a mail address")
    func kakaoToken() async throws {
        let stage = try ProviderStage(.kakao)
        let hana = try await stage.go(as: "1001").identity
        #expect(hana.subject == "1001")
        #expect(hana.name == "Hana Sato")
        #expect(hana.email == nil)
        #expect(hana.picture == "https://pictures.example.com/hana.jpg")
    }

    @Test("S2-9.2 Kakao signs in the same person where its app gives no identity token")
    func kakaoPerson() async throws {
        let stage = try ProviderStage(.kakao) { $0.habits.givesIdentityToken = false }
        let noor = try await stage.go(as: "1004").identity
        #expect(noor.subject == "1004")
        #expect(noor.issuer == "https://kakao.example")
        #expect(noor.name == "Noor Haddad")
        #expect(noor.email == nil)
        #expect(noor.picture == nil)
        let jun = try await stage.go(as: "1002").identity
        #expect(jun.email == "jun@example.com")
        #expect(jun.emailVerified == false)
    }

    @Test("S2-9.3 Facebook signs in, with and without a mail address")
    func facebook() async throws {
        let stage = try ProviderStage(.facebook)
        let hana = try await stage.go(as: "1001").identity
        #expect(hana.subject == "1001")
        #expect(hana.name == "Hana Sato")
        #expect(hana.email == "hana@example.com")
        #expect(hana.emailVerified == nil)
        #expect(hana.picture == "https://pictures.example.com/hana.jpg")
        let noor = try await stage.go(as: "1004").identity
        #expect(noor.email == nil)
        #expect(noor.picture == nil)
    }

    @Test func gitHubSignsInByItsNumberAndTheFirstAddress() async throws {
        let stage = try ProviderStage(.github)
        let hana = try await stage.go(as: "1001").identity
        #expect(hana.issuer == "https://github.example/login/oauth")
        #expect(hana.subject == "1001")
        #expect(hana.name == "Hana Sato")
        #expect(hana.email == "hana@example.com")
        #expect(hana.emailVerified == true)
        let jun = try await stage.go(as: "1002").identity
        #expect(jun.emailVerified == false)
        // Every request of ours names who asks, without which GitHub answers 403.
        #expect(
            stage.requests.filter { $0.address.contains("/user") }.allSatisfy { $0.header("User-Agent") == "Nadri" })
    }

    @Test func gitHubSignsInWithoutTheListOfAddresses() async throws {
        let stage = try ProviderStage(.github) { $0.habits.listsMailAddresses = false }
        #expect(try await stage.go(as: "1001").identity.email == nil)
        stage.spoil { (request) throws(ProviderSilence) in
            if request.address.hasSuffix("/user/emails") { throw .slow }
            return nil
        }
        let hana = try await stage.go(as: "1001").identity
        #expect(hana.subject == "1001")
        #expect(hana.email == nil)
    }

    @Test(arguments: [true, false], [true, false])
    func anOpenIDIssuerSignsIn(secretInForm: Bool, tokenNamesPerson: Bool) async throws {
        let stage = try ProviderStage(.openID) {
            $0.habits.takesSecretInForm = secretInForm
            $0.habits.tokenNamesPerson = tokenNamesPerson
        }
        let hana = try await stage.go(as: "1001").identity
        #expect(hana.issuer == "https://openid.example")
        #expect(hana.subject == "1001")
        #expect(hana.name == "Hana Sato")
        #expect(hana.email == "hana@example.com")
        #expect(hana.emailVerified == true)
    }

    /// As the demo provider is: a path of the server itself, with a small key that costs nothing to make.
    @Test func anIssuerMayHaveAPathAndSignOnTheCurve() async throws {
        let stage = try ProviderStage(
            .openID, at: "https://nadri.example/demo-provider", signingWith: TestKey.otherElliptic)
        let hana = try await stage.go(as: "1001").identity
        #expect(hana.issuer == "https://nadri.example/demo-provider")
        #expect(hana.subject == "1001")
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func whatOneWentForComesHomeToo(service: ProviderStandIn.Service) async throws {
        let stage = try ProviderStage(service)
        let signedIn = try await stage.go(as: "1001")
        #expect(signedIn.purpose == .signIn)
        #expect(signedIn.back == "/stays/7")
        #expect(try await stage.go(as: "1001", .link(account: "42")).purpose == .link(account: "42"))
        #expect(try await stage.go(as: "1001", .proof(account: "42")).purpose == .proof(account: "42"))
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func whoShowsOnceMoreWhoTheyAreIsToSignInThereAnew(service: ProviderStandIn.Service) async throws {
        let stage = try ProviderStage(service)
        let words = ["prompt=login", "auth_type=reauthenticate"]
        let asked = try await stage.start(.proof(account: "42")).address
        let expected: String? =
            switch service {
            case .openID, .kakao: words[0]
            case .facebook: words[1]
            case .github, .apple: nil
            }
        #expect(words.filter { asked.contains($0) } == (expected.map { [$0] } ?? []))
        for other in [SignInPurpose.signIn, .link(account: "42")] {
            let address = try await stage.start(other).address
            #expect(!words.contains { address.contains($0) })
        }
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func aNoAtTheProviderIsACancelledSignIn(service: ProviderStandIn.Service) async throws {
        let stage = try ProviderStage(service)
        let start = try await stage.start()
        let query = try stage.consent(start, as: nil)
        await #expect(throws: ProviderRefusal.cancelled) { try await stage.finish(query, cookie: start.cookie) }
    }

    @Test func aNoIsUnderstoodWhileTheProviderCannotBeReached() async throws {
        let stage = try ProviderStage(.openID)
        let start = try await stage.start()
        let query = try stage.consent(start, as: nil)
        let another = try ProviderStage(.openID)
        another.spoil { (_) throws(ProviderSilence) in throw .unreachable }
        // Another node, which knows nothing of the provider yet.
        await #expect(throws: ProviderRefusal.cancelled) { try await another.finish(query, cookie: start.cookie) }
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func noSecretLeavesUsInAnAddress(service: ProviderStandIn.Service) async throws {
        let stage = try ProviderStage(service)
        let start = try await stage.start()
        let query = try stage.consent(start, as: "1001")
        _ = try await stage.finish(query, cookie: start.cookie)
        let verifier = try #require(AttemptSeal(secret: [UInt8](repeating: 9, count: 32)).open(start.cookie)).verifier
        for address in stage.requests.map(\.address) + [start.address] {
            #expect(!address.contains(verifier))
            #expect(!address.contains("a%20secret"))
            #expect(!address.contains("access_token="))
        }
    }

    @Test(
        arguments: [
            ("서준", "김", "김서준"), ("花", "佐藤", "佐藤 花"), ("Ada", "Lovelace", "Ada Lovelace"), ("", "", nil),
            ("Ada", "", "Ada"),
            ("A\u{202E}da\n", " \u{0}Lovelace ", "Ada Lovelace"),
        ])
    func namesFromAppleAreWrittenAsTheirLanguageDoes(first: String, last: String, name: String?) async throws {
        let stage = try ProviderStage(.apple) {
            $0.people.append(StandInPerson(id: "5", firstName: first, lastName: last))
        }
        #expect(try await stage.go(as: "5").identity.name == name)
    }

    @Test(arguments: ["{", "[]", "{\"name\":7}", "{\"name\":{\"firstName\":{}}}", String(repeating: "[", count: 5000)])
    func nonsenseInApplesDescriptionCostsOnlyTheName(person: String) async throws {
        let stage = try ProviderStage(.apple)
        let start = try await stage.start()
        var fields = try #require(FormFields(encoded: stage.consent(start, as: "1001").utf8)).fields
        fields.removeAll { $0.name == "user" }
        let query = FormFields(fields + [("user", person)]).encoded
        let identity = try await stage.finish(query, cookie: start.cookie).identity
        #expect(identity.subject == "1001")
        #expect(identity.name == nil)
    }
}
