import Domain
import Engines
import Storage
import Testing

@Suite struct AccountsTests {
    @Test("S3-3.5 a new account is found by its id and by its handle, as it was written", arguments: Engine.allCases)
    func roundTrip(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let full = Account.sample(
                handle: "hana_of_kyoto", name: "O'Hana 하나 🏡 $1", birthDate: Day(number: -3_000), language: .japanese,
                theme: "dark", pictureKey: "pictures/ab12", avatarSeed: .min)
            let bare = Account.sample(handle: "jun0", name: "", introduction: "")

            try await Uploads(database).note("pictures/ab12", at: 1)
            let ids = [
                try await accounts.create(AccountDraft(full, passwordHash: "hash")),
                try await accounts.create(AccountDraft(bare, identity: .sample())),
            ]

            #expect(try await accounts.account(ids[0]) == full.known(as: ids[0]))
            #expect(try await accounts.account(ids[1]) == bare.known(as: ids[1]))
            #expect(try await accounts.account(handle: "jun0") == bare.known(as: ids[1]))
            #expect(bare.shownName == "jun0")
            #expect(try await accounts.account(handle: "JUN0") == nil)
            #expect(try await accounts.account(Account.ID(99)) == nil)
        }
    }

    @Test("What is needed to sign in comes with the handle", arguments: Engine.allCases)
    func credentials(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let jun = try await accounts.create(.sample(handle: "jun_1", passwordHash: "$argon2id$…"))
            let mira = try await accounts.create(
                .sample(handle: "mira", passwordHash: nil, identity: .sample(), codes: 10))

            #expect(
                try await accounts.credentials(handle: "jun_1")
                    == Credentials(account: jun, passwordHash: "$argon2id$…"))
            #expect(
                try await accounts.credentials(handle: "mira") == Credentials(account: mira, passwordHash: nil))
            #expect(try await accounts.credentials(handle: "nobody") == nil)
            #expect(try await accounts.passwordHash(of: jun) == "$argon2id$…")
            #expect(try await accounts.passwordHash(of: mira) == nil)
            #expect(try await ProviderLinks(database).account(.sample()) == mira)
            #expect(try await RecoveryCodes(database).count(of: mira) == 10)
            #expect(try await accounts.isTaken("mira"))
            #expect(try await !accounts.isTaken("mira_"))
        }
    }

    @Test("A taken handle is told apart from a taken identity, and neither leaves anything", arguments: Engine.allCases)
    func taken(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            _ = try await accounts.create(.sample(handle: "jun_1", identity: .sample("1")))

            await #expect(throws: CreateFault.taken) {
                _ = try await accounts.create(.sample(handle: "jun_1", identity: .sample("2"), codes: 3))
            }
            await #expect(throws: CreateFault.identityTaken) {
                _ = try await accounts.create(.sample(handle: "june", identity: .sample("1"), codes: 3))
            }
            await #expect(throws: CreateFault.noWayIn) {
                _ = try await accounts.create(.sample(handle: "june", passwordHash: nil, codes: 3))
            }

            #expect(try await !accounts.isTaken("june"))
            #expect(try await ProviderLinks(database).account(.sample("2")) == nil)
        }
    }

    @Test("Of 50 who choose one handle at once exactly one gets it", arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)

            let outcomes = try await atOnce(50) { number -> Result<Account.ID, CreateFault> in
                let draft = AccountDraft.sample(passwordHash: "hash \(number)", codes: 10)
                do throws(CreateFault) {
                    return .success(try await accounts.create(draft))
                } catch {
                    return .failure(error)
                }
            }

            let made = outcomes.compactMap { try? $0.get() }
            #expect(made.count == 1)
            #expect(outcomes.count(of: .failure(.taken)) == 49)
            #expect(try await accounts.credentials(handle: "jun_1")?.account == made.first)
            #expect(try await RecoveryCodes(database).count(of: made[0]) == 10)
        }
    }

    @Test("What breaks a promise of the schema is refused by the same name on both engines", arguments: Engine.allCases)
    func promises(engine: Engine) async throws {
        try await engine.withDatabase { database in
            for (account, constraint) in AccountsTests.broken {
                await #expect(throws: CreateFault.storage(.conflict(constraint: constraint)), "\(account)") {
                    _ = try await Accounts(database).create(AccountDraft(account, passwordHash: "hash"))
                }
            }
        }
    }

    private static let broken: [(Account, String)] = [
        (.sample(handle: "jun"), "accounts_handle_check"),
        (.sample(handle: "jun_of_the_mountains1"), "accounts_handle_check"),
        (.sample(handle: "Jun_1"), "accounts_handle_check"), (.sample(handle: "jün_1"), "accounts_handle_check"),
        (.sample(handle: "jun 1"), "accounts_handle_check"), (.sample(handle: "jun_1\n"), "accounts_handle_check"),
        (.sample(handle: "jun\u{0}1"), ConstraintName.textWithNull),
        (.sample(name: String(repeating: "가", count: 601)), "accounts_name_check"),
        (.sample(introduction: String(repeating: "가", count: 10_001)), "accounts_introduction_check"),
        (.sample(phone: "010-1234-5678"), "accounts_phone_check"), (.sample(phone: ""), "accounts_phone_check"),
        (.sample(phone: "٠١٠١٢٣٤"), "accounts_phone_check"),
        (.sample(birthDate: Day(number: .max)), "accounts_birth_date_check"),
        (.sample(theme: ""), "accounts_theme_check"), (.sample(pictureKey: ""), "accounts_picture_key_check"),
    ]

    @Test("Digests of another length, empty hashes and empty subjects are refused", arguments: Engine.allCases)
    func promisesOfCredentials(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let identity = ProviderIdentity(issuer: "github", subject: "")
            let short = AccountDraft(.sample(), passwordHash: "hash", recoveryCodes: [[1, 2, 3]])
            for (draft, constraint) in [
                (short, "recovery_codes_digest_check"), (.sample(passwordHash: ""), "passwords_hash_check"),
                (.sample(identity: identity), "provider_links_subject_check"),
            ] {
                await #expect(throws: CreateFault.storage(.conflict(constraint: constraint))) {
                    _ = try await Accounts(database).create(draft)
                }
            }
        }
    }
}
