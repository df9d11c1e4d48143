import HTTP
import Screens
import SignIn
import Storage

extension Operation {
    /// Signing in: browsers by cookies, apps by tokens; with a password or a passkey.
    static func ofSessions(_ limits: MembershipLimits) -> [Operation] {
        ofTokens(limits) + ofBrowsers(limits) + ofPasskeys(limits) + ofProofs(limits)
    }

    private static func ofTokens(_ limits: MembershipLimits) -> [Operation] {
        [
            Operation(
                method: .post, path: "/api/v1/tokens", summary: "Sign an app in",
                body: .json(SchemaVisitor.schema(of: SessionOrder.self)), access: .ourPages,
                answer: Answer(status: .ok, text: "Signed in", schema: "Tokens"),
                refusals: [wrongCredentials, guessing(limits)], limit: limits.signIns.rate),
            Operation(
                method: .post, path: "/api/v1/tokens/renewal", summary: "Get new tokens for a refresh token",
                body: .json(SchemaVisitor.schema(of: RenewalOrder.self)), access: .ourPages,
                answer: Answer(
                    status: .ok, text: "Renewed. Where refresh_token is null, the one got meanwhile holds on",
                    schema: "Tokens"),
                refusals: [
                    Refused(.unauthorized, "The session is over, or the token had been used before, which ends it")
                ],
                limit: limits.renewals.rate),
        ]
    }

    private static func ofBrowsers(_ limits: MembershipLimits) -> [Operation] {
        [
            Operation(
                method: .post, path: "/api/v1/sessions", summary: "Sign a browser in",
                body: .json(SchemaVisitor.schema(of: SessionOrder.self)), access: .ourPages, answer: signedIn,
                refusals: [wrongCredentials, guessing(limits)], limit: limits.signIns.rate),
            Operation(
                method: .delete, path: "/api/v1/sessions/current", summary: "Sign out", access: .ourPages,
                answer: Answer(status: .noContent, text: "Signed out, or had been so already", setsCookies: true),
                refusals: [
                    Refused(
                        .unauthorized,
                        "The access token is over, or its cookie is gone; the session may go on. Renew it, then ask again"
                    )
                ]),
        ]
    }

    private static func ofPasskeys(_ limits: MembershipLimits) -> [Operation] {
        [
            Operation(
                method: .post, path: "/api/v1/sessions/passkey/options", summary: "What a passkey has to sign",
                access: .ourPages, answer: options("PasskeyRequestOptions"), limit: limits.passkeys.rate),
            Operation(
                method: .post, path: "/api/v1/sessions/passkey", summary: "Sign a browser in with a passkey",
                body: .json(SchemaVisitor.schema(of: PasskeySessionOrder.self, unused("attestationObject"))),
                access: .ourPages, answer: signedIn,
                refusals: [Refused(.unprocessableContent, "passkey_expired, passkey_invalid")],
                limit: limits.signIns.rate),
            Operation(
                method: .post, path: "/api/v1/passkeys/options", summary: "What is needed to have a passkey made",
                access: .member, asksForProof: true, answer: options("PasskeyCreationOptions"),
                limit: limits.passkeys.rate),
            Operation(
                method: .post, path: "/api/v1/passkeys", summary: "Add a passkey",
                body: .json(
                    SchemaVisitor.schema(
                        of: PasskeyOrder.self,
                        unused("authenticatorData", "signature", "userHandle").merging(
                            [
                                "label": .init(
                                    limits: "\"description\":" + quoted("Else the device's name"), isOptional: true)
                            ]
                        ) { $1 })), access: .member,
                answer: Answer(status: .created, text: "Added", schema: "Passkey", setsCookies: true),
                refusals: [
                    Refused(
                        .unprocessableContent,
                        "passkey_expired, passkey_invalid, passkey_known, passkey_limit: \(Passkeys.most)")
                ], limit: limits.passkeys.rate),
        ]
    }

    private static func ofProofs(_ limits: MembershipLimits) -> [Operation] {
        let rules = ["password", "credential"].map { ($0, SchemaVisitor.Rule(isOptional: true)) }
        return [
            Operation(
                method: .post, path: "/api/v1/proofs/options",
                summary: "What a passkey has to sign to show once more whose it is", access: .member,
                answer: options("PasskeyRequestOptions"), limit: limits.passkeys.rate),
            Operation(
                method: .post, path: "/api/v1/proofs", summary: "Show once more who you are",
                body: .json(
                    SchemaVisitor.schema(
                        of: ProofOrder.self,
                        unused("attestationObject").merging(rules) { $1 })), access: .member,
                answer: Answer(status: .noContent, text: "Shown, for ten minutes"),
                refusals: [
                    Refused(
                        .unprocessableContent,
                        "wrong_credentials; passkey_expired, passkey_invalid, also of somebody else's passkey"),
                    guessing(limits),
                ], limit: limits.signIns.rate),
        ]
    }

    private static let wrongCredentials = Refused(
        .unprocessableContent, "wrong_credentials: the id or the password is not right; which of them isn't told")

    private static func guessing(_ limits: MembershipLimits) -> Refused {
        let rate = limits.signIns.rate
        return Refused(
            .tooManyRequests,
            "More than \(rate.burst) in \(rate.seconds) seconds from one client address, or too soon after wrong passwords"
        )
    }

    private static let signedIn = Answer(status: .noContent, text: "Signed in by cookies", setsCookies: true)

    /// The challenge is kept in a cookie, which has to come back.
    private static func options(_ schema: String) -> Answer {
        Answer(status: .ok, text: "To be handed to the device within five minutes", schema: schema, setsCookies: true)
    }

    /// What devices leave out of a credential's response in this case.
    private static func unused(_ names: String...) -> [String: SchemaVisitor.Rule] {
        Dictionary(
            uniqueKeysWithValues: names.map { ("credential.response.\($0)", SchemaVisitor.Rule(isOptional: true)) })
    }
}
