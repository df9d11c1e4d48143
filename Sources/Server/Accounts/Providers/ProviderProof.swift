import Domain
import HTTP
import Routes
import SignIn
import Storage

/// A linked service shows once more whose account it is.
enum ProviderProof {
    /// `POST /settings/proof/providers/github`
    @Sendable
    static func start(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        let (member, fields) = try await site.sent(call)
        let aim = try ProofPages.aim(fields)
        return try await ProviderLinking.leave(
            for: .proof(account: member.person.accountKey), to: provider, back: aim.next.text, site, call)
    }

    /// `/sign-in/github/proof`: whoever came back must still be signed in, and be who the account is there.
    @Sendable
    static func finish(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        var response: Response
        switch ProviderLinking.arrived(from: provider, site, call) {
        case .success(let arrived) where arrived.purpose == .proof(account: arrived.person.accountKey):
            let owner = try await site.stored { () async throws(StorageFault) in
                try await site.membership.providerLinks.account(arrived.identity)
            }
            if owner == arrived.person.account {
                try await site.noteProof(of: arrived.person)
                response = Response.redirect(to: WayBack.address(arrived.back)).with("Cache-Control", "no-store")
            } else {
                response = ProviderProblem.notLinked.response(provider, site, call, back: Address.settings.text)
            }
        case .success: response = ProviderProblem.mismatch.response(provider, site, call, back: Address.settings.text)
        case .failure(let problem): response = problem.response(provider, site, call, back: Address.settings.text)
        }
        response.headers.append(ProviderCookies.noIdentity(call.request))
        return response
    }
}
