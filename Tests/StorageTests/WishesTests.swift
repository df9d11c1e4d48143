import Domain
import Engines
import Testing

@testable import Storage

/// S1-2 what is wished for is kept: of people with an account, and of browsers without one.
@Suite struct WishesTests {
    private let hanok = Wish(kind: .stay, number: 7)
    private let lodge = Wish(kind: .stay, number: 8)
    private let hotel = Wish(kind: .hotel, number: 7)
    private let visitor = WishOwner.visitor(digest: .digest(1))

    @Test(
        "S1-2.3 S1-2.5 wishes are added and removed, the newest first, each kind for itself", arguments: Engine.allCases
    )
    func addingAndRemoving(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = WishOwner.account(try await Accounts(database).create(.sample()))
            for owner in [jun, visitor] {
                #expect(try await wishes.list(of: owner) == [])
                for wish in [hanok, lodge, hotel] {
                    #expect(try await wishes.add(wish, to: owner, at: startOfDecember) == .added)
                }
                #expect(try await wishes.add(hanok, to: owner, at: startOfDecember) == .known)
                #expect(try await wishes.list(of: owner) == [hotel, lodge, hanok])
                #expect(try await wishes.remove(hanok, from: owner, at: startOfDecember))
                #expect(try await !wishes.remove(hanok, from: owner, at: startOfDecember))
                #expect(try await wishes.list(of: owner) == [hotel, lodge])
            }
        }
    }

    @Test("Nobody sees or changes another's", arguments: Engine.allCases)
    func owners(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))
            // The numbers of accounts and visitors meet, and mean nothing to each other.
            let owners = [WishOwner.account(jun), .account(mira), visitor, .visitor(digest: .digest(2))]
            for (index, owner) in owners.enumerated() {
                _ = try await wishes.add(Wish(kind: .stay, number: Int32(index + 1)), to: owner, at: startOfDecember)
            }
            for (index, owner) in owners.enumerated() {
                #expect(try await wishes.list(of: owner) == [Wish(kind: .stay, number: Int32(index + 1))])
            }
            #expect(try await !wishes.remove(Wish(kind: .stay, number: 1), from: .account(mira), at: startOfDecember))
            #expect(try await wishes.list(of: .account(jun)).count == 1)
            #expect(try await wishes.list(of: .visitor(digest: .digest(3))) == [])
            #expect(try await wishes.add(hanok, to: .account(Account.ID(99)), at: startOfDecember) == .noAccount)
        }
    }

    @Test(
        "A full wishlist takes no more, until something is taken off; also when many add at once",
        arguments: Engine.allCases)
    func full(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = WishOwner.account(try await Accounts(database).create(.sample()))
            for owner in [jun, visitor] {
                for number in 1...(Wishlist.most - 2) {
                    _ = try await wishes.add(Wish(kind: .stay, number: Int32(number)), to: owner, at: startOfDecember)
                }
                let answers = try await atOnce(8) { number in
                    try await wishes.add(Wish(kind: .course, number: Int32(number + 1)), to: owner, at: startOfDecember)
                }
                #expect(answers.count(of: .added) == 2 && answers.count(of: .full) == 6)
                #expect(try await wishes.list(of: owner).count == Wishlist.most)
                // What is there already is no addition.
                #expect(try await wishes.add(hanok, to: owner, at: startOfDecember) == .known)
                try await wishes.remove(hanok, from: owner, at: startOfDecember)
                #expect(try await wishes.add(hotel, to: owner, at: startOfDecember) == .added)
            }
        }
    }

    @Test("One wish that many add at once is there once", arguments: Engine.allCases)
    func sameAtOnce(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = WishOwner.account(try await Accounts(database).create(.sample()))
            for owner in [jun, visitor] {
                let answers = try await atOnce(12) { _ in try await wishes.add(hanok, to: owner, at: startOfDecember) }
                #expect(answers.count(of: .added) == 1 && answers.count(of: .known) == 11)
                #expect(try await wishes.list(of: owner) == [hanok])
            }
        }
    }

    @Test(
        "At the sign-in a browser's wishes come to the account, once, and the browser is forgotten",
        arguments: Engine.allCases)
    func merging(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = try await Accounts(database).create(.sample())
            _ = try await wishes.add(hotel, to: .account(jun), at: startOfDecember)
            _ = try await wishes.add(lodge, to: .account(jun), at: startOfDecember)
            for wish in [hotel, hanok, Wish(kind: .course, number: 1)] {
                _ = try await wishes.add(wish, to: visitor, at: startOfDecember)
            }
            let merged = [Wish(kind: .course, number: 1), hanok, lodge, hotel]

            try await wishes.merge(visitor: .digest(1), into: jun, at: startOfDecember)
            #expect(try await wishes.list(of: .account(jun)) == merged)
            #expect(try await wishes.list(of: visitor) == [])

            try await wishes.merge(visitor: .digest(1), into: jun, at: startOfDecember)
            #expect(try await wishes.list(of: .account(jun)) == merged)
            #expect(try await rows("visitors", database) == 0)
        }
    }

    @Test("Merged many times at once, it comes once", arguments: Engine.allCases)
    func mergingAtOnce(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = try await Accounts(database).create(.sample())
            for wish in [hotel, hanok] { _ = try await wishes.add(wish, to: visitor, at: startOfDecember) }
            _ = try await atOnce(8) { _ in
                try await wishes.merge(visitor: .digest(1), into: jun, at: startOfDecember)
            }
            #expect(try await wishes.list(of: .account(jun)) == [hanok, hotel])
            #expect(try await rows("visitor_wishes", database) == 0)
        }
    }

    @Test("Where not all fits, the account keeps its own and gets the newest", arguments: Engine.allCases)
    func mergingIntoFull(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = try await Accounts(database).create(.sample())
            for number in 1...(Wishlist.most - 2) {
                _ = try await wishes.add(
                    Wish(kind: .stay, number: Int32(number)), to: .account(jun), at: startOfDecember)
            }
            // The first is there already and takes no room.
            for number in [1, 1001, 1002, 1003] as [Int32] {
                _ = try await wishes.add(Wish(kind: .stay, number: number), to: visitor, at: startOfDecember)
            }
            try await wishes.merge(visitor: .digest(1), into: jun, at: startOfDecember)
            let list = try await wishes.list(of: .account(jun))
            #expect(list.count == Wishlist.most)
            #expect(list.prefix(3).map(\.number) == [1003, 1002, Int32(Wishlist.most - 2)])
        }
    }

    @Test("Nothing comes to an account that isn't there, and the browser keeps it", arguments: Engine.allCases)
    func mergingIntoNobody(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            _ = try await wishes.add(hanok, to: visitor, at: startOfDecember)
            try await wishes.merge(visitor: .digest(1), into: Account.ID(99), at: startOfDecember)
            #expect(try await wishes.list(of: visitor) == [hanok])
        }
    }

    @Test("A browser that has changed nothing for a year is forgotten, with its wishes", arguments: Engine.allCases)
    func pruning(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            _ = try await wishes.add(hanok, to: visitor, at: startOfDecember)
            _ = try await wishes.add(hanok, to: .visitor(digest: .digest(2)), at: startOfDecember)
            _ = try await wishes.add(lodge, to: .visitor(digest: .digest(2)), at: startOfDecember + 10)

            #expect(try await wishes.prune(at: startOfDecember + Wishlist.visitorLifetime) == 0)
            #expect(try await wishes.prune(at: startOfDecember + Wishlist.visitorLifetime + 1) == 1)
            #expect(try await wishes.list(of: visitor) == [])
            #expect(try await wishes.list(of: .visitor(digest: .digest(2))).count == 2)
            #expect(try await rows("visitor_wishes", database) == 2)
        }
    }

    @Test("A kind that this program doesn't know is passed over", arguments: Engine.allCases)
    func newerKind(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let wishes = Wishes(database)
            let jun = try await Accounts(database).create(.sample())
            _ = try await wishes.add(hanok, to: .account(jun), at: startOfDecember)
            try await database.write { connection throws(StorageFault) in
                _ = try connection.run(
                    "INSERT INTO wishes (account, kind, number, wished_at) VALUES ($1, 9, 1, 0)", [.number(jun.number)])
            }
            #expect(try await wishes.list(of: .account(jun)) == [hanok])
        }
    }

    private func rows(_ table: String, _ database: Database) async throws -> Int {
        try await database.read { connection throws(StorageFault) in
            try connection.run("SELECT 1 FROM \(table)").count
        }
    }
}
