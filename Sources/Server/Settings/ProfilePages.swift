import Domain
import HTTP
import Routes
import Views

/// What somebody says of themselves.
enum ProfilePages {
    /// `/settings/profile`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.member(call).account
        return SettingsForm.page(site, call, \.editProfile) { words, frame in
            let draft = ProfileView.Draft(
                name: account.name, introduction: account.introduction, phone: account.phone,
                birth: account.birthDate.iso)
            return ProfileView.sections(words, account, draft, today: site.today, frame)
        }
    }

    /// `POST /settings/profile`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let account = member.account
        let draft = ProfileView.Draft(
            name: fields.first("name") ?? account.name,
            introduction: fields.first("introduction") ?? account.introduction,
            phone: fields.first("phone") ?? account.phone, birth: fields.first("birth") ?? account.birthDate.iso,
            avatar: fields.first("avatar").flatMap { Int($0) }.flatMap { (0...0x3FFF_FFFF).contains($0) ? $0 : nil })
        return try await SettingsForm.answer(site, call, \.editProfile, at: .name) { () async throws(Refusal) in
            let wish = ProfileDraft(
                name: draft.name, introduction: draft.introduction, phone: draft.phone, birth: draft.birth)
            try await site.change(account.id, wish, avatar: draft.avatar)
            return SettingsForm.done(.start(.profile))
        } again: { words, frame in
            ProfileView.sections(words, account, draft, today: site.today, frame)
        }
    }
}

extension Site {
    /// The day in Seoul, up to which a page lets birth dates be chosen.
    fileprivate var today: Day { clock.today(in: "Asia/Seoul") }
}
