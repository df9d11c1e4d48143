import Domain
import SignIn
import Storage
import Views
import Words

// The services as the settings show them.
extension Providers {
    /// Each that is offered, with the account's links, and then the links with others.
    func services(linked links: [ProviderLink], _ words: Words) -> [ProviderLinksView.Service] {
        let offered = all.map { provider in
            ProviderLinksView.Service(
                slug: provider.slug, label: label(ofIssuer: provider.issuer, words),
                links: links.filter { $0.identity.issuer == provider.issuer }.map { $0.shown(words) })
        }
        let others = links.filter { !issuers.contains($0.identity.issuer) }
        return offered
            + others.map { link in
                ProviderLinksView.Service(
                    slug: "", label: label(ofIssuer: link.identity.issuer, words), links: [link.shown(words)])
            }
    }

    /// What a service is called, offered or not. One that was never known by a name is called by its host: nobody knows a service by
    /// its address.
    func label(ofIssuer issuer: String, _ words: Words) -> String {
        if issuer == DemoProvider.issuer { return words.isDemo(DemoProvider.label) }
        if let label = all.first(where: { $0.issuer == issuer })?.label ?? Provider.knownLabel(ofIssuer: issuer) {
            return label
        }
        let host = issuer.firstRange(of: "://").map { issuer[$0.upperBound...].prefix { $0 != "/" } }
        return host.map(String.init) ?? issuer
    }
}

extension ProviderLink {
    fileprivate func shown(_ words: Words) -> ProviderLinksView.Link {
        ProviderLinksView.Link(
            issuer: identity.issuer, subject: identity.subject, since: words.date(Day(instant: linkedAt)))
    }
}
