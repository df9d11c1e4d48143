import Domain
import HTTP
import Screens
import Storage
import Views
import Wire
import Words

/// The settings of somebody signed in (S2-10.1).
enum SettingsPages {
    /// `/settings`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.account(of: try await site.reader(call))
        let services = try await site.providerLinks(of: account.id, Words(call.language))
        let token = FormToken(site, call)
        let words = Words(call.language)
        let sections = SettingsView.sections(
            words, SettingsView.Shown(account: account, services: services, formToken: token.text))
        var response = Document(title: words.profile, sections: sections).response(site, call)
        if let cookie = token.cookie { response.headers.append(cookie) }
        return response
    }

    /// `GET /api/v1/me`
    @Sendable
    static func me(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.account(of: try await site.someone(call))
        return .json(Profile(account).json).with("Cache-Control", "no-store")
    }
}

extension Site {
    /// The account of somebody signed in. It may have been deleted in this moment.
    func account(of person: Person) async throws(Refusal) -> Account {
        let account = try await stored { () async throws(StorageFault) in
            try await membership.accounts.account(person.account)
        }
        guard let account else { throw .notSignedIn }
        return account
    }
}

/// What an account says of its owner, to its owner.
struct Profile: Record {
    private var handle = ""
    private var name = ""
    private var introduction = ""

    init() {}

    init(_ account: Account) {
        handle = account.handle
        name = account.shownName
        introduction = account.introduction
    }

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("handle", &handle)
        visitor.field("name", &name)
        visitor.field("introduction", &introduction)
    }
}
