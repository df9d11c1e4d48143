import Domain
import Engines
import Testing

@testable import Storage

/// Important queries go by an index, however many rows there are.
@Suite struct PlanTests {
    struct Query: Sendable {
        let name: String
        let sql: @Sendable (SQLDialect) -> String
        let values: [SQLValue]
    }

    static let queries =
        [
            Query(name: "one stay", sql: { _ in Stays.oneSentence }, values: [.number(7)]),
            Query(name: "cards", sql: Stays.cardsSentence, values: [.text("[3,9,27]")]),
            Query(
                name: "index page", sql: { _ in Stays.indexPageSentence },
                values: [.number(100), .number(50)]),
            Query(name: "index list", sql: Stays.indexListSentence, values: [.text("[3,9,27]")]),
            Query(
                name: "seasons", sql: { _ in StaySurroundings.seasonsSentence }, values: [.number(3), .number(9)]),
            Query(
                name: "lengths", sql: { _ in StaySurroundings.lengthsSentence }, values: [.number(3), .number(9)]),
            Query(
                name: "taken nights", sql: { _ in StaySurroundings.nightsSentence },
                values: [.number(3), .number(9)]),
            Query(name: "terms", sql: { _ in Bookings.termsSentence }, values: [.number(7)]),
            Query(name: "stay lock", sql: Bookings.lockSentence, values: [.number(7)]),
            Query(name: "booking", sql: { _ in Bookings.oneSentence }, values: [.number(7), .number(9)]),
            Query(name: "bookings page", sql: { _ in Bookings.listSentence }, values: [.number(7), .number(9)]),
            Query(
                name: "bookings page without cancelled", sql: { _ in Bookings.holdingSentence },
                values: [.number(7), .number(9)]),
            Query(name: "standing bookings", sql: { _ in Bookings.standingSentence }, values: [.number(7)]),
            Query(name: "others' nights", sql: { _ in Bookings.othersSentence }, values: [.number(7), .number(9)]),
            Query(name: "freed nights", sql: { _ in Bookings.freeSentence }, values: [.number(7)]),
            Query(name: "known answer", sql: { _ in Bookings.answerSentence }, values: [.number(7), .text("a")]),
            Query(name: "old answers", sql: { _ in Bookings.forgetAnswersSentence }, values: [.number(7)]),
            Query(name: "old nights", sql: { _ in Bookings.forgetNightsSentence }, values: [.number(7)]),
            Query(name: "origin", sql: { _ in Stays.originSentence }, values: [.text("demo")]),
            Query(name: "withdrawal", sql: { _ in Stays.withdrawSentence }, values: [.number(7)]),
            Query(name: "reviews", sql: { _ in Stays.reviewsSentence }, values: [.number(7), .number(10)]),
            Query(name: "import", sql: { _ in Imports.latestSentence }, values: [.text("demo")]),
            Query(
                name: "changes", sql: Outbox.changesSentence,
                values: [.number(0), .number(100), .number(100)]),
            Query(name: "account", sql: { _ in Accounts.oneSentence }, values: [.number(7)]),
            Query(name: "handle", sql: { _ in Accounts.byHandleSentence }, values: [.text("jun_1")]),
            Query(name: "taken", sql: { _ in Accounts.takenSentence }, values: [.text("jun_1")]),
            Query(name: "credentials", sql: { _ in Accounts.credentialsSentence }, values: [.text("jun_1")]),
            Query(name: "account lock", sql: Accounts.lockSentence, values: [.number(7)]),
            Query(name: "deletion", sql: { _ in Accounts.deleteSentence }, values: [.number(7)]),
            Query(name: "ways in", sql: { _ in WaysIn.countSentence }, values: [.number(7)]),
            Query(
                name: "live session", sql: { _ in Sessions.liveSentence }, values: [.number(7), .number(9)]),
            Query(name: "sessions", sql: { _ in Sessions.listSentence }, values: [.number(7), .number(9)]),
            Query(
                name: "proof", sql: { _ in Sessions.provedSentence }, values: [.number(7), .number(9), .number(8)]),
            Query(
                name: "proved", sql: { _ in Sessions.proveSentence }, values: [.number(7), .number(9), .number(8)]),
            Query(name: "renewal", sql: Sessions.familySentence, values: [.blob([7])]),
            Query(name: "sign-out", sql: { _ in Sessions.endSentence }, values: [.number(7), .number(9)]),
            Query(
                name: "all signed out", sql: { _ in Sessions.endAllSentence },
                values: [.number(7), .number(9)]),
            Query(name: "expired", sql: { _ in Sessions.pruneSentence }, values: [.number(7), .number(9)]),
            Query(
                name: "identity", sql: { _ in ProviderLinks.findSentence }, values: [.text("a"), .text("b")]),
            Query(name: "identities", sql: { _ in ProviderLinks.listSentence }, values: [.number(7)]),
            Query(name: "passkey", sql: { _ in Passkeys.findSentence }, values: [.blob([7])]),
            Query(name: "passkeys", sql: { _ in Passkeys.listSentence }, values: [.number(7)]),
            Query(name: "passkeys counted", sql: { _ in Passkeys.countSentence }, values: [.number(7)]),
            Query(
                name: "passkey used", sql: { _ in Passkeys.useSentence },
                values: [.number(7), .number(8), .number(9)]),
            Query(
                name: "recovery code", sql: { _ in RecoveryCodes.useSentence },
                values: [.number(7), .blob([7])]),
            Query(name: "codes left", sql: { _ in RecoveryCodes.countSentence }, values: [.number(7)]),
            Query(name: "wishes", sql: { _ in Wishes.ofAccountSentence }, values: [.number(7)]),
            Query(name: "visitor's wishes", sql: { _ in Wishes.ofVisitorSentence }, values: [.blob([7])]),
            Query(
                name: "merged wishes", sql: { _ in Wishes.mergeSentence },
                values: [.number(7), .number(8), .number(9)]),
            Query(name: "forgotten visitor", sql: { _ in Wishes.forgetSentence }, values: [.number(7)]),
            Query(name: "old visitors", sql: { _ in Wishes.pruneSentence }, values: [.number(7), .number(9)]),
            Query(name: "latest change", sql: Outbox.latestSentence, values: []),
        ]
        + PersonalTable.all.map { table in
            Query(name: "export of \(table.name)", sql: { _ in table.sentence }, values: [.number(7)])
        }

