/// One event, encoded once however many readers get it.
public struct ServerEvent: Sendable {
    let bytes: [UInt8]

    /// - Parameters:
    ///   - name: what the page listens for; nil for `message`. Line breaks in it are dropped.
    ///   - id: what the browser sends as Last-Event-ID when it comes back. Line breaks and NUL in it are dropped.
    ///   - data: any text; its lines arrive as they are.
    public init(name: String? = nil, id: String? = nil, data: String) {
        var bytes: [UInt8] = []
        if let name { ServerEvent.append("event: ", name, to: &bytes) }
        if let id { ServerEvent.append("id: ", id, to: &bytes) }
        ServerEvent.append(data: Array(data.utf8), to: &bytes)
        bytes.append(0x0A)
        self.bytes = bytes
    }

    /// Tells the browser how long to wait before it connects again.
    public static func retry(milliseconds: Int) -> ServerEvent {
        ServerEvent(bytes: Array("retry: \(max(0, milliseconds))\n\n".utf8))
    }

    /// A comment line: keeps the connection alive, and the page sees nothing.
    static let heartbeat = ServerEvent(bytes: Array(":\n\n".utf8))

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static func append(_ field: String, _ value: String, to bytes: inout [UInt8]) {
        bytes += field.utf8
        bytes += value.utf8.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
        bytes.append(0x0A)
    }

    /// CR, LF and CRLF all end a line in this format, so each becomes a `data:` line of its own.
    private static func append(data: [UInt8], to bytes: inout [UInt8]) {
        bytes += "data: ".utf8
        var previous: UInt8 = 0
        for byte in data {
            if byte == 0x0D || (byte == 0x0A && previous != 0x0D) {
                bytes += "\ndata: ".utf8
            } else if byte != 0x0A {
                bytes.append(byte)
            }
            previous = byte
        }
        bytes.append(0x0A)
    }
}
