/// Asks other services over HTTP, with everything bounded: time, size of the answer, how many at once, and whom.
///
/// No redirect is followed, no cookie kept, and no proxy, netrc file or setting of the environment looked at. One
/// thread does the work, so that nobody who waits holds a thread of Swift's.
///
///     let client = OutboundClient(OutboundConfiguration())
///     let answer = try await client.send(OutboundRequest(.get, "https://example.org/calendar.ics"))
public final class OutboundClient: Sendable {
    public let configuration: OutboundConfiguration
    private let courier: Courier

    public init(_ configuration: OutboundConfiguration) {
        self.configuration = configuration
        courier = Courier(configuration)
    }

    deinit {
        courier.stop()
    }

    /// Asks once and gives the whole answer, whatever its status.
    ///
    /// Cancelling the task ends the exchange at once. A request that changes something may have done so although
    /// there is a fault: `timedOut`, `cutOff`, `tooLarge`, `nonsense` and `cancelled` don't tell.
    public func send(_ request: OutboundRequest) async throws(OutboundFault) -> OutboundResponse {
        try request.check(configuration.schemes)
        let deadline = ContinuousClock.now + (request.deadline ?? configuration.deadline)
        let number = courier.nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                courier.take(Errand(number: number, request: request, deadline: deadline, asker: continuation))
            }
        } onCancel: {
            courier.cancel(number)
        }
        return try outcome.get()
    }
}
