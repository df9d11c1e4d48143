/// What the other service answered, whole. A redirect is an answer like any other: nobody follows it.
public struct OutboundResponse: Sendable {
    /// 200 to 999, as it came.
    public var status: Int
    /// In the order they came; bytes that aren't UTF-8 are replaced.
    public var headers: [OutboundHeader]
    public var body: [UInt8]

    public init(status: Int, headers: [OutboundHeader] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public var isSuccess: Bool { (200...299).contains(status) }

    /// The first header of this name, capital or small; nil if there is none.
    public subscript(name: String) -> String? {
        let wanted = name.lowercased()
        return headers.first { $0.name.lowercased() == wanted }?.value
    }
}
