import Domain
import Markup

/// What other services show of a page whose link is shared: Open Graph (ogp.me), and linked data for search engines. Nothing of
/// whoever looks at it.
struct SharePreview: Sendable {
    var title: String
    var text: String
    /// The page's own address, with scheme and host.
    var address: String
    /// A JPEG of this size, with scheme and host.
    var picture: String
    var language: Language
    var site: String
    var data: LinkedData

    static let pictureWidth = 800
    static let pictureHeight = 600

    @Nodes var head: [Node] {
        element("link", [.attribute("rel", "canonical"), .href(address)])
        property("og:type", "website")
        property("og:site_name", site)
        property("og:title", title)
        property("og:description", text)
        property("og:url", address)
        property("og:image", picture)
        property("og:image:type", "image/jpeg")
        property("og:image:width", String(SharePreview.pictureWidth))
        property("og:image:height", String(SharePreview.pictureHeight))
        property("og:image:alt", title)
        property("og:locale", locale)
        // Without it the picture would be small there.
        element("meta", [.attribute("name", "twitter:card"), .attribute("content", "summary_large_image")])
        element("script", [.attribute("type", "application/ld+json")], [.verbatim(data.json)])
    }

    private var locale: String {
        switch language {
        case .korean: "ko_KR"
        case .english: "en_US"
        case .japanese: "ja_JP"
        }
    }

    private func property(_ name: StaticString, _ content: String) -> Node {
        element("meta", [.attribute("property", name), .attribute("content", content)])
    }
}
