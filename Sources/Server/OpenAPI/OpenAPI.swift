import HTTP
import Screens

/// What the API can be asked and what it answers, as OpenAPI 3.1. Bodies are described by the fields that read and write them,
/// ranges by the rules that hold them.
enum OpenAPI {
    /// `GET /api/openapi.json`
    @Sendable
    static func document(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        Response.json(site.apiDocument).with("Cache-Control", "public, max-age=300").tagged()
    }

    /// - Parameter limits: how often what may be asked here.
    static func text(_ limits: MembershipLimits) -> String {
        let operations =
            Operation.ofSearching + Operation.ofBookings + Operation.ofWishes(limits) + Operation.ofAccounts(limits)
            + Operation.ofSessions(limits)
        var paths: [String] = []
        for operation in operations where !paths.contains(operation.path) { paths.append(operation.path) }
        let described = paths.map { path in
            let methods = operations.filter { $0.path == path }.map(\.json)
            return "\"\(path)\":{\(methods.joined(separator: ","))}"
        }
        return "{\"openapi\":\"3.1.0\","
            + "\"info\":{\"title\":\"Nadri\",\"version\":\"1\",\"license\":{\"name\":\"Apache-2.0\"}},"
            + "\"paths\":{\(described.joined(separator: ","))},"
            + "\"components\":{\"schemas\":{\(schemas)},\"securitySchemes\":{\(Operation.Access.schemes)}}}"
    }

    private static var schemas: String {
        let named = [
            "PlaceList": SchemaVisitor.schema(of: PlaceList.self),
            "StayPage": SchemaVisitor.schema(of: StayPage.self),
            "StayDetail": SchemaVisitor.schema(of: StayDetail.self),
            "StayQuote": SchemaVisitor.schema(of: StayQuote.self),
            "StayDays": SchemaVisitor.schema(of: StayDays.self),
            "BookingPage": SchemaVisitor.schema(of: BookingPage.self),
            "BookingDetail": SchemaVisitor.schema(of: BookingDetail.self),
            "BookingProblem": SchemaVisitor.schema(of: BookingProblem.self),
            "Availability": SchemaVisitor.schema(of: AvailabilityReply.self),
            "Joined": SchemaVisitor.schema(of: JoinedReply.self),
            "Picture": SchemaVisitor.schema(of: PictureReply.self),
            "Profile": SchemaVisitor.schema(of: Profile.self),
            "Tokens": SchemaVisitor.schema(of: TokensReply.self),
            "PasskeyCreationOptions": SchemaVisitor.schema(of: PasskeyCreationOptions.self),
            "PasskeyRequestOptions": SchemaVisitor.schema(of: PasskeyRequestOptions.self),
            "Passkey": SchemaVisitor.schema(of: PasskeyReply.self),
            "WishPage": SchemaVisitor.schema(of: WishPage.self),
            "Problem": SchemaVisitor.schema(of: Problem.self),
        ]
        return named.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    }
}
