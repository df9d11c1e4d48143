/// The head of one request that passed the gate: bytes held once, looked up without copying.
struct RequestHead: Sendable {
    enum Version: Sendable, Equatable {
        case http10, http11
    }

    /// How the body's end is known.
    enum Framing: Sendable, Equatable {
        case none
        case length(UInt64)
        case chunked
    }

    let method: Method
    let version: Version
    let target: Target
    let headers: Headers
    let framing: Framing

    /// The Host header; empty only in HTTP/1.0.
    let host: String
}
