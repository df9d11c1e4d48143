import Domain
import HTTP
import Routes
import Screens
import Storage
import Views

/// What somebody says of themselves, and the picture (S2-10.1).
enum ProfilePages {
    /// `/settings/profile`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.member(call).account
        let portrait = PortraitScreen.State(of: account, call)
        return SettingsForm.page(site, call, \.editProfile, portrait: portrait) { words, frame in
            let draft = ProfileView.Draft(
                name: account.name, introduction: account.introduction, phone: account.phone,
                birth: account.birthDate.iso)
            return ProfileView.sections(words, portrait, draft, today: site.today, frame)
        }
    }

    /// `POST /settings/profile`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, form) = try await site.sentPicture(call)
        let (account, fields) = (member.account, form.fields)
        let draft = ProfileView.Draft(
            name: fields.first("name") ?? account.name,
            introduction: fields.first("introduction") ?? account.introduction,
            phone: fields.first("phone") ?? account.phone, birth: fields.first("birth") ?? account.birthDate.iso)
        var portrait = PortraitScreen.State(of: account, call)
        portrait.fill(fields, site.membership.secrets)
        return try await SettingsForm.answer(
            site, call, \.editProfile, at: .picture, portrait: portrait
        ) { () async throws(Refusal) in
            if let refusal = await portrait.take(form, site, call) { throw refusal }
            let wish = ProfileDraft(
                name: draft.name, introduction: draft.introduction, phone: draft.phone, birth: draft.birth)
            do throws(Refusal) {
                try await site.change(account.id, wish, picture: portrait.changes(site.membership.secrets))
            } catch .storage(Accounts.pictureIsElsewhere) {
                portrait.forget()
                throw portrait.refuse(.signUp([.pictureUnreadable]), call)
            }
            return SettingsForm.done(.start(.profile))
        } again: { words, frame in
            ProfileView.sections(words, portrait, draft, today: site.today, frame)
        }
    }
}

extension PortraitScreen.State {
    fileprivate init(of account: Account, _ call: Call) {
        self.init()
        language = call.language
        mayKeep = true
        current = account.pictureKey.map { SettingsAddress.portrait($0).text } ?? ""
        let seeds = AvatarSeed(folding: account.avatarSeed).row(of: 2)
        drawn = seeds[0].number
        // Where a picture was sent, the drawing that it hides is the first of the others.
        offered = seeds[account.pictureKey == nil ? 1 : 0].number
        avatar = offered
    }

    fileprivate func changes(_ secrets: MembershipSecrets) -> [ProfileChange] {
        switch choice {
        case .kept: []
        case .avatar: [.avatar(seed: Int64(avatar)), .picture(nil)]
        case .photo: PictureTicket(ticket, secrets).map { [.picture($0.key.description)] } ?? []
        }
    }
}
