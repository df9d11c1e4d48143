/// One admitted request, as handlers see it.
public struct Request: Sendable {
    public let id: RequestID
    public let method: Method
    /// The path as it came, still escaped, beginning with `/`, without the query.
    public let path: String
    /// The path's pieces, decoded: `/stays/%EA%B0%95` is ["stays", "강"], `/` is [].
    public let segments: [String]
    public let query: Query
    public let headers: Headers
    /// By what address the caller knows this server; the configured origin where there is one.
    public let origin: Origin
    /// Who asks; behind a trusted proxy that proxy's client. nil only where the socket could not tell.
    public let client: IPAddress?
    /// Empty for most requests. Bytes come as they arrive; see `RequestBody`.
    public let body: RequestBody

    public var scheme: Origin.Scheme { origin.scheme }
    /// With the port where the caller wrote one; empty if an HTTP/1.0 caller named none.
    public var host: String { origin.host }

    /// The whole body in memory, for small ones.
    ///
    /// - Parameter limit: bytes; a longer body is an error and what was read is gone.
    public func body(limit: Int) async throws(BodyFault) -> [UInt8] {
        try await body.collect(limit: limit)
    }

    /// The value of a cookie; nil if none of that name came.
    public func cookie(_ name: String) -> String? {
        headers.cookie(name)
    }
}
