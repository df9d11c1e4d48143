import HTTP

/// Every address of the API: one line each.
enum API {
    static let routes = [
        Route(.get, "/api/v1/places", PlaceAPI.search),
        Route(.get, "/api/v1/places/popular", PlaceAPI.popular),
        Route(.get, "/api/v1/stays", StayAPI.search),
        Route(.get, "/api/v1/stays/:id", StayAPI.one),
        Route(.get, "/api/openapi.json", OpenAPI.document),
    ]
}
