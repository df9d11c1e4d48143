/// `GET /stays?from=2026-12-24 HTTP/1.1` taken apart.
struct RequestLine {
    let method: Method
    let target: Target
    let version: RequestHead.Version

    init(_ line: ArraySlice<UInt8>) throws(GateRefusal) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformedRequestLine }
        guard !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenCharacter) else { throw .malformedRequestLine }

        guard let method = Method.allCases.first(where: { parts[0].elementsEqual($0.rawValue.utf8) }) else {
            throw .unknownMethod
        }
        guard parts[1].count <= RequestGate.longestTarget else { throw .targetTooLong }
        guard let target = Target(parts[1]) else { throw .malformedTarget }

        self.method = method
        self.target = target
        self.version = try RequestLine.version(parts[2])
    }

    private static func version(_ text: ArraySlice<UInt8>) throws(GateRefusal) -> RequestHead.Version {
        if text.elementsEqual("HTTP/1.1".utf8) { return .http11 }
        if text.elementsEqual("HTTP/1.0".utf8) { return .http10 }
        guard text.starts(with: "HTTP/".utf8) else { throw .malformedRequestLine }
        throw .unknownVersion
    }
}
