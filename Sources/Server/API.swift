import HTTP

/// Every address of the API: one line each.
enum API {
    static let routes = [
        Route(.get, "/api/v1/places", PlaceAPI.search),
        Route(.get, "/api/v1/places/popular", PlaceAPI.popular),
        Route(.get, "/api/v1/stays", StayAPI.search),
        Route(.get, "/api/v1/stays/:id", StayAPI.one),
        Route(.get, "/api/v1/stays/:id/quote", StayTermsAPI.quote),
        Route(.get, "/api/v1/stays/:id/calendar", StayTermsAPI.calendar),
        Route(.get, "/api/v1/bookings", BookingAPI.list),
        Route(.post, "/api/v1/bookings", BookingAPI.book),
        Route(.get, "/api/v1/bookings/:id", BookingAPI.one),
        Route(.patch, "/api/v1/bookings/:id", BookingAPI.change),
        Route(.post, "/api/v1/bookings/:id/cancellation", BookingAPI.cancel),
        Route(.get, "/api/v1/wishes", WishAPI.list),
        Route(.put, "/api/v1/wishes/:kind/:id", WishAPI.add),
        Route(.delete, "/api/v1/wishes/:kind/:id", WishAPI.remove),
        Route(.get, "/api/v1/handles/:handle", namesPerson: true, AccountAPI.availability),
        Route(.post, "/api/v1/accounts", AccountAPI.create),
        Route(.post, "/api/v1/pictures", takesPicture: true, PortraitPages.send),
        Route(.post, "/api/v1/sessions", AccountAPI.signIn),
        Route(.post, "/api/v1/sessions/passkey/options", PasskeyAPI.sessionOptions),
        Route(.post, "/api/v1/sessions/passkey", PasskeyAPI.signIn),
        Route(.post, "/api/v1/passkeys/options", PasskeyAPI.options),
        Route(.post, "/api/v1/passkeys", PasskeyAPI.add),
        Route(.post, "/api/v1/proofs/options", ProofAPI.options),
        Route(.post, "/api/v1/proofs", ProofAPI.create),
        Route(.delete, "/api/v1/sessions/current", AccountAPI.signOut),
        Route(.post, "/api/v1/tokens", AccountAPI.tokens),
        Route(.post, "/api/v1/tokens/renewal", AccountAPI.renewTokens),
        Route(.get, "/api/v1/me", MeAPI.show),
        Route(.patch, "/api/v1/me", MeAPI.change),
        Route(.get, "/api/openapi.json", OpenAPI.document),
    ]
}
