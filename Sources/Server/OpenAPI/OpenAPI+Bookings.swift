import Screens

/// The paths of bookings: all of them ask who one is.
extension OpenAPI {
    static let securitySchemes =
        #""bearer":{"type":"http","scheme":"bearer"},"session":{"type":"apiKey","in":"cookie","name":"access"}"#

    static let bookingSchemas = [
        "\"BookingRequest\":" + SchemaVisitor.schema(of: BookingRequest.self),
        "\"BookingChangeRequest\":" + SchemaVisitor.schema(of: BookingChangeRequest.self),
        "\"BookingDetail\":" + SchemaVisitor.schema(of: BookingDetail.self),
        "\"BookingPage\":" + SchemaVisitor.schema(of: BookingPage.self),
        "\"BookingProblem\":" + SchemaVisitor.schema(of: BookingProblem.self),
    ]

    static let bookingPaths = [
        "\"/api/v1/bookings\":{"
            + [
                operation(
                    "get", "What one has booked, page by page", [when, page, language],
                    [(200, "Found", json("BookingPage")), malformed, noOne, away]),
                operation(
                    "post", "Books a stay; asking again under the same key is harmless", [key, language],
                    body: "BookingRequest",
                    [
                        (201, "Booked", json("BookingDetail")), badBody, noOne,
                        (404, "The stay isn't offered", problem("BookingProblem")),
                        (409, "The nights are taken, or the price has changed", problem("BookingProblem")), badType,
                        (
                            422, "A rule of the stay speaks against it, or the key was used for another question",
                            problem("BookingProblem")
                        ), away,
                    ]),
            ].joined(separator: ",") + "}",
        "\"/api/v1/bookings/{id}\":{"
            + [
                operation(
                    "get", "One booking in full", [id, language],
                    [(200, "Found", json("BookingDetail")), malformed, noOne, unknown, away]),
                operation(
                    "patch", "Moves a booking to other days", [id, language], body: "BookingChangeRequest",
                    [
                        (200, "Changed", json("BookingDetail")), badBody, noOne, unknown,
                        (
                            409,
                            "The nights are taken, the price has changed, or the booking can't be changed any more",
                            problem("BookingProblem")
                        ), badType,
                        (422, "A rule of the stay speaks against it", problem("BookingProblem")), away,
                    ]),
            ].joined(separator: ",") + "}",
        "\"/api/v1/bookings/{id}/cancellation\":{"
            + operation(
                "post", "Cancels a booking; again does nothing", [id, language],
                [
                    (200, "Cancelled", json("BookingDetail")), malformed, noOne, unknown,
                    (409, "It has begun", problem("BookingProblem")), away,
                ]) + "}",
    ]

    private typealias Answer = (status: Int, text: String, content: String)

    private static func operation(
        _ method: String, _ summary: String, _ fields: [QueryField], body: String? = nil, _ answers: [Answer]
    ) -> String {
        let body = body.map { "\"requestBody\":{\"required\":true,\"content\":{\(json($0))}}," } ?? ""
        let responses = answers.map { answer in
            "\"\(answer.status)\":{\"description\":\"\(answer.text)\",\"content\":{\(answer.content)}}"
        }
        return "\"\(method)\":{\"summary\":\"\(summary)\",\"security\":[{\"bearer\":[]},{\"session\":[]}],"
            + "\"parameters\":[\(fields.map(\.json).joined(separator: ","))],\(body)"
            + "\"responses\":{\(responses.joined(separator: ","))}}"
    }

    private static func json(_ schema: String) -> String { content("application/json", schema) }
    private static func problem(_ schema: String) -> String { content("application/problem+json", schema) }

    private static func content(_ type: String, _ schema: String) -> String {
        "\"\(type)\":{\"schema\":{\"$ref\":\"#/components/schemas/\(schema)\"}}"
    }

    /// An address with control characters in it never reaches the API: the HTTP gate refuses it, in plain text.
    private static let gate = ",\"text/plain\":{\"schema\":{\"type\":\"string\"}}"
    private static let malformed: Answer = (400, "A field is wrong; `field` names it", problem("Problem") + gate)
    private static let badBody = malformed
    private static let noOne: Answer = (401, "Nobody is signed in", problem("Problem"))
    private static let unknown: Answer = (404, "Nobody's, or another's", problem("Problem"))
    private static let badType: Answer = (415, "Only JSON is read", problem("Problem"))
    private static let away: Answer = (503, "The database is out of reach; try again", problem("Problem"))

    private static let id = QueryField(
        "id", "Number of the booking", #"{"type":"integer","format":"int64","minimum":1}"#, isRequired: true,
        place: "path")
    private static let key = QueryField(
        "Idempotency-Key",
        "A name for this question, kept for a day: under it the same question gets the first answer again",
        #"{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!-~]+$"}"#, isRequired: true, place: "header")
    private static let when = QueryField(
        "when", "Which: coming has those under way too; else all", choices: BookingsAsked.allCases.map(\.rawValue))
    private static let page = QueryField("page", "Page of 20, from 1", range: 1...100_000)
}
