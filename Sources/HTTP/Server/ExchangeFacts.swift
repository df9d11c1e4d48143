/// What is worth noting about one request after its end, for logs and figures.
public struct ExchangeFacts: Sendable {
    public let id: RequestID
    /// nil if the gate refused the request before its method was known.
    public let method: Method?
    /// The path as it came, without the query, where secrets may be; empty if the gate refused it.
    public let path: String
    public let status: Status
    /// From the request line to the last byte of the reply.
    public let duration: Duration
    /// Bytes of the reply's body.
    public let bytesOut: Int
    /// Whether the reply went out whole.
    public let isComplete: Bool
    public let client: IPAddress?
}

/// How much a server is doing at this moment.
public struct ServerCounts: Sendable, Equatable {
    /// Sockets accepted and not closed, streams included.
    public var openConnections: Int
    public var openStreams: Int
    /// Requests whose head was admitted and that have not ended, streams included.
    public var requestsInFlight: Int
}
