/// Where the body ends and whom the request is for: the headers on which two readers must never disagree.
struct FramingFacts {
    let framing: RequestHead.Framing
    let host: String

    init(_ fields: [Headers.Field], of head: [UInt8], version: RequestHead.Version) throws(GateRefusal) {
        var host: ArraySlice<UInt8>?
        var length: ArraySlice<UInt8>?
        var encoding: ArraySlice<UInt8>?

        for field in fields {
            let name = head[field.name]
            let value = head[field.value]
            switch name.count {
            case 4 where name.equalsIgnoringCase("host".utf8):
                guard host == nil else { throw .repeatedHost }
                host = value
            case 6 where name.equalsIgnoringCase("expect".utf8):
                guard value.equalsIgnoringCase("100-continue".utf8) else { throw .unknownExpectation }
            case 14 where name.equalsIgnoringCase("content-length".utf8):
                guard length == nil else { throw .repeatedContentLength }
                length = value
            case 17 where name.equalsIgnoringCase("transfer-encoding".utf8):
                guard encoding == nil else { throw .unknownTransferEncoding }
                encoding = value
            default: break
            }
        }

        self.host = try FramingFacts.host(host, version: version)
        self.framing = try FramingFacts.framing(length: length, encoding: encoding, version: version)
    }

    private static func host(
        _ value: ArraySlice<UInt8>?, version: RequestHead.Version
    ) throws(GateRefusal) -> String {
        guard let value else {
            guard version == .http10 else { throw .missingHost }
            return ""
        }
        guard let host = HostName(value) else { throw .malformedHost }
        return host.text
    }

    private static func framing(
        length: ArraySlice<UInt8>?, encoding: ArraySlice<UInt8>?, version: RequestHead.Version
    ) throws(GateRefusal) -> RequestHead.Framing {
        if let encoding {
            guard length == nil else { throw .lengthWithTransferEncoding }
            guard version == .http11, encoding.equalsIgnoringCase("chunked".utf8) else {
                throw .unknownTransferEncoding
            }
            return .chunked
        }
        guard let length else { return .none }
        // 18 digits always fit a 64-bit number.
        guard (1...18).contains(length.count), length.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .malformedContentLength
        }
        return .length(length.reduce(0) { $0 * 10 + UInt64($1 - 0x30) })
    }
}
