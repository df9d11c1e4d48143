import Authenticator
import SignIn
import Testing
import Wire

/// A device with one passkey, that does what our script makes a browser do.
struct Device {
    var authenticator = SoftwareAuthenticator()

    /// - Parameter id: other ids are other passkeys.
    init(_ id: UInt8 = 1) {
        authenticator = SoftwareAuthenticator(credential: [UInt8](repeating: id, count: 32))
        authenticator.origin = "http://nadri.test"
        authenticator.party = "nadri.test"
    }

    /// Asks what to make, makes it, sends it.
    mutating func add(
        _ browser: StoryBrowser, label: String = "", _ headers: [String: String] = [:]
    ) async throws -> Reply {
        let options = try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")
        guard options.status == 200 else { return options }
        let json = try #require(options.json)
        authenticator.user = try #require(json["user"]?["id"]?.text.flatMap { Base64URL.decode($0) })
        return try await send(registration(try Device.challenge(json)), label: label, to: browser, headers)
    }

    func registration(_ challenge: [UInt8]) -> PasskeyRegistration { authenticator.registration(challenge: challenge) }

    func send(
        _ made: PasskeyRegistration, label: String = "", to browser: StoryBrowser, _ headers: [String: String] = [:]
    ) async throws -> Reply {
        try await browser.send(
            "POST", "/api/v1/passkeys", json: #"{"label":"\#(label)","credential":\#(Device.credential(made))}"#,
            headers)
    }

    static func credential(_ made: PasskeyRegistration) -> String {
        let response =
            #"{"clientDataJSON":"\#(Base64URL.encode(made.clientData))","#
            + #""attestationObject":"\#(Base64URL.encode(made.attestation))"}"#
        return #"{"id":"\#(Base64URL.encode(made.credential))","type":"public-key","response":\#(response)}"#
    }

    /// Asks what to sign, signs it, sends it.
    func signIn(_ browser: StoryBrowser) async throws -> Reply {
        let options = try await browser.send("POST", "/api/v1/sessions/passkey/options", json: "{}")
        guard options.status == 200 else { return options }
        return try await signIn(browser, with: Device.assertion(authenticator, try #require(options.json)))
    }

    func signIn(_ browser: StoryBrowser, with assertion: PasskeyAssertion) async throws -> Reply {
        try await browser.send("POST", "/api/v1/sessions/passkey", json: Device.body(assertion))
    }

    /// The same for showing once more whose account it is.
    func prove(_ browser: StoryBrowser) async throws -> Reply {
        let options = try await browser.send("POST", "/api/v1/proofs/options", json: "{}")
        guard options.status == 200 else { return options }
        let assertion = try Device.assertion(authenticator, try #require(options.json))
        return try await browser.send("POST", "/api/v1/proofs", json: Device.body(assertion))
    }

    static func assertion(_ authenticator: SoftwareAuthenticator, _ options: JSON) throws -> PasskeyAssertion {
        authenticator.assertion(challenge: try challenge(options))
    }

    static func challenge(_ options: JSON) throws -> [UInt8] {
        try #require(options["challenge"]?.text.flatMap { Base64URL.decode($0) })
    }

    static func body(_ assertion: PasskeyAssertion) -> String { #"{"credential":\#(credential(assertion))}"# }

    static func credential(_ assertion: PasskeyAssertion) -> String {
        let response =
            #"{"clientDataJSON":"\#(Base64URL.encode(assertion.clientData))","#
            + #""authenticatorData":"\#(Base64URL.encode(assertion.authenticatorData))","#
            + #""signature":"\#(Base64URL.encode(assertion.signature))","#
            + #""userHandle":"\#(Base64URL.encode(assertion.user))"}"#
        return #"{"id":"\#(Base64URL.encode(assertion.credential))","type":"public-key","response":\#(response)}"#
    }
}
