/// What a stand-in answers. Whoever serves it turns this into pages.
public enum StandInAnswer: Sendable {
    /// To be sent as it is.
    case reply(ProviderResponse)
    /// A page that asks who one is and whether that may be told.
    case consent(StandInConsent)
    /// 303 to that address.
    case redirect(String)
    /// A page that posts this form at once, as Apple's does.
    case form(action: String, FormFields)
    /// A page saying that the request is wrong, 400. In English, for developers.
    case problem(String)
}

/// What the page of consent shows. It posts to the address that it was asked at: `request`, and either `person` with an id, or
/// `refusal`.
public struct StandInConsent: Sendable {
    /// Goes back with the answer, in a hidden field.
    public let request: String
    public let clientID: String
    /// Whom to choose from.
    public let people: [StandInPerson]
}
