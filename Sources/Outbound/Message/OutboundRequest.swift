/// What is asked of another service.
///
///     var request = OutboundRequest(.post, "https://id.example/token")
///     request.headers = [OutboundHeader("Content-Type", "application/x-www-form-urlencoded")]
///     request.body = Array("grant_type=authorization_code".utf8)
public struct OutboundRequest: Sendable {
    public var method: OutboundMethod
    /// Absolute, in printable ASCII: everything else has been percent-encoded. No name and password before the host.
    public var url: String
    /// Host and Content-Length come by themselves; User-Agent too, unless it is here.
    public var headers: [OutboundHeader]
    public var body: [UInt8]
    /// For the whole exchange, from `send` to the last byte; nil takes the client's.
    public var deadline: Duration?
    /// Most bytes of the answer's body; nil takes the client's.
    public var answerLimit: Int?
    /// Signs the request for Amazon's services and those that follow them.
    public var signature: AWSSignature?

    public init(
        _ method: OutboundMethod = .get, _ url: String, headers: [OutboundHeader] = [], body: [UInt8] = [],
        deadline: Duration? = nil, answerLimit: Int? = nil, signature: AWSSignature? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.deadline = deadline
        self.answerLimit = answerLimit
        self.signature = signature
    }
}

public enum OutboundMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

public struct OutboundHeader: Sendable, Equatable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Whether it may go out: a proper name, and a value on one line.
    var isProper: Bool {
        !name.isEmpty && name.utf8.allSatisfy(\.isTokenCharacter)
            && value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }
}

extension UInt8 {
    /// A character of which RFC 9110 lets names of headers be made (`tchar`).
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
