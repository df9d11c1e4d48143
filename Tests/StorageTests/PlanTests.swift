import Domain
import Testing

@testable import Storage

/// Important queries go by an index, however many rows there are.
@Suite struct PlanTests {
    struct Query: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sql: @Sendable (SQLDialect) -> String
        let values: [SQLValue]
    }

    static let queries = [
        Query(testDescription: "one stay", sql: { _ in Stays.oneSentence }, values: [.number(7)]),
        Query(testDescription: "cards", sql: Stays.cardsSentence, values: [.text("[3,9,27]")]),
        Query(
            testDescription: "index page", sql: { _ in Stays.indexPageSentence }, values: [.number(100), .number(50)]),
        Query(testDescription: "index list", sql: Stays.indexListSentence, values: [.text("[3,9,27]")]),
        Query(testDescription: "seasons", sql: { _ in Stays.seasonsSentence }, values: [.number(3), .number(9)]),
        Query(testDescription: "origin", sql: { _ in Stays.originSentence }, values: [.text("demo")]),
        Query(testDescription: "withdrawal", sql: { _ in Stays.withdrawSentence }, values: [.number(7)]),
        Query(testDescription: "reviews", sql: { _ in Stays.reviewsSentence }, values: [.number(7), .number(10)]),
        Query(testDescription: "import", sql: { _ in Imports.latestSentence }, values: [.text("demo")]),
        Query(
            testDescription: "changes", sql: Outbox.changesSentence, values: [.number(0), .number(100), .number(100)]),
        Query(testDescription: "latest change", sql: Outbox.latestSentence, values: []),
    ]

    @Test("No table is read from end to end, and nothing large is sorted", arguments: Engine.allCases, queries)
    func plan(engine: Engine, query: Query) async throws {
        try await engine.withDatabase { database in
            let plan = try await database.write { connection throws(StorageFault) in
                try explain(query, connection)
            }
            let text = plan.joined(separator: "\n")
            #expect(!plan.isEmpty)
            for line in plan {
                // SQLite says SCAN for a walk along an index as well, and for the list that was given.
                let isScan = line.contains("Seq Scan") || line.hasPrefix("SCAN") && !line.contains("wanted")
                #expect(!isScan || line.contains("USING INDEX") && text.contains("outbox_order"), "\(text)")
            }
            if query.testDescription == "reviews" || query.testDescription.contains("page") {
                #expect(!text.contains("TEMP B-TREE") && !text.contains("Sort"), "\(text)")
            }
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
