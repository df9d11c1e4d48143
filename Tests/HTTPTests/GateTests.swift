import Seeded
import Testing

@testable import HTTP

@Suite("The strict gate, without sockets")
struct GateTests {
    @Test(arguments: HostileHead.all)
    func aHostileHeadIsRefusedForItsReason(head: HostileHead) {
        #expect(RequestGate.refusal(of: headAlone(head.bytes)) == head.refusal)
    }

    @Test func anHonestHeadIsAdmitted() throws {
        let text =
            "POST /a/b?c=d HTTP/1.1\r\nHost: [::1]:8080\r\nX-Empty:\r\nX-Blank: \t \r\nX-Text:\t a b \r\nContent-Length: 007\r\n\r\n"
        let head = try RequestGate.admit(Array(text.utf8))
        #expect(head.method == .post)
        #expect(head.version == .http11)
        #expect(head.target.segments == ["a", "b"])
        #expect(head.host == "[::1]:8080")
        #expect(head.framing == .length(7))
        #expect(head.headers["x-empty"] == "")
        #expect(head.headers["x-blank"] == "")
        #expect(head.headers["x-text"] == "a b")
    }

    @Test func everyKnownMethodIsAdmitted() throws {
        for method in Method.allCases {
            let head = try RequestGate.admit(Array("\(method.rawValue) / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
            #expect(head.method == method)
            #expect(head.framing == .none)
        }
    }

    @Test func bytesAfterTheBlankLineAreRefused() {
        #expect(RequestGate.refusal(of: Array((plainGet + "x").utf8)) == .unseenBytes)
    }

    @Test func everyBeginningOfAHeadIsRefused() {
        let whole = Array("POST /a?b=%20 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
        #expect(RequestGate.refusal(of: whole) == nil)
        for count in 0..<whole.count {
            #expect(RequestGate.refusal(of: Array(whole.prefix(count))) != nil)
        }
    }

    @Test func changedBytesNeverTrapAndNeverHideALineEnd() {
        var random = SeededNumbers(seed: 20_261_130)
        let honest = Array("GET /a%20b?c=%41 HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nX: y\r\n\r\n".utf8)
        for _ in 0..<20_000 {
            var head = honest
            for _ in 0..<Int(random.next() % 3 + 1) {
                head[Int(random.next() % UInt64(head.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            guard let admitted = try? RequestGate.admit(head) else { continue }
            #expect(admitted.target.path.utf8.allSatisfy { (0x21...0x7E).contains($0) })
            #expect(!head.contains(0))
            // As many lines as fields, the request line and the blank one; and no line end but CRLF.
            #expect(head.filter { $0 == 0x0A }.count == admitted.headers.count + 2)
            #expect(head.filter { $0 == 0x0D }.count == admitted.headers.count + 2)
        }
    }

    /// Without the body that some heads bring for the sockets' sake.
    private func headAlone(_ bytes: [UInt8]) -> [UInt8] {
        let blankLineAndChunks = Array("\r\n\r\n0\r\n\r\n".utf8)
        return bytes.suffix(blankLineAndChunks.count).elementsEqual(blankLineAndChunks) ? bytes.dropLast(5) : bytes
    }
}
