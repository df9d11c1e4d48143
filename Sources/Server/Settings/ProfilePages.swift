import Domain
import Foundation
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
            let draft = ProfileView.Draft(name: account.name, introduction: account.introduction)
            return ProfileView.sections(words, portrait, draft, frame)
        }
    }

    /// `POST /settings/profile`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, form) = try await site.sentPicture(call)
        let draft = ProfileView.Draft(
            name: form.fields.first("name") ?? member.account.name,
            introduction: form.fields.first("introduction") ?? member.account.introduction)
        var portrait = PortraitScreen.State(of: member.account, call)
        portrait.fill(form.fields, site.membership.secrets)
        return try await SettingsForm.answer(
            site, call, \.editProfile, at: .picture, portrait: portrait
        ) { () async throws(Refusal) in
            if let refusal = await portrait.take(form, site, call) { throw refusal }
            try await site.change(member, draft, &portrait, call)
            return SettingsForm.done(.start(.profile))
        } again: { words, frame in
            ProfileView.sections(words, portrait, draft, frame)
        }
    }
}

extension PortraitScreen.State {
    fileprivate init(of account: Account, _ call: Call) {
        self.init()
        language = call.language
        mayKeep = true
        current = account.pictureKey.map { SettingsAddress.portrait($0).text } ?? ""
        drawn = Int(truncatingIfNeeded: account.avatarSeed) & 0x3FFF_FFFF
        // Where a picture was sent, the drawing that it hides is the first of the others.
        offered = (drawn &+ (account.pictureKey == nil ? 1 : 0)) & 0x3FFF_FFFF
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

extension Site {
    /// Changes all of it, or nothing and says everything that is wrong.
    fileprivate func change(
        _ member: Member, _ draft: ProfileView.Draft, _ portrait: inout PortraitScreen.State, _ call: Call
    ) async throws(Refusal) {
        let name = DisplayName.tidied(draft.name.precomposedStringWithCanonicalMapping)
        // Forms send the ends of lines as two characters, where the person typed one.
        let introduction = draft.introduction.replacing("\r\n", with: "\n").precomposedStringWithCanonicalMapping
        let refusals = [
            DisplayName.refusal(of: name), Introduction.refusal(of: introduction).map { .asForSignUp($0) },
        ].compactMap(\.self)
        guard refusals.isEmpty else { throw .settings(refusals) }
        let changes: [ProfileChange] = [.name(name), .introduction(introduction)]
        let picture = portrait.changes(membership.secrets)
        let before: Account?
        do throws(Refusal) {
            before = try await stored { () async throws(StorageFault) in
                try await membership.accounts.change(member.account.id, changes + picture)
            }
        } catch .storage(Accounts.pictureIsElsewhere) {
            portrait.forget()
            throw portrait.refuse(.signUp([.pictureUnreadable]), call)
        }
        guard let before else { throw .notSignedIn }
        for case .picture(let after) in picture where after != before.pictureKey {
            await membership.portraits.remove(before.pictureKey)
        }
    }
}
