import Domain
import Engines
import Testing

@testable import Storage

/// What opens an account another way, or ends it, is done only for somebody who is still signed in as it is written, and has shown a
/// moment ago who they are.
@Suite struct FreshProofTests {
    /// Each of the four, in the name of a session. True when it was done.
    private static let deeds: [@Sendable (Database, Account.ID, Session.ID, Int64) async throws -> Bool] = [
        { database, account, session, now in
            var passkey = Passkey.sample(of: account)
            passkey.createdAt = now
            switch try await Passkeys(database).add(passkey, askedIn: session) {
            case .added: return true
            case .proofOver: return false
            case let other:
                Issue.record("\(other)")
                return false
            }
        },
        { database, account, session, now in
            switch try await ProviderLinks(database).link(.sample("other"), to: account, askedIn: session, at: now) {
            case .linked: return true
            case .proofOver: return false
            case let other:
                Issue.record("\(other)")
                return false
            }
        },
        { database, account, session, now in
            try await Accounts(database).setPassword(
                "new", of: account, provedBy: nil, endingSessionsExcept: session, at: now)
        },
        { database, account, session, now in
            let clock = BookingClock(now: { now }, today: { _ in .start })
            return try await Accounts(database).delete(account, askedIn: session, clock: clock) != nil
        },
    ]

    @Test("A proof that is too old by then, or a session that was ended, gets nothing done", arguments: Engine.allCases)
    func proofOver(engine: Engine) async throws {
        for deed in Self.deeds {
            try await engine.withDatabase { database in
                let jun = try await Accounts(database).create(.sample(passwordHash: nil, identity: .sample()))
                let sessions = Sessions(database)
                let session = try await sessions.opened(for: jun)
                let ended = try await sessions.opened(for: jun, family: 1)
                _ = try await sessions.end(ended.id, of: jun)

                #expect(try await !deed(database, jun, session.id, startOfDecember + FreshProof.lifetime + 1))
                #expect(try await !deed(database, jun, ended.id, startOfDecember))

                #expect(try await Accounts(database).account(jun) != nil)
                #expect(try await Accounts(database).passwordHash(of: jun) == nil)
                #expect(try await Passkeys(database).list(of: jun).isEmpty)
                #expect(try await ProviderLinks(database).list(of: jun).count == 1)
                #expect(try await sessions.isLive(session.id, at: startOfDecember))
                #expect(try await deed(database, jun, session.id, startOfDecember + FreshProof.lifetime))
            }
        }
    }
}
