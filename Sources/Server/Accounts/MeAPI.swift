import Domain
import HTTP
import Storage
import Wire

/// What somebody has told of themselves, for scripts and apps.
enum MeAPI {
    /// `GET /api/v1/me`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        answer(try await site.account(of: try await site.someone(call)))
    }

    /// `PATCH /api/v1/me`: a merge patch (RFC 7396) of what `show` answers. All of it is done or nothing.
    @Sendable
    static func change(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.someone(call)
        let draft = try ProfileDraft(patch: try await call.patch())
        try await site.change(person.account, draft)
        let account = try await site.account(of: person)
        var response = answer(account)
        // In browsers it is a cookie that tells the language of pages.
        if draft.language != nil, call.request.headers["authorization"] == nil {
            response.headers.append(Preference.cookie(for: account.language, call))
        }
        return response
    }

    private static func answer(_ account: Account) -> Response {
        Response.json(Profile(account).json).with("Cache-Control", "no-store")
    }
}

/// What an account says of its owner, to its owner.
struct Profile: Record {
    private var handle = ""
    /// nil where the handle shows.
    private var name: String?
    private var introduction = ""
    private var phone = ""
    private var birth = Day(number: 0)
    /// nil follows the browser.
    private var language: Language?

    init() {}

    init(_ account: Account) {
        handle = account.handle
        name = account.name.isEmpty ? nil : account.name
        introduction = account.introduction
        phone = account.phone
        birth = account.birthDate
        language = account.language
    }

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("handle", &handle)
        visitor.field("name", &name)
        visitor.field("introduction", &introduction)
        visitor.field("phone", &phone)
        visitor.field("birth", &birth)
        visitor.field("language", &language)
    }
}

extension ProfileDraft {
    /// Each member must be a field that can be changed, and stand once: a body that asks for more is refused as a whole, so that
    /// nobody takes for done what isn't.
    init(patch members: [(name: String, value: JSON)]) throws(Refusal) {
        self.init()
        var faults: [FieldFault] = []
        var seen: Set<String> = []
        for (name, value) in members {
            if let code = seen.insert(name).inserted ? take(value, for: name) : .repeated {
                faults.append(FieldFault(field: name, code: code))
            }
        }
        guard faults.isEmpty else { throw .fields(faults) }
    }

    /// - Returns: what is wrong with it, but for what the rules say later. null takes a value away; where there must be one, the
    ///   rules find it missing.
    private mutating func take(_ value: JSON, for field: String) -> FieldFault.Code? {
        guard ProfileDraft.fields.contains(field) else { return field == "handle" ? .fixed : .unknown }
        let text: String?
        switch value {
        case .null: text = nil
        case .text(let given): text = given
        default: return .mistyped
        }
        switch field {
        case "name": name = text ?? ""
        case "introduction": introduction = text ?? ""
        case "phone": phone = text ?? ""
        case "birth": birth = text ?? ""
        default: language = text.map { .named($0) } ?? .ofBrowser
        }
        return nil
    }

    private static let fields: Set = ["name", "introduction", "phone", "birth", "language"]
}

/// What is wrong with a member of a patch, whatever the rules would say to its value.
struct FieldFault: Equatable, Sendable {
    enum Code: String, Sendable {
        case unknown = "unknown_field"
        /// It is there, but not to be changed.
        case fixed = "read_only"
        case mistyped = "wrong_type"
        case repeated
    }

    let field: String
    let code: Code
}
