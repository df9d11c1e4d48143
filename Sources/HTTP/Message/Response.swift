/// What a handler answers.
///
///     Response.json(bytes).with("Cache-Control", "no-store")
public struct Response: Sendable {
    public enum Body: Sendable {
        case empty
        case bytes([UInt8])
        /// The first `size` bytes of a file, sent without passing through memory of ours.
        case file(path: String, size: Int)
        /// Stays open and carries events until one side ends it.
        case events(EventStream)
    }

    public struct Header: Sendable, Equatable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var status: Status
    /// Content-Length, Transfer-Encoding, Connection and Date are the server's own and may not be set here. A header
    /// with a line break or another control character turns the whole reply into a 500: nothing is injected.
    public var headers: [Header]
    public var body: Body

    public init(status: Status = .ok, headers: [Header] = [], body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The same reply with one header more.
    public func with(_ name: String, _ value: String) -> Response {
        var reply = self
        reply.headers.append(Header(name, value))
        return reply
    }

    /// The same reply with this header in place of any of that name.
    public func replacing(_ name: String, _ value: String) -> Response {
        var reply = self
        reply.headers.removeAll { $0.name.utf8.equalsIgnoringCase(name.utf8) }
        return reply.with(name, value)
    }
}

extension Response {
    public static func bytes(_ bytes: [UInt8], type: String, status: Status = .ok) -> Response {
        Response(status: status, headers: [Header("Content-Type", type)], body: .bytes(bytes))
    }

    public static func json(_ bytes: [UInt8], status: Status = .ok) -> Response {
        .bytes(bytes, type: "application/json", status: status)
    }

    public static func html(_ text: String, status: Status = .ok) -> Response {
        .bytes(Array(text.utf8), type: "text/html; charset=utf-8", status: status)
    }

    public static func text(_ text: String, status: Status = .ok) -> Response {
        .bytes(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    public static func file(path: String, size: Int, type: String) -> Response {
        Response(headers: [Header("Content-Type", type)], body: .file(path: path, size: size))
    }

    /// Sends the browser elsewhere; it asks there with GET unless the status says otherwise.
    public static func redirect(to address: String, status: Status = .seeOther) -> Response {
        Response(status: status, headers: [Header("Location", address)])
    }

    public static func empty(_ status: Status) -> Response {
        Response(status: status)
    }

    /// A stream of events. Proxies are told not to collect or keep it.
    public static func events(_ stream: EventStream) -> Response {
        Response(
            headers: [
                Header("Content-Type", "text/event-stream"), Header("Cache-Control", "no-store"),
                Header("X-Accel-Buffering", "no"),
            ],
            body: .events(stream))
    }
}

extension Response.Header {
    private static let serversOwn = ["content-length", "transfer-encoding", "connection", "date"]

    /// Whether it may go out: a proper name that is not the server's own, and a value on one line.
    var isAllowed: Bool {
        !name.isEmpty && name.utf8.allSatisfy(\.isTokenCharacter)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
            && !Response.Header.serversOwn.contains { name.utf8.equalsIgnoringCase($0.utf8) }
    }
}
