import HTTP
import Screens
import SignIn

/// The services by which one can sign in here, and the way to ask them. What isn't configured isn't among them.
public struct Providers: Sendable {
    /// In the order in which they are offered.
    let all: [Provider]
    let demo: DemoProvider?
    let transport: any ProviderTransport

    /// - Parameters:
    ///   - transport: asks the services over the network. The demo provider is asked within this process.
    ///   - demo: nil where it is switched off.
    public init(_ configured: [Provider], asking transport: any ProviderTransport, demo: DemoProvider? = nil) {
        all = configured + (demo.map { [$0.provider] } ?? [])
        self.demo = demo
        self.transport = demo.map { DemoTransport(demo: $0, others: transport) } ?? transport
    }

    /// nil where there is no such provider.
    subscript(_ slug: String) -> Provider? {
        all.first { $0.slug == slug }
    }

    /// Those in whose name one can sign in here now.
    var issuers: Set<String> { Set(all.map(\.issuer)) }

    /// As the sign-in screen shows them.
    var summaries: [ProviderSummary] {
        all.map { provider in
            var summary = ProviderSummary()
            summary.slug = provider.slug
            summary.label = provider.label
            summary.isDemo = demo?.provider.slug == provider.slug
            return summary
        }
    }
}

extension Site {
    /// The provider that the address names, or 404.
    func provider(_ call: Call) throws(Refusal) -> Provider {
        guard let provider = call.parameters.first.flatMap({ providers[$0] }) else { throw .notFound }
        return provider
    }

    /// Sends somebody to a provider.
    /// - Returns: the address to go to, absolute or a path of ours, and the cookie that the browser must keep meanwhile.
    func setOut(
        to provider: Provider, for purpose: SignInPurpose, back: String, _ call: Call
    ) async throws(ProviderRefusal) -> (address: String, cookie: Response.Header) {
        let demo = providers.demo.flatMap { $0.provider.slug == provider.slug ? $0 : nil }
        let redirect = demo?.redirect ?? callback(of: provider, call)
        let start = try await providerSignIn.start(
            provider, for: purpose, redirect: redirect, back: back, now: clock.now())
        let address = demo?.pathOfOurs(start.address) ?? start.address
        return (address, ProviderCookies.attempt(start, with: provider, call.request))
    }
}
