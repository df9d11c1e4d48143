import Engines
import Testing

/// Tells each story of a suite twice: on SQLite, then on PostgreSQL. What fails says on which.
///
///     @Suite("Deleting an account", .onBothEngines)
struct OnBothEngines: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    /// A service with a few hundred others beside it would wait for the processor longer than a reader waits for a page.
    private static let turnstile = Turnstile(places: 8)

    func provideScope(
        for test: Test, testCase: Test.Case?, performing story: @Sendable () async throws -> Void
    ) async throws {
        for engine in Engine.allCases {
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                var issue = issue
                issue.comments.append("On \(engine.rawValue).")
                return issue
            }
            try await naming.provideScope(for: test, testCase: testCase) {
                // A story that fails on one engine is still told on the other.
                do {
                    try await OnBothEngines.turnstile.pass {
                        try await Engine.$ofTheStory.withValue(engine) { try await story() }
                    }
                } catch is ExpectationFailedError {
                    // `#require` has told it.
                } catch {
                    Issue.record(error, sourceLocation: test.sourceLocation)
                }
            }
        }
    }
}

extension Trait where Self == OnBothEngines {
    static var onBothEngines: Self { Self() }
}

extension Engine {
    /// The one that the story under way is told on.
    @TaskLocal static var ofTheStory: Engine?

    static func theStorys() throws -> Engine {
        guard let engine = ofTheStory else { throw NoEngine() }
        return engine
    }

    private struct NoEngine: Error, CustomStringConvertible {
        let description = "The suite of this story lacks the trait .onBothEngines."
    }
}
