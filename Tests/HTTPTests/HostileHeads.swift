import Testing

@testable import HTTP

/// Heads that must never reach a handler, each wrong in one way, for the path `/evil`.
struct HostileHead: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let refusal: GateRefusal

    init(_ name: String, _ text: String, _ refusal: GateRefusal) {
        self.name = name
        self.bytes = Array(text.utf8)
        self.refusal = refusal
    }

    var testDescription: String { name }

    static let all: [HostileHead] = requestLines + fields + framing

    private static let requestLines = [
        HostileHead("unknown method", "BREW /evil HTTP/1.1\r\nHost: a\r\n\r\n", .unknownMethod),
        HostileHead("small letters in the method", "get /evil HTTP/1.1\r\nHost: a\r\n\r\n", .unknownMethod),
        HostileHead("TRACE", "TRACE /evil HTTP/1.1\r\nHost: a\r\n\r\n", .unknownMethod),
        HostileHead("CONNECT", "CONNECT evil:80 HTTP/1.1\r\nHost: a\r\n\r\n", .unknownMethod),
        HostileHead("method that is no token", "G@T /evil HTTP/1.1\r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("two spaces", "GET  /evil HTTP/1.1\r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("space in the target", "GET /evil a HTTP/1.1\r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("space at the end", "GET /evil HTTP/1.1 \r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("tab for a space", "GET\t/evil HTTP/1.1\r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("HTTP/2", "GET /evil HTTP/2.0\r\nHost: a\r\n\r\n", .unknownVersion),
        HostileHead("HTTP/1.2", "GET /evil HTTP/1.2\r\nHost: a\r\n\r\n", .unknownVersion),
        HostileHead("HTTP/0.9", "GET /evil\r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("no version", "GET /evil FTP/1.1\r\nHost: a\r\n\r\n", .malformedRequestLine),
        HostileHead("target with a scheme", "GET http://a/evil HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("escaped NUL", "GET /evil%00.png HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("half an escape", "GET /evil%4 HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("escape that is not hex", "GET /evil%zz HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("path that is not UTF-8", "GET /evil%ff HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("query that is not UTF-8", "GET /evil?a=%c3%28 HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("bytes over 126", "GET /evil\u{E9} HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("climbing", "GET /evil/../a HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("climbing in escapes", "GET /evil/%2e%2E/a HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead("escaped slash", "GET /evil%2Fa HTTP/1.1\r\nHost: a\r\n\r\n", .malformedTarget),
        HostileHead(
            "long target", "GET /evil\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n", .targetTooLong
        ),
        HostileHead("bare LF after the line", "GET /evil HTTP/1.1\nHost: a\r\n\r\n", .bareLineEnd),
        HostileHead("bare CR after the line", "GET /evil HTTP/1.1\rHost: a\r\n\r\n", .bareLineEnd),
        HostileHead("NUL in the line", "GET /evil\0 HTTP/1.1\r\nHost: a\r\n\r\n", .bareLineEnd),
    ]

    private static let fields = [
        HostileHead("space before the colon", "GET /evil HTTP/1.1\r\nHost: a\r\nX : 1\r\n\r\n", .malformedHeader),
        HostileHead("tab before the colon", "GET /evil HTTP/1.1\r\nHost: a\r\nX\t: 1\r\n\r\n", .malformedHeader),
        HostileHead("no colon", "GET /evil HTTP/1.1\r\nHost: a\r\nX\r\n\r\n", .malformedHeader),
        HostileHead("no name", "GET /evil HTTP/1.1\r\nHost: a\r\n: 1\r\n\r\n", .malformedHeader),
        HostileHead("name that is no token", "GET /evil HTTP/1.1\r\nHost: a\r\nX(: 1\r\n\r\n", .malformedHeader),
        HostileHead("control character", "GET /evil HTTP/1.1\r\nHost: a\r\nX: \u{1}\r\n\r\n", .malformedHeader),
        HostileHead("DEL", "GET /evil HTTP/1.1\r\nHost: a\r\nX: \u{7F}\r\n\r\n", .malformedHeader),
        HostileHead("folded value", "GET /evil HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n", .foldedHeader),
        HostileHead("folded by a tab", "GET /evil HTTP/1.1\r\nHost: a\r\nX: 1\r\n\t2\r\n\r\n", .foldedHeader),
        HostileHead("folded last", "GET /evil HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", .foldedHeader),
        HostileHead("folded by blanks alone", "GET /evil HTTP/1.1\r\nHost: a\r\nX: 1\r\n \r\n\r\n", .foldedHeader),
        HostileHead("folded first", "GET /evil HTTP/1.1\r\n X: 1\r\nHost: a\r\n\r\n", .foldedHeader),
        HostileHead("bare CR between", "GET /evil HTTP/1.1\r\nX: 1\rY: 2\r\nHost: a\r\n\r\n", .bareLineEnd),
        HostileHead("bare CR in a value", "GET /evil HTTP/1.1\r\nHost: a\r\nX: 1\r2\r\n\r\n", .bareLineEnd),
        HostileHead("bare CR at the end", "GET /evil HTTP/1.1\r\nHost: a\r\r\n\r\n", .bareLineEnd),
        HostileHead("bare LF between", "GET /evil HTTP/1.1\r\nX: 1\nHost: a\r\n\r\n", .bareLineEnd),
        HostileHead("bare LF for the blank line", "GET /evil HTTP/1.1\r\nHost: a\r\n\n", .bareLineEnd),
        HostileHead("NUL in a value", "GET /evil HTTP/1.1\r\nHost: a\r\nX: 1\02\r\n\r\n", .bareLineEnd),
        HostileHead("NUL in a name", "GET /evil HTTP/1.1\r\nHost: a\r\nX\0: 1\r\n\r\n", .bareLineEnd),
        HostileHead("NUL before the end", "GET /evil HTTP/1.1\r\nHost: a\r\nX: 1\0\r\n\r\n", .bareLineEnd),
        HostileHead(
            "101 headers", "GET /evil HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: 1\r\n", count: 100))\r\n",
            .tooManyHeaders),
    ]

    private static let framing = [
        HostileHead("no Host", "GET /evil HTTP/1.1\r\nX: 1\r\n\r\n", .missingHost),
        HostileHead("no header at all", "GET /evil HTTP/1.1\r\n\r\n", .missingHost),
        HostileHead("two Hosts", "GET /evil HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n", .repeatedHost),
        HostileHead("empty Host", "GET /evil HTTP/1.1\r\nHost:\r\n\r\n", .malformedHost),
        HostileHead("empty Host, blank", "GET /evil HTTP/1.1\r\nHost: \r\nX: 1\r\n\r\n", .malformedHost),
        HostileHead("Host with a path", "GET /evil HTTP/1.1\r\nHost: a/b\r\n\r\n", .malformedHost),
        HostileHead("Host with a user", "GET /evil HTTP/1.1\r\nHost: a@b\r\n\r\n", .malformedHost),
        HostileHead(
            "two equal lengths", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n",
            .repeatedContentLength),
        HostileHead(
            "two lengths", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\ncontent-length: 9\r\n\r\n",
            .repeatedContentLength),
        HostileHead(
            "list of lengths", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: 0, 0\r\n\r\n",
            .malformedContentLength),
        HostileHead(
            "signed length", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: +0\r\n\r\n", .malformedContentLength),
        HostileHead(
            "negative length", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", .malformedContentLength),
        HostileHead(
            "hex length", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: 0x0\r\n\r\n", .malformedContentLength),
        HostileHead(
            "empty length", "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: \r\n\r\n", .malformedContentLength),
        HostileHead(
            "endless length",
            "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n",
            .malformedContentLength),
        HostileHead(
            "length and chunks",
            "POST /evil HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            .lengthWithTransferEncoding),
        HostileHead(
            "chunks and length",
            "POST /evil HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
            .lengthWithTransferEncoding),
        HostileHead(
            "gzip, chunked", "POST /evil HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
            .unknownTransferEncoding),
        HostileHead(
            "identity", "POST /evil HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n",
            .unknownTransferEncoding),
        HostileHead(
            "chunked twice",
            "POST /evil HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            .unknownTransferEncoding),
        HostileHead(
            "chunked with something hidden",
            "POST /evil HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \u{B}chunked\r\n\r\n0\r\n\r\n", .malformedHeader),
        HostileHead(
            "chunked in HTTP/1.0",
            "POST /evil HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .unknownTransferEncoding),
        HostileHead(
            "name put together by folding",
            "POST /evil HTTP/1.1\r\nHost: a\r\nTransfer: chunked\r\n -Encoding\r\n\r\n0\r\n\r\n", .foldedHeader),
        HostileHead(
            "unknown expectation", "POST /evil HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nContent-Length: 0\r\n\r\n",
            .unknownExpectation),
    ]
}
