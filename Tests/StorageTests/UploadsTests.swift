import Domain
import Engines
import Storage
import Testing

@Suite struct UploadsTests {
    @Test(
        "What was sent long ago and is in nobody's use is told, once; what is in use stays", arguments: Engine.allCases)
    func forget(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let uploads = Uploads(database)
            for (picture, moment) in [("a", 10), ("b", 20), ("c", 30), ("a", 99)] as [(String, Int64)] {
                try await uploads.note(picture, at: moment)
            }
            let jun = try await Accounts(database).create(.sample())
            _ = try await Accounts(database).change(jun, [.picture("b")])

            #expect(try await uploads.forget(before: 30, limit: 1) == ["a"])
            #expect(try await uploads.forget(before: 30) == [])
            #expect(try await uploads.forget(before: 31) == ["c"])
            #expect(try await uploads.forget(before: 1000) == [])
        }
    }

    @Test("No two accounts have the same picture", arguments: Engine.allCases)
    func onePictureOneAccount(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let jun = try await accounts.create(.sample())
            let mira = try await accounts.create(.sample(handle: "mira"))
            _ = try await accounts.change(jun, [.picture("a")])
            await #expect(throws: StorageFault.conflict(constraint: "accounts_picture_key_key")) {
                _ = try await accounts.change(mira, [.picture("a")])
            }
            var draft = AccountDraft.sample(handle: "hana")
            draft.account.pictureKey = "a"
            await #expect(throws: CreateFault.pictureTaken) { _ = try await accounts.create(draft) }
        }
    }
}
