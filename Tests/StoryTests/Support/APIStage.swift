import Authenticator
import SignIn
import Testing
import Wire

/// On which a page's examples are played, one after the other: Hana's house in Kyoto is there, Jun has joined, has an app and a
/// passkey. What a reply brings can be sent with the next request: `{access_token}` stands for it.
final class APIStage {
    private let site: StorySite
    /// What stands in braces.
    private var values: [String: String] = [:]
    /// Has the passkey.
    private let known: SoftwareAuthenticator
    /// Is to have one.
    private var other = Device(2)

    init(_ site: StorySite) async throws {
        self.site = site
        let browser = StoryBrowser(site)
        try await browser.joinAsJun()
        try await browser.signInAsJun()
        var device = Device(1)
        #expect(try await device.add(browser).status == 201)
        known = device.authenticator
        learn(try await browser.send("POST", "/api/v1/tokens", json: Jun.session()))
    }

    func play(_ example: APIExample) async throws -> Reply {
        var headers = ["Accept-Language": "en"]
        for (name, value) in example.headers { headers[name] = filled(value) }
        let body = try example.body.map {
            $0 == "{picture}" ? try Story.bytes("Tests/MediaTests/Fixtures/turned.jpg") : Array(filled($0).utf8)
        }
        let reply = try await site.ask(example.method, filled(example.target), headers, body: body)
        learn(reply)
        return reply
    }

    func filled(_ text: String) -> String {
        values.reduce(into: text) { text, value in text = text.replacing("{\(value.key)}", with: value.value) }
    }

    private func learn(_ reply: Reply) {
        for member in reply.json?.members ?? [] { values[member.name] = member.value.text }
        for header in reply.headers where header.name.lowercased() == "set-cookie" {
            let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { values[String(pair[0])] = String(pair[1]) }
        }
        answerChallenge(of: reply)
    }

    /// What the device gives for it stands in `{credential}`.
    private func answerChallenge(of reply: Reply) {
        guard let json = reply.json, let challenge = json["challenge"]?.text.flatMap({ Base64URL.decode($0) }) else {
            return
        }
        if json["rpId"] != nil {
            values["credential"] = Device.credential(known.assertion(challenge: challenge))
        } else {
            other.authenticator.user = json["user"]?["id"]?.text.flatMap { Base64URL.decode($0) } ?? []
            values["credential"] = Device.credential(other.registration(challenge))
        }
    }
}
