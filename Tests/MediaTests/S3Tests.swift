import Glibc
import StandIn
import Testing

@testable import Media

@Suite("Pictures in an S3-compatible store")
struct S3Tests {
    private let name = MediaName("abcdefghijklmnopqrstuvwxyz-480.jpeg")
    private let credentials = S3Store.Credentials(accessKey: "KEY", secretKey: "SECRET", sessionToken: "TOKEN")

    private func store(_ service: StandIn, deadline: Duration = .seconds(20)) throws -> S3Store {
        let location = try S3Location("s3://pictures/deep/er?endpoint=\(service.address(""))&region=eu-central-1")
        return S3Store(location, credentials, deadline: deadline, pauses: [.milliseconds(1), .milliseconds(1)])
    }

    /// A store that gives these answers in turn, and notes what it is asked.
    private func service(_ answers: [String], _ heard: Notes = Notes()) throws -> StandIn {
        try StandIn { peer in
            let asked = peer.hear()
            let number = heard.all.count
            heard.note(asked)
            peer.say(answers.indices.contains(number) ? answers[number] : answers.last ?? "")
        }
    }

    private static func answer(_ status: Int, _ body: String = "") -> String {
        "HTTP/1.1 \(status) X\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test func aRequestIsSignedWithItsBodyAndCarriesWhatItShould() async throws {
        let heard = Notes()
        let service = try service([Self.answer(200)], heard)
        try await store(service).put(Array("Welcome to Amazon S3.".utf8), as: #require(name))
        let asked = try #require(heard.all.first)
        #expect(asked.hasPrefix("PUT /pictures/deep/er/abcdefghijklmnopqrstuvwxyz-480.jpeg HTTP/1.1\r\n"))
        #expect(asked.hasSuffix("\r\n\r\nWelcome to Amazon S3."))
        for line in [
            "Content-Type: image/jpeg", "x-amz-security-token: TOKEN",
            // Amazon's own example gives this for this text.
            "x-amz-content-sha256: 44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
        ] {
            #expect(asked.contains("\r\n\(line)\r\n"), "\(line)")
        }
        #expect(asked.contains("/eu-central-1/s3/aws4_request, "))
        #expect(asked.contains("SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token,"))
        #expect(!asked.contains("SECRET"))
    }

    @Test func nothingHasADigestToo() {
        #expect(S3Store.digest([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func whatIsThereIsGivenAndWhatIsNotIsNil() async throws {
        let name = try #require(name)
        let service = try service([
            Self.answer(200, "bytes"), Self.answer(404, "<Error/>"), Self.answer(204), Self.answer(404),
        ])
        let store = try store(service)
        #expect(try await store.get(name) == Array("bytes".utf8))
        #expect(try await store.get(name) == nil)
        try await store.delete(name)
        try await store.delete(name)
        #expect(service.count == 4)
    }

    @Test func aStoreOutOfOrderForAMomentIsAskedAgain() async throws {
        let heard = Notes()
        let service = try service([Self.answer(503), "", Self.answer(200)], heard)
        try await store(service).put([1], as: #require(name))
        #expect(heard.all.count == 3)
        #expect(heard.all.allSatisfy { $0.hasPrefix("PUT ") })
    }

    @Test(arguments: [
        (answer(503), MediaFault.unavailable), (answer(500), .unavailable), ("", .unavailable), (answer(403), .refused),
        (answer(401), .refused), (answer(507), .full), (answer(302), .nonsense), (answer(400), .nonsense),
        ("what?\r\n\r\n", .nonsense),
    ])
    func aStoreThatCannotSaysWhy(answer: String, fault: MediaFault) async throws {
        let service = try service([answer])
        let store = try store(service)
        let name = try #require(name)
        await #expect(throws: fault) { try await store.put([1], as: name) }
        await #expect(throws: fault) { try await store.get(name) }
        await #expect(throws: fault) { try await store.delete(name) }
    }

    @Test func aStoreThatNeverAnswersIsGivenUp() async throws {
        let service = try StandIn { $0.waitUntilGone() }
        let store = try store(service, deadline: .milliseconds(40))
        let name = try #require(name)
        await #expect(throws: MediaFault.unavailable) { try await store.get(name) }
        #expect(await eventually { service.count == 3 })
    }

    @Test func cancellingEndsTheTries() async throws {
        let service = try StandIn { $0.waitUntilGone() }
        let store = try store(service)
        let name = try #require(name)
        let getting = Task { () -> MediaFault? in
            do throws(MediaFault) {
                _ = try await store.get(name)
                return nil
            } catch {
                return error
            }
        }
        #expect(await eventually { service.count == 1 })
        getting.cancel()
        #expect(await getting.value == .cancelled)
    }

    @Test func anAddressIsReadInAllItsParts() throws {
        let plain = try S3Location("s3://my-bucket")
        #expect(plain.region == "us-east-1")
        let name = try #require(name)
        #expect(plain.address(of: name) == "https://my-bucket.s3.us-east-1.amazonaws.com/\(name)")
        let full = try S3Location("s3://my-bucket/a/b/?region=auto&endpoint=https%3A%2F%2Fstore.example%3A9000%2F")
        #expect(full.address(of: name) == "https://store.example:9000/my-bucket/a/b/\(name)")
        #expect(full.region == "auto")
    }

    @Test(arguments: [
        ("", S3Location.Mistake.scheme), ("/data/pictures", .scheme), ("S3://abc", .scheme), ("s3://", .bucket),
        ("s3:///a", .bucket), ("s3://ab", .bucket), ("s3://My-Bucket", .bucket), ("s3://a..b", .bucket),
        ("s3://abc:pw@host", .bucket), ("s3://abc/a//b", .prefix), ("s3://abc/../b", .prefix),
        ("s3://abc/a b", .prefix),
        ("s3://abc/ä", .prefix), ("s3://abc?endpont=https://a", .option("endpont")),
        ("s3://abc?endpoint", .option("endpoint")),
        ("s3://abc?endpoint=a.example", .endpoint), ("s3://abc?endpoint=ftp://a", .endpoint),
        ("s3://abc?endpoint=https://", .endpoint), ("s3://abc?endpoint=https://u:p@a", .endpoint),
        ("s3://abc?endpoint=https://a/path", .endpoint), ("s3://abc?endpoint=https%3A%2", .endpoint),
        ("s3://abc?region=", .region), ("s3://abc?region=EU", .region), ("s3://abc?region=a:b", .region),
    ])
    func anAddressThatIsWrongSaysWhere(text: String, mistake: S3Location.Mistake) {
        #expect(throws: mistake) { try S3Location(text) }
    }
}
