import HTTP
import Routes
import SignIn
import Views
import Words

/// Why somebody isn't signed in, or nothing is linked, grouped by what they can do about it.
enum ProviderProblem: Error, CaseIterable {
    /// They said no at the provider.
    case cancelled
    /// The provider said no.
    case refused
    /// The provider doesn't know us: the operator has to look.
    case misconfigured
    case slow
    case unreachable
    /// What the provider sent can't be read, or lacks what it must have.
    case nonsense
    /// This browser has no attempt: its cookies are off, or it was over already.
    case noAttempt
    case expired
    /// What came back belongs to another attempt than this browser's.
    case mismatch
    /// It isn't certain that what came back is the provider's, or the person's.
    case unverified
    /// Another account has this identity.
    case anothers
    /// An account was made for this identity in the meantime.
    case alreadyJoined
    /// Linking, and nobody is signed in any more.
    case signedOut
    /// Linking, and another account is signed in now.
    case anotherAccount
    /// Showing who one is, as somebody who isn't linked with the account.
    case notLinked
    /// Without it nobody could sign in to the account again.
    case lastWayIn

    init(_ refusal: ProviderRefusal) {
        switch refusal {
        case .cancelled: self = .cancelled
        case .refused where refusal.isPassing, .unreachable: self = .unreachable
        case .endedByProvider, .refused, .codeRefused: self = .refused
        case .clientRefused, .discoveryOfAnotherIssuer, .unusableDiscovery: self = .misconfigured
        case .slow: self = .slow
        case .damagedCallback, .missingCode, .emptyAnswer, .webPage, .nonsense, .tooLong, .incomplete: self = .nonsense
        case .noAttempt: self = .noAttempt
        case .attemptExpired: self = .expired
        case .anotherProvider, .stateMismatch: self = .mismatch
        case .anotherIssuer, .anotherPerson, .identityToken: self = .unverified
        }
    }

    var status: Status {
        switch self {
        case .cancelled: .ok
        case .noAttempt, .expired, .mismatch: .badRequest
        case .signedOut, .anotherAccount, .notLinked: .forbidden
        case .anothers, .alreadyJoined, .lastWayIn: .conflict
        case .refused, .misconfigured, .slow, .unreachable, .nonsense, .unverified: .unprocessableContent
        }
    }

    func text(_ words: Words, _ provider: String) -> String {
        switch self {
        case .cancelled: words.providerCancelled(provider)
        case .refused: words.providerRefused(provider)
        case .misconfigured: words.providerMisconfigured(provider)
        case .slow: words.providerSlow(provider)
        case .unreachable: words.providerUnreachable(provider)
        case .nonsense: words.providerNonsense(provider)
        case .noAttempt: words.providerNoAttempt
        case .expired: words.providerExpired
        case .mismatch: words.providerMismatch
        case .unverified: words.providerUnverified(provider)
        case .anothers: words.providerAnothers(provider)
        case .alreadyJoined: words.providerAlreadyJoined(provider)
        case .signedOut: words.providerSignedOut
        case .anotherAccount: words.providerAnotherAccount
        case .notLinked: words.providerNotLinked(provider)
        case .lastWayIn: words.providerLastWayIn(provider)
        }
    }

    /// Told on the sign-in screen with the way to try again, or, to somebody signed in, on a page that leads to the settings.
    /// - Parameter back: where signing in leads afterwards.
    func response(_ provider: Provider, _ site: Site, _ call: Call, back: String) -> Response {
        guard call.person == nil else { return page(provider.label, site, call) }
        var state = AccountPages.state(site, call, back: back)
        state.notice = text(Words(call.language), provider.label)
        state.noticeProvider = self == .signedOut ? "" : provider.slug
        return AccountPages.show(state, site, call, status: status)
    }

    /// - Parameter provider: its name, as it is shown.
    func page(_ provider: String, _ site: Site, _ call: Call) -> Response {
        let words = Words(call.language)
        let sections = ProviderLinksView.problem(words, text(words, provider))
        return Document(title: words.notDoneTitle, sections: sections).response(site, call, status: status)
            .replacing("Cache-Control", "no-store")
    }
}

extension Site {
    /// Who came home in this browser from that provider.
    func arrival(from provider: Provider, _ call: Call) throws(ProviderProblem) -> ProviderArrival {
        do throws(ProviderRefusal) {
            return try providerSignIn.arrival(
                in: ProviderCookies.identity(call.request), from: provider, now: clock.now())
        } catch {
            throw ProviderProblem(error)
        }
    }
}
