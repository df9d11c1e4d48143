import Seeded
import Testing

@testable import HTTP

@Suite("Addresses and queries, decoded")
struct TargetTests {
    private func target(_ text: String) -> Target? { Target(text.utf8) }

    @Test func pathsAreTakenApart() {
        #expect(target("/")?.segments == [])
        #expect(target("/a")?.segments == ["a"])
        #expect(target("/a/")?.segments == ["a", ""])
        #expect(target("//a")?.segments == ["", "a"])
        #expect(target("/%EC%84%9C%EC%9A%B8/%41?x")?.segments == ["서울", "A"])
        #expect(target("/a+b")?.segments == ["a+b"])
        #expect(target("/a?b/../c=%2F")?.query.pairs == [Query.Pair(name: "b/../c", value: "/")])
        #expect(target("/...")?.segments == ["..."])
    }

    @Test(arguments: [
        "", "a", "?a", "/%", "/%4", "/%4g", "/%00", "/%0a", "/%7f", "/%80", "/%C3", "/%ED%A0%80", "/%C0%AF", "/.",
        "/..",
        "/a/..", "/%2e", "/.%2E/", "/%2f", "/a#b", "/a b", "/a\tb", "/é", "/a?%", "/a?b=%00", "/a?b=%1f", "/a?%FF=1",
        "/a?b c", "/a?é",
    ])
    func whatIsNotExactlyRightIsNil(text: String) {
        #expect(target(text) == nil)
    }

    @Test func queriesAreTakenApart() {
        func pairs(_ text: String) -> [String]? { Query(decoding: text.utf8)?.pairs.map { "\($0.name)→\($0.value)" } }
        #expect(pairs("") == [])
        #expect(pairs("&&") == [])
        #expect(pairs("a") == ["a→"])
        #expect(pairs("a=1&a=2&b==3=") == ["a→1", "a→2", "b→=3="])
        #expect(pairs("=x") == ["→x"])
        #expect(pairs("a%3Db=c%26d") == ["a=b→c&d"])
        #expect(pairs("q=a+b%2Bc") == ["q→a b+c"])
        #expect(pairs("text=one%0D%0Atwo") == ["text→one\r\ntwo"])
        #expect(pairs("q=%F0%9F%8F%A1") == ["q→🏡"])
    }

    @Test func anyBytesAreDecodedOrRefusedWithoutATrap() {
        var random = SeededNumbers(seed: 42)
        let alphabet = Array("/?&=%+.0aF\u{0}\u{7F}é#".utf8)
        for _ in 0..<20_000 {
            let bytes = (0..<Int(random.next() % 24)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
            guard let target = Target(bytes) else { continue }
            #expect(target.path.utf8.first == UInt8(ascii: "/"))
            #expect(!target.segments.contains { $0 == ".." || $0.contains("/") || $0.utf8.contains(0) })
        }
    }
}
