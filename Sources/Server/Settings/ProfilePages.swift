import Domain
import Foundation
import HTTP
import Routes
import Storage
import Views

/// What somebody says of themselves.
enum ProfilePages {
    /// `/settings/profile`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.member(call).account
        return SettingsForm.page(site, call, \.editProfile) { words, frame in
            ProfileView.sections(words, name: account.name, introduction: account.introduction, frame)
        }
    }

    /// `POST /settings/profile`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let name = fields.first("name") ?? member.account.name
        let introduction = fields.first("introduction") ?? member.account.introduction
        return try await SettingsForm.answer(site, call, \.editProfile, at: .name) { () async throws(Refusal) in
            try await site.change(member, name: name, introduction: introduction)
            return SettingsForm.done(.start(.profile))
        } again: { words, frame in
            ProfileView.sections(words, name: name, introduction: introduction, frame)
        }
    }
}

extension Site {
    /// Changes both, or neither and says everything that is wrong.
    func change(_ member: Member, name: String, introduction: String) async throws(Refusal) {
        let name = DisplayName.tidied(name.precomposedStringWithCanonicalMapping)
        // Forms send the ends of lines as two characters, where the person typed one.
        let introduction = introduction.replacing("\r\n", with: "\n").precomposedStringWithCanonicalMapping
        let refusals = [
            DisplayName.refusal(of: name), Introduction.refusal(of: introduction).map { .asForSignUp($0) },
        ].compactMap(\.self)
        guard refusals.isEmpty else { throw .settings(refusals) }
        let before = try await stored { () async throws(StorageFault) in
            try await membership.accounts.change(
                member.account.id, [.name(name), .introduction(introduction)])
        }
        guard before != nil else { throw .notSignedIn }
    }
}
