import Domain
import HTTP
import Routes

/// A request with what every handler asks first: the language, the brightness, the address's parameters.
struct Call: Sendable {
    let request: Request
    let language: Language
    let theme: Address.Theme
    /// What stood in place of `:name` in the route's pattern, in order.
    private(set) var parameters: [String] = []
    /// Who asks, once that has been proved.
    var person: Person?

    init(_ request: Request) {
        self.request = request
        // The first of these that names a language of ours.
        language =
            request.query.first(Preference.language).flatMap { Language(rawValue: $0) }
            ?? request.cookie(Preference.language).flatMap { Language(rawValue: $0) }
            ?? Language(acceptLanguage: request.headers["accept-language"] ?? "") ?? .korean
        theme = request.cookie(Preference.theme).flatMap { Address.Theme(rawValue: $0) } ?? .system
    }

    func with(_ parameters: [String]) -> Call {
        var call = self
        call.parameters = parameters
        return call
    }

    /// A language that we don't speak is a mistake in the API; people get one that we do.
    func checkLanguage() throws(Refusal) {
        guard isForPrograms, let asked = request.query.first("lang"), Language(rawValue: asked) == nil else { return }
        throw .badField(AddressFault(field: "lang", reason: .malformed))
    }

    /// Whether nothing in the request tells who asks: no credentials, and no cookie but the choices that anybody may
    /// make. Only then may a browser keep the page for whoever comes next. A cookie that this doesn't know counts as
    /// telling, so that a new one can't be forgotten here.
    var isAnonymous: Bool {
        request.headers["authorization"] == nil
            && request.headers.cookieNames.allSatisfy {
                Preference.names.contains($0) || SessionCookies.tellsNothing($0)
            }
    }

    /// Whether what it tells besides is only which browser asks, by the cookie of its hearts (docs/decisions/hearts.md).
    var isOfVisitor: Bool {
        request.headers["authorization"] == nil
            && request.headers.cookieNames.allSatisfy {
                Preference.names.contains($0) || SessionCookies.tellsNothing($0) || Visitor.isCookie($0)
            }
    }

    /// Programs get problem documents, people get pages.
    var isForPrograms: Bool { request.segments.first == "api" }

    var query: Routes.Query {
        Routes.Query(request.query.pairs.map { (name: $0.name, value: $0.value) })
    }

    /// The address with its query, as it can be asked for again.
    var address: String {
        request.path + query.text
    }

    /// Where to go on after signing in: a form that was sent isn't asked for, but the settings are, where forms stand.
    var addressToReturnTo: String {
        request.method == .get || request.method == .head ? address : Address.settings.text
    }

    /// A form leaves fields empty, and pages read that as not asked; a program that sends one has made a mistake.
    func conditions() throws(Refusal) -> Conditions {
        if isForPrograms,
            let empty = query.fields.first(where: { $0.value.isEmpty && Conditions.fields.contains($0.name) })
        {
            throw .badField(AddressFault(field: empty.name, reason: .malformed))
        }
        do {
            return try Conditions(query)
        } catch {
            throw .badField(error)
        }
    }

    /// Whether the results show as cards or on the map.
    func look() throws(Refusal) -> ResultsLook {
        do {
            return try ResultsLook(query)
        } catch {
            throw .badField(error)
        }
    }

    /// A stay's id in the address.
    func stayID() throws(Refusal) -> Stay.ID {
        guard let text = parameters.first, let number = Int32(text), number > 0, String(number) == text else {
            throw .notFound
        }
        return Stay.ID(number)
    }
}
