import Domain
import HTTP
import Routes
import Storage
import Views

/// The end of an account.
enum DeletionPages {
    /// `/settings/deletion`: what goes, and the question whether it shall.
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let member = try await site.member(call)
        let account = member.account
        let hasPassword = try await site.hasPassword(account)
        if !hasPassword { try await site.checkProof(of: member.person, for: .deletion) }
        return SettingsForm.page(site, call, \.deleteAccount) { words, frame in
            DeletionView.sections(words, handle: account.handle, hasPassword: hasPassword, typed: "", frame)
        }
    }

    /// `POST /settings/deletion`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let hasPassword = try await site.hasPassword(member.account)
        let typed = fields.first("handle") ?? ""
        return try await SettingsForm.answer(site, call, \.deleteAccount, at: .proof) { () async throws(Refusal) in
            if hasPassword {
                let proof = fields.first("proof") ?? ""
                try await site.prove(member, by: proof, call)
            } else {
                try await site.checkProof(of: member.person, for: .deletion)
                guard Handle.tidied(typed) == member.account.handle else { throw .settings([.handleDiffers]) }
            }
            try await site.delete(member)
            return SettingsForm.done(.signIn(.deleted, id: "")).signedOut(call)
        } again: { words, frame in
            DeletionView.sections(
                words, handle: member.account.handle, hasPassword: hasPassword, typed: typed, frame)
        }
    }
}

extension Site {
    /// Deletes the account and everything of it; every device is signed out at once.
    func delete(_ member: Member) async throws(Refusal) {
        let deleted = try await stored { () async throws(StorageFault) in
            try await membership.accounts.delete(
                member.account.id, askedIn: member.person.session, clock: clock.forBookings)
        }
        // They were signed out, or the account is gone, in this very moment.
        guard let deleted else { throw .proofNeeded(.deletion) }
        // Which sessions were ended isn't told, so none counts as known any more.
        membership.live.forgetAll()
        await membership.portraits.remove(deleted.pictureKey)
    }
}
