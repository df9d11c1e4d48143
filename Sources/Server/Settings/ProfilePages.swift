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
            let draft = ProfileView.Draft(name: account.name, introduction: account.introduction)
            return ProfileView.sections(words, account, draft, frame)
        }
    }

    /// `POST /settings/profile`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let draft = ProfileView.Draft(
            name: fields.first("name") ?? member.account.name,
            introduction: fields.first("introduction") ?? member.account.introduction,
            avatar: fields.first("avatar").flatMap { Int($0) }.flatMap { (0...0x3FFF_FFFF).contains($0) ? $0 : nil })
        return try await SettingsForm.answer(site, call, \.editProfile, at: .name) { () async throws(Refusal) in
            try await site.change(member, draft)
            return SettingsForm.done(.start(.profile))
        } again: { words, frame in
            ProfileView.sections(words, member.account, draft, frame)
        }
    }
}

extension Site {
    /// Changes all of it, or nothing and says everything that is wrong.
    fileprivate func change(_ member: Member, _ draft: ProfileView.Draft) async throws(Refusal) {
        let name = DisplayName.tidied(draft.name.precomposedStringWithCanonicalMapping)
        // Forms send the ends of lines as two characters, where the person typed one.
        let introduction = draft.introduction.replacing("\r\n", with: "\n").precomposedStringWithCanonicalMapping
        let refusals = [
            DisplayName.refusal(of: name), Introduction.refusal(of: introduction).map { .asForSignUp($0) },
        ].compactMap(\.self)
        guard refusals.isEmpty else { throw .settings(refusals) }
        let changes: [ProfileChange] = [.name(name), .introduction(introduction)]
        let picture: [ProfileChange] = draft.avatar.map { [.avatar(seed: Int64($0)), .picture(nil)] } ?? []
        let before = try await stored { () async throws(StorageFault) in
            try await membership.accounts.change(member.account.id, changes + picture)
        }
        guard let before else { throw .notSignedIn }
        if !picture.isEmpty { await membership.portraits.remove(before.pictureKey) }
    }
}
