import Domain
import Engines
import Testing

@testable import Storage

/// How long an import of a city, the filling of the index and a page of cards may take.
@Suite(.serialized) struct BudgetTests {
    #if DEBUG
        /// Unoptimised and beside all other tests.
        static let patience = 8
    #else
        static let patience = 1
    #endif

    @Test("A city of 3,483 stays with a year of single prices is imported in 5 s", arguments: Engine.allCases)
    func importOfCity(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let batches = stride(from: 0, to: 3483, by: 500).map { start in
                [StayDraft].many(3483, range: start..<min(start + 500, 3483))
            }
            var longest = Duration.zero
            let total = try await ContinuousClock().measure {
                for batch in batches {
                    let duration = try await ContinuousClock().measure { _ = try await stays.save(batch) }
                    longest = max(longest, duration)
                }
            }
            report("import of 3,483 stays on \(engine.rawValue)", total)
            report("longest batch of 500 on \(engine.rawValue)", longest)

            #expect(total < .seconds(5 * BudgetTests.patience))
            #expect(longest < .seconds(BudgetTests.patience))
            #expect(try await stays.count() == 3483)
        }
    }

    @Test("4,000 stays with calendars are read for the index in 1 s", arguments: Engine.allCases)
    func loading(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            for start in stride(from: 0, to: 4000, by: 500) {
                _ = try await stays.save(.many(4000, range: start..<start + 500))
            }
            let duration = try await fastest(of: 3) {
                var count = 0
                var last = Stay.ID(0)
                while case let page = try await stays.forIndex(after: last), let end = page.last {
                    count += page.count
                    last = end.id
                }
                #expect(count == 4000)
            }
            report("reading 4,000 stays on \(engine.rawValue)", duration)

            #expect(duration < .seconds(BudgetTests.patience))
        }
    }

    @Test("Cards of 20 stays are read in 1 ms from a warm SQLite", arguments: Engine.allCases)
    func cards(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let ids = try await stays.save(.many(500))
            let page = Array(ids.shuffled().prefix(20))
            let duration = try await fastest(of: 200) {
                let cards = try await stays.cards(page)
                #expect(cards.count == 20)
            }
            report("20 cards on \(engine.rawValue)", duration)

            #expect(duration < .milliseconds((engine == .sqlite ? 1 : 5) * BudgetTests.patience))
        }
    }

    private func fastest(of rounds: Int, _ work: () async throws -> Void) async throws -> Duration {
        var best = Duration.seconds(3600)
        for _ in 0..<rounds {
            best = min(best, try await ContinuousClock().measure { try await work() })
        }
        return best
    }

    /// Shown in the test's output, so that figures can be quoted.
    private func report(_ what: String, _ duration: Duration) {
        print("\(what): \(duration.formatted())")
    }
}

extension Duration {
    fileprivate func formatted() -> String {
        "\(Double(components.seconds) * 1000 + Double(components.attoseconds / 1_000_000_000_000) / 1000) ms"
    }
}
