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
        let account = try await site.member(call).account
        let hasPassword = try await site.hasPassword(account)
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
    /// Who sets their first password must have signed in a moment ago, as nothing else proves who they are.
    private static let freshness: Int64 = 600

    /// Sets a new password and ends every other device.
    func change(_ member: Member, _ order: PasswordChange, _ call: Call) async throws(Refusal) {
        let missing: [SettingsRefusal] = order.proof == "" ? [.proofMissing] : []
        let refusals = missing + refusals(ofNew: order.password, repetition: order.repetition)
        guard refusals.isEmpty else { throw .settings(refusals) }
        var proved: String?
        if let proof = order.proof {
            proved = try await prove(member, by: proof, call)
        } else {
            try await checkFreshness(of: member)
        }
        let hash = try await hash(order.password)
        let isDone = try await stored { () async throws(StorageFault) in
            try await membership.accounts.setPassword(
                hash, of: member.account.id, provedBy: proved, endingSessionsExcept: member.person.session,
                at: clock.now())
        }
        // It was changed elsewhere in this very moment, or the account is gone.
        guard isDone else { throw .wrongCredentials }
        // Which sessions were ended isn't told, so none counts as known any more.
        membership.live.forgetAll()
    }

    private func checkFreshness(of member: Member) async throws(Refusal) {
        let now = clock.now()
        let sessions = try await stored { () async throws(StorageFault) in
            try await membership.sessions.list(of: member.account.id, at: now)
        }
        guard let session = sessions.first(where: { $0.id == member.person.session }),
            now - session.createdAt <= Site.freshness
        else { throw .settings([.signInAgain]) }
    }
}
