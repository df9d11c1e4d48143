/// A request with who waits for its outcome.
struct Errand: Sendable {
    typealias Outcome = Result<OutboundResponse, OutboundFault>

    /// By which it is cancelled.
    var number: UInt64
    var request: OutboundRequest
    var deadline: ContinuousClock.Instant
    /// Resumed exactly once.
    var asker: CheckedContinuation<Outcome, Never>
}
