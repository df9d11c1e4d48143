import Domain
import HTTP
import Routes
import Screens

/// What the API can be asked and what it answers, as OpenAPI 3.1. Answers are described by the fields that write them.
enum OpenAPI {
    @Sendable
    static func document(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        Response.json(Array(text.utf8)).with("Cache-Control", "public, max-age=300").tagged()
    }

    private static let text: String = {
        let paths = [
            path("/api/v1/places", "Places that match what has been typed so far", placeFields, "PlaceList"),
            path("/api/v1/places/popular", "Destinations worth the way from a point", popularFields, "PlaceList"),
            path("/api/v1/stays", "Stays that answer a search, page by page", stayFields + [pins], "StayPage"),
            path("/api/v1/stays/{id}", "One stay in full", [id] + conditionFields, "StayDetail", isNamed: true),
            path(
                "/api/v1/wishes", "What whoever asks has put a heart on, the newest first", [cards, language],
                "WishPage",
                isPersonal: true),
            wishChanges,
        ]
        let schemas = [
            "\"PlaceList\":" + SchemaVisitor.schema(of: PlaceList.self),
            "\"StayPage\":" + SchemaVisitor.schema(of: StayPage.self),
            "\"StayDetail\":" + SchemaVisitor.schema(of: StayDetail.self),
            "\"WishPage\":" + SchemaVisitor.schema(of: WishPage.self),
            "\"Problem\":" + SchemaVisitor.schema(of: Problem.self),
        ]
        return
            "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Nadri\",\"version\":\"1\",\"license\":{\"name\":\"Apache-2.0\"}},"
            + "\"paths\":{\(paths.joined(separator: ","))},\"components\":{\"schemas\":{\(schemas.joined(separator: ","))}}}"
    }()

    private static func path(
        _ path: String, _ summary: String, _ fields: [QueryField], _ answer: String, isNamed: Bool = false,
        isPersonal: Bool = false
    ) -> String {
        // An address with control characters in it never reaches the API: the HTTP gate refuses it, in plain text.
        let gate = ",\"text/plain\":{\"schema\":{\"type\":\"string\"}}"
        let failures =
            [(400, "A field is wrong; `field` names it. In plain text: the address is malformed", gate)]
            + (isNamed ? [(404, "No such thing", "")] : []) + (isPersonal ? [(401, accessIsOver, "")] : [])
        let others = (failures + [(503, "The database is out of reach; try again", "")]).map { status, text, more in
            "\"\(status)\":{\"description\":\"\(text)\",\"content\":{\"application/problem+json\":"
                + "{\"schema\":{\"$ref\":\"#/components/schemas/Problem\"}}\(more)}}"
        }
        return "\"\(path)\":{\"get\":{\"summary\":\"\(summary)\","
            + "\"parameters\":[\(fields.map(\.json).joined(separator: ","))],"
            + "\"responses\":{\"200\":{\"description\":\"Found\",\"content\":{\"application/json\":"
            + "{\"schema\":{\"$ref\":\"#/components/schemas/\(answer)\"}}}},\(others.joined(separator: ","))}}}"
    }

    private static let accessIsOver = "The access is over: renew it and ask again"

    /// Putting a heart on and taking it off.
    private static var wishChanges: String {
        let failures = [
            (400, "The address is malformed"), (401, accessIsOver), (403, "Not from a page or app of ours"),
            (404, "There is no such thing"), (409, "The wishlist is full"), (429, "Too many; Retry-After says when"),
            (503, "The database is out of reach; try again"),
        ]
        func operation(_ method: String, _ summary: String) -> String {
            let others = failures.map { status, text in
                // The HTTP gate refuses in plain text what is no address at all.
                let gate = status == 400 ? ",\"text/plain\":{\"schema\":{\"type\":\"string\"}}" : ""
                return "\"\(status)\":{\"description\":\"\(text)\",\"content\":{\"application/problem+json\":"
                    + "{\"schema\":{\"$ref\":\"#/components/schemas/Problem\"}}\(gate)}}"
            }
            return "\"\(method)\":{\"summary\":\"\(summary)\","
                + "\"parameters\":[\([wishKind, wishID, header, language].map(\.json).joined(separator: ","))],"
                + "\"responses\":{\"204\":{\"description\":\"Done, or so already\"},\(others.joined(separator: ","))}}"
        }
        let operations = [operation("put", "Puts a heart on it"), operation("delete", "Takes its heart off")]
        return "\"/api/v1/wishes/{kind}/{id}\":{\(operations.joined(separator: ","))}"
    }

