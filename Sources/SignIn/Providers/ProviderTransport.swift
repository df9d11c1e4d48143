/// Carries requests to providers. A protocol, because tests put stand-ins behind it.
public protocol ProviderTransport: Sendable {
    /// Sends a request and returns the whole answer, whatever its status, without following a redirect, because each could
    /// carry a secret elsewhere.
    func send(_ request: ProviderRequest) async throws(ProviderSilence) -> ProviderResponse
}

/// Why there is no answer.
public enum ProviderSilence: Error, Sendable, Equatable {
    /// None within the deadline.
    case slow
    /// No connection, or one that ended or wasn't trusted.
    case unreachable
    /// More than `ProviderResponse.mostBytes`.
    case tooLong
}

/// A request to a provider. Its headers and its body hold secrets, so it is never logged.
public struct ProviderRequest: Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    public var method: Method
    /// Absolute, with its query.
    public var address: String
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]

    public init(_ method: Method, _ address: String, headers: [(name: String, value: String)] = [], body: [UInt8] = [])
    {
        self.method = method
        self.address = address
        self.headers = headers
        self.body = body
    }
}

public struct ProviderResponse: Sendable {
    /// Key sets and discovery documents have a few thousand bytes.
    public static let mostBytes = 262_144

    public var status: Int
    public var contentType: String
    public var body: [UInt8]

    public init(status: Int, contentType: String, body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }
}
