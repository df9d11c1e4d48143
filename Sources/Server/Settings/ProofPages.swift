import Domain
import HTTP
import Routes
import SignIn
import Storage
import Views
import Words

/// Where somebody shows once more who they are, before something that opens their account another way.
enum ProofPages {
    /// `/settings/proof?for=passkey`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let member = try await site.member(call)
        let aim = try aim(call.request.query)
        let draw = try await draw(aim, member, site, call)
        return SettingsForm.page(site, call, \.proofTitle, scripts: ["passkeys.js"], draw)
    }

    /// `POST /settings/proof`: by the password.
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, fields) = try await site.sent(call)
        let aim = try aim(fields)
        let draw = try await draw(aim, member, site, call)
        return try await SettingsForm.answer(
            site, call, \.proofTitle, at: .proof, scripts: ["passkeys.js"]
        ) { () async throws(Refusal) in
            try await site.prove(member, by: fields.first("proof") ?? "", call)
            return SettingsForm.done(aim.next)
        } again: { words, frame in
            draw(words, frame)
        }
    }

    static func aim(_ fields: HTTP.Query) throws(Refusal) -> ProofAim {
        guard let aim = fields.first("for").flatMap({ ProofAim(rawValue: $0) }) else { throw .notFound }
        return aim
    }

    /// The page with every way that the account has and that works here.
    private static func draw(
        _ aim: ProofAim, _ member: Member, _ site: Site, _ call: Call
    ) async throws(Refusal) -> SettingsForm.Draw {
        let id = member.account.id
        let hasPassword = try await site.hasPassword(member.account)
        let (passkeys, links) = try await site.stored { () async throws(StorageFault) in
            (try await site.membership.passkeys.list(of: id), try await site.membership.providerLinks.list(of: id))
        }
        let hasPasskey = !passkeys.isEmpty && RelyingParty(origin: call.request.origin.description)?.hasName == true
        return { words, frame in
            let shown = ProofView.Shown(
                aim: aim, handle: member.account.handle, hasPassword: hasPassword, hasPasskey: hasPasskey,
                services: site.providers.services(linked: links, words).filter { $0.isOffered && !$0.links.isEmpty })
            return ProofView.sections(words, shown, frame)
        }
    }
}
