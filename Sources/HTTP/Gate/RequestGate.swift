/// The strict door: a request's head as bytes in, a head that handlers may trust out, or a refusal.
///
/// libmicrohttpd 0.9.75 reads leniently, and where two programs read one request differently, somebody smuggles a
/// second one in between. So every head passes here first, and here there is one way to write each thing (RFC 9112):
/// lines end in CRLF, one space between the parts of the request line, no space before a colon, no folded lines, one
/// Host, at most one Content-Length and never beside Transfer-Encoding. Sockets are not needed to try it.
package struct RequestGate {
    static let mostHeaders = 100
    static let longestTarget = 8000

    /// Reads a whole head, from the method to the blank line.
    static func admit(_ head: [UInt8]) throws(GateRefusal) -> RequestHead {
        var rest = head[...]
        let line = try RequestLine(nextLine(&rest))
        let fields = try fields(&rest)
        guard rest.isEmpty else { throw .unseenBytes }

        let facts = try FramingFacts(fields, of: head, version: line.version)
        return RequestHead(
            method: line.method, version: line.version, target: line.target,
            headers: Headers(head: head, fields: fields), framing: facts.framing, host: facts.host)
    }

    /// Whether these bytes are an admissible head. For fuzzing: it must return, whatever it is given.
    package static func admits(_ bytes: UnsafeRawBufferPointer) -> Bool {
        (try? admit(Array(bytes))) != nil
    }

    /// The refusal that these bytes meet; nil if they are admitted.
    package static func refusal(of head: [UInt8]) -> GateRefusal? {
        do throws(GateRefusal) {
            _ = try admit(head)
            return nil
        } catch {
            return error
        }
    }

    /// The bytes before the next CRLF, which are taken off together with it.
    private static func nextLine(_ rest: inout ArraySlice<UInt8>) throws(GateRefusal) -> ArraySlice<UInt8> {
        let ended = rest.firstIndex { $0 == 0x0D || $0 == 0x0A || $0 == 0 }
        guard let end = ended, rest[end] == 0x0D, end + 1 < rest.endIndex, rest[end + 1] == 0x0A else {
            throw .bareLineEnd
        }
        defer { rest = rest[(end + 2)...] }
        return rest[..<end]
    }

    private static func fields(_ rest: inout ArraySlice<UInt8>) throws(GateRefusal) -> [Headers.Field] {
        var fields: [Headers.Field] = []
        while true {
            let line = try nextLine(&rest)
            if line.isEmpty { return fields }
            guard fields.count < mostHeaders else { throw .tooManyHeaders }
            fields.append(try field(line))
        }
    }

    private static func field(_ line: ArraySlice<UInt8>) throws(GateRefusal) -> Headers.Field {
        if line.first == 0x20 || line.first == 0x09 { throw .foldedHeader }
        guard let colon = line.firstIndex(where: { !$0.isTokenCharacter }), colon > line.startIndex,
            line[colon] == UInt8(ascii: ":")
        else { throw .malformedHeader }

        var value = line[(colon + 1)...]
        while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
        while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .malformedHeader }
        return Headers.Field(name: line.startIndex..<colon, value: value.startIndex..<value.endIndex)
    }
}
