import Domain
import Routes

extension Operation {
    /// Places and stays.
    static var ofSearching: [Operation] {
        [
            Operation(
                method: .get, path: "/api/v1/places", summary: "Places that match what has been typed so far",
                fields: [
                    QueryField(
                        "q", "What has been typed", "{\"type\":\"string\",\"maxLength\":\(PlaceAPI.longestTyped)}",
                        isRequired: true)
                ], answer: found("PlaceList")),
            Operation(
                method: .get, path: "/api/v1/places/popular", summary: "Destinations worth the way from a point",
                fields: [
                    QueryField(
                        "latitude", "Millionths of a degree, north positive", range: -90_000_000...90_000_000,
                        isRequired: true),
                    QueryField(
                        "longitude", "Millionths of a degree, east positive", range: -180_000_000...180_000_000,
                        isRequired: true),
                ], answer: found("PlaceList")),
            Operation(
                method: .get, path: "/api/v1/stays", summary: "Stays that answer a search, page by page",
                fields: conditions + [pins], answer: found("StayPage")),
            Operation(
                method: .get, path: "/api/v1/stays/{id}", summary: "One stay in full", fields: [id] + conditions,
                answer: found("StayDetail"), refusals: [noStay]),
            Operation(
                method: .get, path: "/api/v1/stays/{id}/quote",
                summary: "What a stay costs for some days, and whether it can be booked", fields: [id] + conditions,
                answer: found("StayQuote"), refusals: [noStay]),
            Operation(
                method: .get, path: "/api/v1/stays/{id}/calendar",
                summary: "When a stay can be booked, day by day, with the reasons",
                fields: [
                    id, QueryField("from", "First day; else today", #"{"type":"string","format":"date"}"#),
                    QueryField(
                        "to", "Last day, included; else 729 days from today", #"{"type":"string","format":"date"}"#),
                ], answer: found("StayDays"), refusals: [noStay]),
        ]
    }

    static func found(_ schema: String) -> Answer { Answer(status: .ok, text: "Found", schema: schema) }

    private static let noStay = Refused(.notFound, "No such thing")

    private static let conditions = [
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
    ]

    private static let pins = QueryField(
        "pins", "1 adds pins for the map: for all stays but those on the page", choices: ["0", "1"])
    private static let id = QueryField(
        "id", "Number of the stay", #"{"type":"integer","minimum":1}"#, isRequired: true, place: "path")
}
