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
        let draw = try await draw(site.member(call), site)
        return SettingsForm.page(site, call, \.recoveryTitle, draw)
    }

    /// `POST /settings/recovery-codes`: answers with the codes, once.
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let draw = try await draw(member, site)
        return try await SettingsForm.answer(site, call, \.recoveryTitle, at: .proof) { () async throws(Refusal) in
            let codes = try await site.renewCodes(of: member, by: fields.first("proof"), call)
            return SettingsForm.page(site, call, \.newCodes, status: .created) { words, frame in
                RecoveryCodesView.sections(words, new: codes, frame)
            }
        } again: { words, frame in
            draw(words, frame)
        }
    }

    /// Asks for the password where there is one and nothing has shown a moment ago who they are.
    private static func draw(_ member: Member, _ site: Site) async throws(Refusal) -> SettingsForm.Draw {
        let isFresh = try await site.hasFreshProof(member.person)
        let hasPassword = try await site.hasPassword(member.account)
        let left = try await site.stored { () async throws(StorageFault) in
            try await site.membership.recoveryCodes.count(of: member.account.id)
        }
        return { words, frame in
            RecoveryCodesView.sections(
                words, handle: member.account.handle, left: left, asksPassword: hasPassword && !isFresh, frame)
        }
    }
}

extension Site {
    /// - Parameter proof: the password, if its field stood in the form.
    fileprivate func renewCodes(of member: Member, by proof: String?, _ call: Call) async throws(Refusal) -> [String] {
        if let proof {
            try await prove(member, by: proof, call)
        } else {
            try await checkProof(of: member.person, for: .recoveryCodes)
        }
        let codes = RecoveryCode.make(membership.randomness)
        let isDone = try await stored { () async throws(StorageFault) in
            try await membership.recoveryCodes.replace(
                with: codes.map(\.hash), of: member.account.id, askedIn: member.person.session, at: clock.now())
        }
        guard isDone else { throw .notSignedIn }
        return codes.map(\.text)
    }
}
