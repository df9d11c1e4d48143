import Domain
import HTTP
import Routes
import Screens
import SignIn
import Storage
import Views
import Words

/// Somebody new, whom a provider has named, tells what else an account needs (S2-9.6). No password is asked for.
enum ProviderJoining {
    /// `/sign-in/github/joining`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        do throws(ProviderProblem) {
            let newcomer = try newcomer(from: provider, site, call)
            let portrait = PortraitScreen.State(offering: site.membership.randomness.avatarSeed.number, call)
            return page(newcomer.name, SignUpScreen.State(), portrait, provider, site, call)
        } catch {
            return ended(error, provider, site, call)
        }
    }

    /// `POST /sign-in/github/joining`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let provider = try site.provider(call)
        let form = try await PictureForm.read(call, site.membership.portraits)
        let fields = form.fields
        try FormToken.check(fields, site, call)
        let newcomer: ProviderArrival
        do throws(ProviderProblem) {
            newcomer = try self.newcomer(from: provider, site, call)
        } catch {
            return ended(error, provider, site, call)
        }
        var order = AccountOrder(fields)
        let name = ProviderArrival.shownName(fields.first("name") ?? "")
        var portrait = PortraitScreen.State(offering: order.avatar, call)
        portrait.fill(fields, site.membership.secrets)
        let refusal = await portrait.take(form, site, call)
        (order.picture, order.avatar) = portrait.order
        do throws(Refusal) {
            if let refusal { throw refusal }
            guard let joined = try await site.signUp(order, named: name, by: newcomer, call) else {
                return ended(.alreadyJoined, provider, site, call)
            }
            return try await welcome(joined, back: newcomer.back, site, call)
        } catch {
            var state = SignUpScreen.State()
            state.fill(order)
            if case .signUp(let refusals) = error {
                state.refuse(refusals)
                if refusal == nil, refusals.contains(where: { $0.field == .picture }) {
                    portrait.forget()
                    _ = portrait.refuse(error, call)
                }
            } else if portrait.notice.isEmpty {
                guard error.mayPass else { throw error }
                state.progress = .failed
            }
            return page(name, state, portrait, provider, site, call, status: error.status).retrying(after: error)
        }
    }

    /// Who came home, unless they came to link an account.
    private static func newcomer(
        from provider: Provider, _ site: Site, _ call: Call
    ) throws(ProviderProblem) -> ProviderArrival {
        let arrival = try site.arrival(from: provider, call)
        guard arrival.purpose == .signIn else { throw .mismatch }
        return arrival
    }

    private static func page(
        _ name: String, _ signUp: SignUpScreen.State, _ portrait: PortraitScreen.State, _ provider: Provider,
        _ site: Site, _ call: Call, status: Status = .ok
    ) -> Response {
        let token = FormToken(site, call)
        let words = Words(call.language)
        var signUp = signUp
        signUp.today = site.today
        let shown = NewcomerView.Shown(
            provider: provider.label, slug: provider.slug, name: name, signUp: signUp, portrait: portrait,
            formToken: token.text)
        var document = Document(title: words.signUp, sections: NewcomerView.sections(words, shown))
        document.bringToLife(PortraitScreen.self, portrait)
        var response = document.response(site, call, status: status)
        if let cookie = token.cookie { response.headers.append(cookie) }
        return response.replacing("Cache-Control", "no-store")
    }

    /// Signed in at once; the recovery codes are shown, and the way on to where one was.
    private static func welcome(
        _ joined: Joined, back: String, _ site: Site, _ call: Call
    ) async throws(Refusal) -> Response {
        let signedIn = try await site.signIn(proven: joined.account, call)
        let words = Words(call.language)
        let sections = NewcomerView.welcome(words, codes: joined.recoveryCodes, back: WayBack.address(back))
        var response = Document(title: words.signUp, sections: sections).response(site, call, status: .created)
            .welcoming(signedIn, call).replacing("Cache-Control", "no-store")
        response.headers.append(ProviderCookies.noIdentity(call.request))
        return response
    }

    /// There is nothing to go on with.
    private static func ended(
        _ problem: ProviderProblem, _ provider: Provider, _ site: Site, _ call: Call
    ) -> Response {
        var response = problem.response(provider, site, call, back: Address.home.text)
        response.headers.append(ProviderCookies.noIdentity(call.request))
        return response
    }
}

/// Somebody who has just joined.
struct Joined: Sendable {
    let account: Account.ID
    /// Ten, which nobody sees again.
    let recoveryCodes: [String]
}

extension Site {
    /// Makes an account whose way in is a provider. No other account is looked for, whatever mail address the provider tells.
    ///
    /// - Parameter name: what others see; may be empty.
    /// - Returns: nil where the identity has got an account in the meantime.
    func signUp(
        _ order: AccountOrder, named name: String, by arrival: ProviderArrival, _ call: Call
    ) async throws(Refusal) -> Joined? {
        let now = clock.now()
        var account = try checked(order, asksPassword: false, at: now)
        account.name = name
        try membership.limits.signUps.take(call.clientKey, now: now).get()
        let codes = RecoveryCode.make(membership.randomness)
        let draft = AccountDraft(
            account, identity: ProviderIdentity(issuer: arrival.issuer, subject: arrival.subject),
            recoveryCodes: codes.map(\.hash))
        do throws(CreateFault) {
            return Joined(account: try await membership.accounts.create(draft), recoveryCodes: codes.map(\.text))
        } catch {
            switch error {
            case .taken: throw .signUp([.handleTaken])
            case .identityTaken: return nil
            case .pictureTaken: throw .signUp([.pictureUnreadable])
            case .noWayIn: throw .wrongCredentials
            case .storage(let fault): throw .storage(fault)
            }
        }
    }
}
