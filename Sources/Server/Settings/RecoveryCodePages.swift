import Domain
import HTTP
import Routes
import SignIn
import Storage
import Views

/// The recovery codes: how many are left, and ten new ones.
enum RecoveryCodePages {
    /// `/settings/recovery-codes`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.member(call).account
        let left = try await left(site, account)
        return SettingsForm.page(site, call, \.recoveryTitle) { words, frame in
            RecoveryCodesView.sections(words, handle: account.handle, left: left, frame)
        }
    }

    /// `POST /settings/recovery-codes`: answers with the codes, once.
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let left = try await left(site, member.account)
        return try await SettingsForm.answer(site, call, \.recoveryTitle, at: .proof) { () async throws(Refusal) in
            let codes = try await site.renewCodes(of: member, by: fields.first("proof") ?? "", call)
            return SettingsForm.page(site, call, \.newCodes, status: .created) { words, frame in
                RecoveryCodesView.sections(words, new: codes, frame)
            }
        } again: { words, frame in
            RecoveryCodesView.sections(words, handle: member.account.handle, left: left, frame)
        }
    }

    /// Who has no password has nothing to recover.
    private static func left(_ site: Site, _ account: Account) async throws(Refusal) -> Int {
        guard try await site.hasPassword(account) else { throw .notFound }
        return try await site.stored { () async throws(StorageFault) in
            try await site.membership.recoveryCodes.count(of: account.id)
        }
    }
}

extension Site {
    fileprivate func renewCodes(of member: Member, by proof: String, _ call: Call) async throws(Refusal) -> [String] {
        guard !proof.isEmpty else { throw .settings([.proofMissing]) }
        let proved = try await prove(member, by: proof, call)
        let codes = RecoveryCode.make(membership.randomness)
        let isDone = try await stored { () async throws(StorageFault) in
            try await membership.recoveryCodes.replace(
                with: codes.map(\.hash), of: member.account.id, provedBy: proved)
        }
        guard isDone else { throw .wrongCredentials }
        return codes.map(\.text)
    }
}