    private static let language = QueryField(
        "lang", "Language of names and messages; else by Accept-Language", choices: Language.allCases.map(\.rawValue))

    private static let placeFields = [
        QueryField(
            "q", "What has been typed", "{\"type\":\"string\",\"maxLength\":\(PlaceAPI.longestTyped)}", isRequired: true
        ),
        language,
    ]

    private static let popularFields = [
        QueryField(
            "latitude", "Millionths of a degree, north positive", range: -90_000_000...90_000_000, isRequired: true),
        QueryField(
            "longitude", "Millionths of a degree, east positive", range: -180_000_000...180_000_000, isRequired: true),
        language,
    ]

    private static let conditionFields = [
        QueryField("check_in", "Day of arrival", #"{"type":"string","format":"date"}"#),
        QueryField("check_out", "Day of departure; the same day is day use", #"{"type":"string","format":"date"}"#),
        QueryField("adults", "Adults", range: 0...8),
        QueryField("children", "Children; not without an adult", range: 0...8),
        QueryField("infants", "Infants; not without an adult", range: 0...8),
        QueryField("place", "Number of a place", range: 1...Int64(Int32.max)),
        QueryField("area", "south,west,north,east in millionths of a degree", #"{"type":"string"}"#),
        QueryField("price_min", "Least all-in average per night, reference currency", range: 0...1_000_000_000_000),
        QueryField("price_max", "Most all-in average per night, reference currency", range: 0...1_000_000_000_000),
        QueryField("amenities", "Names separated by commas", #"{"type":"string"}"#),
        QueryField("sort", "Order", choices: StaySearch.Order.allCases.map(\.name)),
        QueryField("page", "Page of 20, from 1", range: 1...Int64(Conditions.lastPage)),
        language,
    ]

    private static let stayFields = conditionFields
    private static let pins = QueryField(
        "pins", "1 adds pins for the map: for all stays but those on the page", choices: ["0", "1"])
    private static let cards = QueryField("cards", "1 adds what the cards of stays show", choices: ["0", "1"])
    private static let wishKind = QueryField(
        "kind", "What it is", #"{"type":"string","enum":["stay","hotel","course"]}"#, isRequired: true, place: "path")
    private static let wishID = QueryField(
        "id", "Its number", #"{"type":"integer","minimum":1,"maximum":2147483647}"#, isRequired: true, place: "path")
    private static let header = QueryField(
        "Nadri-Request",
        "Anything, by which a script of ours shows that no other site sends it; not with a bearer token",
        #"{"type":"string"}"#, place: "header")
    private static let id = QueryField(
        "id", "Number of the stay", #"{"type":"integer","minimum":1}"#, isRequired: true, place: "path")
}

/// One parameter of an address.
private struct QueryField {
    let json: String

    init(_ name: String, _ text: String, _ schema: String, isRequired: Bool = false, place: String = "query") {
        json =
            "{\"name\":\"\(name)\",\"in\":\"\(place)\",\"required\":\(isRequired),\"description\":\"\(text)\","
            + "\"schema\":\(schema)}"
    }

    init(_ name: String, _ text: String, range: ClosedRange<Int64>, isRequired: Bool = false) {
        self.init(
            name, text,
            "{\"type\":\"integer\",\"minimum\":\(range.lowerBound),\"maximum\":\(range.upperBound)}",
            isRequired: isRequired)
    }

    init(_ name: String, _ text: String, choices: [String]) {
        let list = choices.map { "\"\($0)\"" }.joined(separator: ",")
        self.init(name, text, "{\"type\":\"string\",\"enum\":[\(list)]}")
    }
}
