import Domain
import HTTP
import Screens
import SignIn

extension Operation {
    /// Making an account, and what it says of its owner.
    static func ofAccounts(_ limits: MembershipLimits) -> [Operation] {
        [
            Operation(
                method: .get, path: "/api/v1/handles/{handle}", summary: "Whether an id is still to be had",
                fields: [
                    QueryField("handle", "The id", "{\"type\":\"string\",\(handle)}", isRequired: true, place: "path")
                ], answer: found("Availability"), limit: limits.questions.rate),
            Operation(
                method: .post, path: "/api/v1/accounts", summary: "Make an account", body: .json(accountOrder),
                access: .ourPages,
                answer: Answer(
                    status: .created, text: "Made, with ten recovery codes that are told only now", schema: "Joined"),
                refusals: [Refused(.unprocessableContent, signUpRefusals(SignUpField.allCases))],
                limit: limits.signUps.rate),
            Operation(
                method: .post, path: "/api/v1/pictures",
                summary: "Send a picture of oneself, for an account to be made",
                body: Body(types: pictureTypes, schema: #"{"type":"string","format":"binary"}"#), access: .ourPages,
                answer: Answer(status: .created, text: "Kept for two days; then it must be in use", schema: "Picture"),
                refusals: [Refused(.unprocessableContent, signUpRefusals([.picture]))], limit: limits.uploads.rate),
            Operation(
                method: .get, path: "/api/v1/me", summary: "What one has told of oneself", access: .member,
                answer: found("Profile")),
            Operation(
                method: .patch, path: "/api/v1/me", summary: "Change what one has told of oneself",
                body: Body(types: ["application/merge-patch+json", "application/json"], schema: profilePatch),
                access: .member, answer: Answer(status: .ok, text: "Changed, and as it is now", schema: "Profile"),
                refusals: [
                    Refused(
                        .unprocessableContent,
                        signUpRefusals([.introduction, .phone, .birth])
                            + "; name: too_long, bad_character; language: unknown; any field: unknown_field, read_only, "
                            + "wrong_type, repeated. Nothing is changed")
                ]),
        ]
    }

    private static let pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/heic"]

    /// `Refused; handle: missing, too_short, …; password: …`, as the rules have it.
    private static func signUpRefusals(_ fields: [SignUpField]) -> String {
        let told = fields.map { field in
            let codes = SignUpRefusal.allCases.filter { $0.field == field }.map { $0.code.description }
            return "\(field.name): \(codes.joined(separator: ", "))"
        }
        return "Refused; `refusals` names each field with its code. " + told.joined(separator: "; ")
    }

    private static let handle = length(Handle.lengths) + #","pattern":"^[a-z0-9_]*$""#
    private static let introduction = length(1...Introduction.longest)
    private static let phone = #""pattern":"^\\+?([ -]*[0-9]){9,15}[ -]*$""#
    private static let birth = #""format":"date""#

    private static func length(_ range: ClosedRange<Int>) -> String {
        "\"minLength\":\(range.lowerBound),\"maxLength\":\(range.upperBound)"
    }

    private static var accountOrder: String {
        SchemaVisitor.schema(
            of: AccountOrder.self,
            [
                "handle": .init(limits: handle), "password": .init(limits: length(PasswordRule.lengths)),
                "introduction": .init(limits: introduction), "phone": .init(limits: phone),
                "birth": .init(limits: birth),
                "picture": .init(
                    limits: "\"description\":" + quoted("The key that POST /api/v1/pictures answers"), isOptional: true),
                "avatar": .init(
                    limits: "\"description\":" + quoted("Which drawing stands in for a picture"), isOptional: true),
                "terms": .init(limits: "\"const\":true"), "privacy": .init(limits: "\"const\":true"),
            ])
    }

    private static var profilePatch: String {
        let languages = Language.allCases.map { quoted($0.rawValue) }.joined(separator: ",")
        let name = quoted("null or empty shows the id")
        return "{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":[\"string\",\"null\"],\"maxLength\":\(DisplayName.longest),\"description\":\(name)},"
            + "\"introduction\":{\"type\":\"string\",\(introduction)},\"phone\":{\"type\":\"string\",\(phone)},"
            + "\"birth\":{\"type\":\"string\",\(birth)},"
            + "\"language\":{\"type\":[\"string\",\"null\"],\"enum\":[\(languages),null],"
            + "\"description\":\(quoted("null follows the browser"))}},\"additionalProperties\":false}"
    }
}
