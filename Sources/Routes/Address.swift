import Domain

/// Every address that a page links to, as a value.
public enum Address: Equatable, Sendable {
    case home
    case destination(Conditions)
    /// The form of the conditions, step by step.
    case conditions(Conditions, FormLook = .fresh)
    case results(Conditions, ResultsLook = .cards)
    case stay(Stay.ID, Conditions)
    /// The form that asks for what a booking needs and hasn't been told.
    case reservation(Stay.ID, Conditions, FormLook = .fresh)
    /// The last look before a booking, over the stay's page.
    /// - Parameter key: under which it was asked for already; empty before.
    case finalDialog(Stay.ID, Conditions, key: String = "")
    case components
    case offline
    /// The choice of a language, and where to go on afterwards.
    case language(Language, back: String)
    case theme(Theme, back: String)

    /// - Parameter back: where signing in leads afterwards; empty for home.
    case signIn(back: String)
    case signUp(back: String)
    case signUpDetails(back: String)
    /// Where signing in with another service begins.
    case provider(String, back: String)
    /// Gets a browser whose access has run out a new one, and leads back.
    case renewal(back: String)
    case settings
    case signOut
    case terms
    case privacy

    /// What somebody has booked: the first part of the schedule.
    case bookings
    case wishlist
    /// Where a heart's form goes that puts it on, and the one that takes it off.
    case wish(Wish)
    case wishRemoval(Wish)

    /// One of a stay's pictures, counted from 0.
    case picture(Stay.ID, view: Int)
    case hostPicture(Stay.ID)
    /// The main picture for services that show no SVG.
    case previewPicture(Stay.ID)
    /// The link to a stay's page as a QR code.
    case shareCode(Stay.ID, Conditions)

    /// Whether the id is still to be had.
    case handleAPI(String)
    case accountsAPI
    case sessionsAPI
    case picturesAPI
    case placesAPI(typed: String, Language)
    case popularPlacesAPI(near: Coordinate, Language)
    /// - Parameter pins: whether the answer is to bring what the map shows.
    case staysAPI(Conditions, Language, pins: Bool = false)
    case stayAPI(Stay.ID, Conditions, Language)
    case stayQuoteAPI(Stay.ID, Conditions, Language)
    case stayCalendarAPI(Stay.ID)
    case bookingsAPI
    case newBookingAPI(Language)
    case bookingAPI(Booking.ID)
    case bookingCancellationAPI(Booking.ID)
    case wishAPI(Wish)
    case wishesAPI
    /// With what the cards show.
    case wishCardsAPI(Language)

    public enum Theme: String, CaseIterable, Sendable {
        case light, dark, system
    }
}

extension Address {
    /// The address as it stands in a link.
    public var text: String {
        switch self {
        case .home: "/"
        case .destination(let conditions): "/stays/destination" + conditions.query.text
        case .conditions(let conditions, let look): "/stays/conditions" + Address.adding(look, to: conditions)
        case .results(let conditions, let look): "/stays/search" + Address.adding(look, to: conditions)
        case .stay(let id, let conditions): "/stays/" + String(id.number) + conditions.query.text
        case .reservation(let id, let conditions, let look):
            "/stays/" + String(id.number) + "/booking" + Address.adding(look, to: conditions)
        case .finalDialog(let id, let conditions, let key):
            "/stays/" + String(id.number) + FinalDialogLook(key: key).query(with: conditions).text
        case .components: "/components"
        case .offline: "/offline"
        case .language(let language, let back): "/language/" + language.rawValue + Address.backQuery(back)
        case .theme(let theme, let back): "/theme/" + theme.rawValue + Address.backQuery(back)
        case .signIn(let back): "/sign-in" + Address.backQuery(back)
        case .signUp(let back): "/sign-up" + Address.backQuery(back)
        case .signUpDetails(let back): "/sign-up/details" + Address.backQuery(back)
        case .provider(let slug, let back):
            "/sign-in/" + PercentEncoding.encoded(slug) + Address.backQuery(back)
        case .renewal(let back): "/session/renewal" + Address.backQuery(back)
        case .settings: "/settings"
        case .signOut: "/sign-out"
        case .terms: "/terms"
        case .privacy: "/privacy"
        case .bookings: "/bookings"
        case .wishlist: "/wishlist"
        case .wish(let wish): "/wishes/" + Address.path(wish)
        case .wishRemoval(let wish): "/wishes/" + Address.path(wish) + "/removal"
        case .wishAPI(let wish): "/api/v1/wishes/" + Address.path(wish)
        case .wishesAPI: "/api/v1/wishes"
        case .wishCardsAPI(let language):
            "/api/v1/wishes" + Address.query(("cards", "1"), ("lang", language.rawValue))
        case .picture(let id, let view): "/pictures/stays/" + String(id.number) + "/" + String(view) + ".svg"
        case .hostPicture(let id): "/pictures/hosts/" + String(id.number) + ".svg"
        case .previewPicture(let id): "/pictures/stays/" + String(id.number) + "/preview.jpeg"
        case .shareCode(let id, let conditions):
            "/stays/" + String(id.number) + "/code.svg" + conditions.query.text
        case .handleAPI(let handle): "/api/v1/handles/" + PercentEncoding.encoded(handle)
        case .accountsAPI: "/api/v1/accounts"
        case .sessionsAPI: "/api/v1/sessions"
        case .picturesAPI: "/api/v1/pictures"
        case .placesAPI(let typed, let language):
            "/api/v1/places" + Address.query(("q", typed), ("lang", language.rawValue))
        case .popularPlacesAPI(let near, let language):
            "/api/v1/places/popular"
                + Address.query(
                    ("latitude", String(near.latitude)), ("longitude", String(near.longitude)),
                    ("lang", language.rawValue))
        case .staysAPI(let conditions, let language, let pins):
            "/api/v1/stays" + Address.adding(language, to: conditions, pins: pins)
        case .stayAPI(let id, let conditions, let language):
            "/api/v1/stays/" + String(id.number) + Address.adding(language, to: conditions)
        case .stayQuoteAPI(let id, let conditions, let language):
            "/api/v1/stays/" + String(id.number) + "/quote" + Address.adding(language, to: conditions)
        case .stayCalendarAPI(let id): "/api/v1/stays/" + String(id.number) + "/calendar"
        case .bookingsAPI: "/api/v1/bookings"
        case .newBookingAPI(let language): "/api/v1/bookings" + Address.query(("lang", language.rawValue))
        case .bookingAPI(let id): "/api/v1/bookings/" + String(id.number)
        case .bookingCancellationAPI(let id): "/api/v1/bookings/" + String(id.number) + "/cancellation"
        }
    }

    /// `stay/42`
    private static func path(_ wish: Wish) -> String { wish.kind.text + "/" + String(wish.number) }

    private static func backQuery(_ back: String) -> String { back.isEmpty ? "" : query(("back", back)) }

    private static func query(_ pairs: (name: String, value: String)...) -> String {
        Query(pairs).text
    }

    private static func adding(_ look: ResultsLook, to conditions: Conditions) -> String {
        var query = conditions.query
        look.add(to: &query)
        return query.text
    }

    private static func adding(_ look: FormLook, to conditions: Conditions) -> String {
        var query = conditions.query
        look.add(to: &query)
        return query.text
    }

    private static func adding(_ language: Language, to conditions: Conditions, pins: Bool = false) -> String {
        var query = conditions.query
        if pins { query.add("pins", "1") }
        query.add("lang", language.rawValue)
        return query.text
    }
}
