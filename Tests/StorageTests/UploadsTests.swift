import Domain
import Engines
import Storage
import Testing

@Suite struct UploadsTests {
    private static let isElsewhere = StorageFault.conflict(constraint: "accounts_picture_key_key")

    @Test(
        "What was sent long ago and is in nobody's use is let go, and told until it is out of the store; what is in use stays",
        arguments: Engine.allCases)
    func lettingGo(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let uploads = Uploads(database)
            for (picture, moment) in [("a", 10), ("b", 20), ("c", 30), ("a", 99)] as [(String, Int64)] {
                try await uploads.note(picture, at: moment)
            }
            let jun = try await Accounts(database).create(.sample())
            _ = try await Accounts(database).change(jun, [.picture("b")])

            #expect(try await uploads.letGo(before: 30, limit: 1) == ["a"])
            #expect(try await uploads.letGo(before: 30) == ["a"])
            #expect(try await uploads.letGo(before: 31) == ["a", "c"])
            try await uploads.forget("a")
            #expect(try await uploads.letGo(before: 1000) == ["c"])
            try await uploads.forget("c")
            #expect(try await uploads.letGo(before: 1000) == [])
        }
    }

    @Test(
        "A picture that is taken into use while the old ones are let go is in use or on its way out, never both",
        arguments: Engine.allCases)
    func lettingGoRacesUse(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let (accounts, uploads) = (Accounts(database), Uploads(database))
            var everybody: [Account.ID] = []
            for number in 0..<20 {
                try await uploads.note("picture \(number)", at: 10)
                everybody.append(try await accounts.create(.sample(handle: "jun_\(number)")))
            }
            let people = everybody

            let told = try await atOnce(40) { number -> [String] in
                guard number % 2 == 0 else { return try await uploads.letGo(before: 1000) }
                do throws(StorageFault) {
                    _ = try await accounts.change(people[number / 2], [.picture("picture \(number / 2)")])
                } catch {
                    guard error == Self.isElsewhere else { throw error }
                }
                return []
            }

            let letGo = Set(told.joined())
            for (number, person) in people.enumerated() {
                let isUsed = try await accounts.account(person)?.pictureKey != nil
                #expect(isUsed != letGo.contains("picture \(number)"), "\(number)")
            }
        }
    }

    @Test("One that waits to be used isn't forgotten by mistake", arguments: Engine.allCases)
    func notLetGo(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let uploads = Uploads(database)
            try await uploads.note("a", at: 10)
            try await uploads.forget("a")
            #expect(try await uploads.letGo(before: 11) == ["a"])
        }
    }

    @Test(
        "S2-10.1 a picture that another takes the place of is let go with the change itself, and one that goes with its account",
        arguments: Engine.allCases)
    func replaced(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let (accounts, uploads) = (Accounts(database), Uploads(database))
            for picture in ["a", "b"] { try await uploads.note(picture, at: 10) }
            let jun = try await accounts.create(.sample())
            _ = try await accounts.change(jun, [.picture("a")])
            _ = try await accounts.change(jun, [.picture("a"), .name("준")])
            #expect(try await uploads.letGo(before: 1) == [])
            _ = try await accounts.change(jun, [.picture("b")])
            #expect(try await uploads.letGo(before: 1) == ["a"])
            _ = try await accounts.change(jun, [.avatar(seed: 3), .picture(nil)])
            #expect(try await uploads.letGo(before: 1) == ["a", "b"])

            try await uploads.note("c", at: 10)
            var draft = AccountDraft.sample(handle: "mira")
            draft.account.pictureKey = "c"
            let mira = try await accounts.create(draft)
            _ = try await accounts.delete(mira)
            #expect(try await uploads.letGo(before: 1) == ["a", "b", "c"])
        }
    }

    @Test(
        "No two accounts have the same picture, and none one that is let go or was never sent",
        arguments: Engine.allCases)
    func onePictureOneAccount(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let uploads = Uploads(database)
            try await uploads.note("a", at: 10)
            try await uploads.note("b", at: 10)
            let jun = try await accounts.create(.sample())
            let mira = try await accounts.create(.sample(handle: "mira"))
            _ = try await accounts.change(jun, [.picture("a")])
            #expect(try await uploads.letGo(before: 1000) == ["b"])
            for picture in ["a", "b", "c"] {
                await #expect(throws: Self.isElsewhere) {
                    _ = try await accounts.change(mira, [.name("미라"), .picture(picture)])
                }
                var draft = AccountDraft.sample(handle: "hana")
                draft.account.pictureKey = picture
                await #expect(throws: CreateFault.pictureTaken) { _ = try await accounts.create(draft) }
            }
            #expect(try await accounts.account(mira)?.name == Account.sample().name)
            #expect(try await uploads.letGo(before: 1) == ["b"])
        }
    }
}