    @Test("No table is read from end to end, and nothing large is sorted", arguments: Engine.allCases)
    func plan(engine: Engine) async throws {
        try await engine.withDatabase { database in
            for query in PlanTests.queries {
                let plan = try await database.write { connection throws(StorageFault) in
                    try explain(query, connection)
                }
                check(plan, of: query)
            }
        }
    }

    private func check(_ plan: [String], of query: Query) {
        let text = query.name + "\n" + plan.joined(separator: "\n")
        #expect(!plan.isEmpty, "\(text)")
        for line in plan {
            // SQLite says SCAN for a walk along an index as well, and for the list that was given.
            let isScan = line.contains("Seq Scan") || line.hasPrefix("SCAN") && !line.contains("wanted")
            #expect(!isScan || line.contains("USING INDEX") && text.contains("outbox_order"), "\(text)")
        }
        if query.name == "reviews" || query.name.contains("page") {
            #expect(!text.contains("TEMP B-TREE") && !text.contains("Sort"), "\(text)")
        }
    }

    private func explain(_ query: Query, _ connection: any Connection) throws(StorageFault) -> [String] {
        let sql = query.sql(connection.dialect)
        let isSQLite = connection.dialect == .sqlite
        // An empty table is always read whole and sorted; forbidding it shows whether there is another way.
        for way in isSQLite ? [] : ["seqscan", "bitmapscan", "sort"] {
            try connection.run("SET LOCAL enable_\(way) = off")
        }
        var lines: [String] = []
        for row in try connection.run((isSQLite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + sql, query.values) {
            var next = RowReader(row)
            if isSQLite { for _ in 0..<3 { next.skip() } }
            lines.append(try next.text())
        }
        return lines
    }
}
