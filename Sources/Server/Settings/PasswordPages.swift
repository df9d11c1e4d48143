import Domain
import HTTP
import Routes
import Storage
import Views

/// Changing the password, or setting the first one.
enum PasswordPages {
    /// `/settings/password`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let member = try await site.member(call)
        let account = member.account
        let hasPassword = try await site.hasPassword(account)
        if !hasPassword { try await site.checkProof(of: member.person, for: .password) }
        return SettingsForm.page(site, call, \.changePassword) { words, frame in
            PasswordView.sections(words, handle: account.handle, hasPassword: hasPassword, frame)
        }
    }

    /// `POST /settings/password`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let hasPassword = try await site.hasPassword(member.account)
        return try await SettingsForm.answer(site, call, \.changePassword, at: .proof) { () async throws(Refusal) in
            let order = PasswordChange(
                proof: hasPassword ? fields.first("proof") ?? "" : nil, password: fields.first("password") ?? "",
                repetition: fields.first("repetition") ?? "")
            try await site.change(member, order, call)
            return SettingsForm.done(.start(.password))
        } again: { words, frame in
            PasswordView.sections(words, handle: member.account.handle, hasPassword: hasPassword, frame)
        }
    }
}

struct PasswordChange: Sendable {
    /// The password of now; nil where there is none.
    let proof: String?
    let password: String
    let repetition: String
}

extension Site {
    /// Sets a new password and ends every other device. Where there is one it is asked for however fresh a proof is: phones keep
    /// the old and the new together only if both stand in one form.
    func change(_ member: Member, _ order: PasswordChange, _ call: Call) async throws(Refusal) {
        if order.proof == nil { try await checkProof(of: member.person, for: .password) }
        let missing: [SettingsRefusal] = order.proof == "" ? [.proofMissing] : []
        let refusals = missing + refusals(ofNew: order.password, repetition: order.repetition)
        guard refusals.isEmpty else { throw .settings(refusals) }
        var proved: String?
        if let proof = order.proof { proved = try await prove(member, by: proof, call) }
        let hash = try await hash(order.password)
        let isDone = try await stored { () async throws(StorageFault) in
            try await membership.accounts.setPassword(
                hash, of: member.account.id, provedBy: proved, endingSessionsExcept: member.person.session,
                at: clock.now())
        }
        // It was changed elsewhere in this very moment, or the account is gone. Where there was none, there may be one now.
        guard isDone else { throw order.proof == nil ? Refusal.proofNeeded(.password) : .wrongCredentials }
        // Which sessions were ended isn't told, so none counts as known any more.
        membership.live.forgetAll()
    }
}
