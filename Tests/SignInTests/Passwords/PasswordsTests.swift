import Seeded
import Synchronization
import Testing

@testable import SignIn

@Suite struct PasswordsTests {
    private let passwords = Passwords(cost: .cheap)

    @Test(arguments: [
        "correct horse", "비밀번호 여덟자", "秘密の言葉です", "a\0b with a zero", "", String(repeating: "😀", count: 128),
    ])
    func aPasswordIsKnownAgainAndAnotherIsNot(password: String) async throws {
        let hash = try await passwords.hash(password)
        #expect(hash.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(try await passwords.verify(password, against: hash))
        #expect(try await !passwords.verify(password + "x", against: hash))
        #expect(try await !passwords.verify(String(password.dropLast()) + "\0", against: hash))
    }

    @Test func aZeroByteEndsNothing() async throws {
        let hash = try await passwords.hash("first\0second")
        #expect(try await !passwords.verify("first", against: hash))
        #expect(try await !passwords.verify("first\0other", against: hash))
    }

    @Test func theSamePasswordIsStoredDifferentlyEachTime() async throws {
        let hashes = try await [passwords.hash("correct horse"), passwords.hash("correct horse")]
        #expect(Set(hashes).count == 2)
    }

    /// A Mac's file dialogue and a phone's keyboard put the same letters together differently.
    @Test(arguments: [
        ("caf\u{e9} latte", "cafe\u{301} latte"),
        ("\u{c11c}\u{c6b8} 2026", "\u{1109}\u{1165}\u{110b}\u{116e}\u{11af} 2026"),
    ])
    func lettersAreTheSameHoweverTheyAreComposed(one: String, other: String) async throws {
        #expect(Array(one.utf8) != Array(other.utf8))
        #expect(try await passwords.verify(other, against: passwords.hash(one)))
        #expect(try await passwords.verify(one, against: passwords.hash(other)))
    }

    @Test func lettersThatOnlyLookTheSameAreOthers() async throws {
        let hash = try await passwords.hash("pa\u{ff53}sword")
        #expect(try await !passwords.verify("password", against: hash))
    }

    /// Nobody can tell by the work, and so by the clock, whether there is such an account.
    @Test(arguments: ["right", "wrong", "unknown", "unreadable", "older", "long"])
    func everyCheckRunsArgon2ExactlyOnce(path: String) async throws {
        let older = try await Passwords(cost: PasswordCost(passes: 2, memory: 16)).hash("correct horse")
        let hash = try await passwords.hash("correct horse")
        let before = passwords.runs
        let isSame =
            switch path {
            case "right": try await passwords.verify("correct horse", against: hash)
            case "wrong": try await passwords.verify("battery staple", against: hash)
            case "unknown": try await passwords.verify("correct horse", against: nil)
            case "unreadable": try await passwords.verify("correct horse", against: "x" + hash)
            case "older": try await passwords.verify("correct horse", against: older)
            default: try await passwords.verify(String(repeating: "x", count: 5000), against: hash)
            }
        #expect(passwords.runs == before + 1)
        #expect(isSame == (path == "right" || path == "older"))
    }

    /// The one run is a whole one: of a hash that libsodium reads, at today's cost where there is none of the account's.
    @Test func whatIsComparedIsAlwaysAHashOfFullCost() async throws {
        let compared = Mutex<[String]>([])
        let argon2 = Argon2(
            hash: { _, _ in nil },
            verify: { _, hash in
                compared.withLock { $0.append(hash) }
                return .same
            })
        let cost = PasswordCost(passes: 2, memory: 16)
        let recording = Passwords(cost: cost, atOnce: 1, longestLine: 9, argon2: argon2)
        let hash = try await Passwords(cost: cost).hash("correct horse")
        for stored in [hash, nil, "", "x" + hash, hash.replacing("argon2id", with: "argon2i"), hash + hash] {
            #expect(try await recording.verify("correct horse", against: stored) == (stored == hash))
        }
        let hashes = compared.withLock { $0 }
        #expect(hashes.count == 6)
        #expect(hashes.allSatisfy { Argon2.standing(of: $0, to: cost) == .ofThisCost })
        #expect(hashes.first == hash && !hashes.dropFirst().contains(hash))
    }

    @Test(arguments: [PasswordCost.cheap, .usual, PasswordCost(passes: 3, memory: 19_456)])
    func theHashThatStandsForAnUnknownAccountCostsAsMuchAsARealOne(cost: PasswordCost) {
        let passwords = Passwords(cost: cost)
        #expect(Argon2.standing(of: passwords.decoy, to: cost) == .ofThisCost)
        #expect(!passwords.isOutdated(passwords.decoy))
    }

    @Test(arguments: [
        "", "$argon2id$", "$argon2i$v=19$m=8,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA", "$argon2id$v=19$m=8,t=1,p=1$A",
        "plain",
        String(repeating: "$argon2id$", count: 40),
    ])
    func aHashThatCannotBeReadLetsNobodyInAndIsOutdated(hash: String) async throws {
        #expect(try await !passwords.verify("", against: hash))
        #expect(try await !passwords.verify(hash, against: hash))
        #expect(passwords.isOutdated(hash))
    }

    @Test func aHashOfAnotherCostIsOutdatedAndStillOpens() async throws {
        let dearer = Passwords(cost: PasswordCost(passes: 2, memory: 16))
        let hash = try await passwords.hash("correct horse")
        #expect(!passwords.isOutdated(hash))
        #expect(dearer.isOutdated(hash))
        #expect(try await dearer.verify("correct horse", against: hash))
        #expect(try await !dearer.isOutdated(dearer.hash("correct horse")))
    }

    @Test func noChangeOfAHashOpens() async throws {
        let hash = try await passwords.hash("correct horse")
        for index in hash.utf8.indices {
            var bytes = Array(hash.utf8)
            let place = hash.utf8.distance(from: hash.utf8.startIndex, to: index)
            bytes[place] ^= bytes[place] == UInt8(ascii: "$") ? 1 : 0x21
            let changed = String(decoding: bytes, as: UTF8.self)
            #expect(try await !passwords.verify("correct horse", against: changed), "\(changed)")
        }
    }

    @Test func aPasswordThatIsAbsurdlyLongIsNeitherStoredNorRight() async throws {
        let long = String(repeating: "x", count: String.mostComposedBytes + 1)
        await #expect(throws: PasswordFault.tooLong) { try await passwords.hash(long) }
        #expect(try await !passwords.verify(long, against: nil))
        #expect(try await !passwords.verify(long, against: passwords.hash("")))
    }

    @Test func noMemoryIsNotAWrongPassword() async {
        let argon2 = Argon2(hash: { _, _ in nil }, verify: { _, _ in .failed })
        let poor = Passwords(cost: .cheap, atOnce: 1, longestLine: 1, argon2: argon2)
        await #expect(throws: PasswordFault.noMemory) { try await poor.hash("correct horse") }
        await #expect(throws: PasswordFault.noMemory) { try await poor.verify("correct horse", against: nil) }
    }

    @Test func noFaultTellsAPassword() {
        for fault in [PasswordFault.busy, .tooLong, .noMemory] {
            #expect(["busy", "tooLong", "noMemory"].contains(String(describing: fault)))
        }
    }
}
