import Domain
import HTTP
import Markup
import Routes
import Screens
import Views
import Wire
import Words

/// A page: the head, the screen's sections, and what the browser app needs to take over.
struct Document {
    var title: String
    var description: String?
    var sections: [Node]
    /// The screen's name and state; nil for a page that needs no app.
    var screen: (name: StaticString, state: [UInt8])?
    /// Which parts of the page are fixed, for the space they need.
    var shell: StaticString = "app has-tabs"

    /// Whether there is a map on it.
    var hasMap = false

    init(title: String, description: String? = nil, sections: [Node]) {
        self.title = title
        self.description = description
        self.sections = sections
    }

    /// A screen drawn from its state.
    init<V: ScreenView>(
        _ view: V.Type, _ state: V.Shown.State, title: String, description: String? = nil,
        shell: StaticString = "app has-tabs"
    ) {
        self.init(title: title, description: description, sections: V.sections(state))
        screen = (V.Shown.name, state.json)
        self.shell = shell
    }

    func response(_ site: Site, _ call: Call, status: Status = .ok) -> Response {
        var writer = HTMLWriter(capacity: 64 * 1024)
        writer.writeRaw("<!doctype html>")
        writer.write(page(site, call))
        let response = Response.bytes(writer.bytes, type: "text/html; charset=utf-8", status: status)
            .with("Cache-Control", "private, no-cache").with("Vary", "Accept-Language, Cookie").tagged()
        return hasMap ? response.with(ContentPolicy.header, ContentPolicy.withMap(site.map)) : response
    }

    private func page(_ site: Site, _ call: Call) -> Node {
        let words = Words(call.language)
        let theme = call.theme == .system ? nil : call.theme.rawValue
        return element(
            "html", [.attribute("lang", call.language.rawValue), .optional("data-theme", theme)],
            [
                element("head", [], head(words, site.assets)),
                element("body", [.class(shell)], body(words, site.map)),
            ])
    }

    @Nodes
    private func head(_ words: Words, _ assets: Assets) -> [Node] {
        meta("charset", "utf-8")
        named("viewport", "width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content")
        element("title", [], [.text(title + " · " + words.product)])
        if let description { named("description", description) }
        themeColor("#fbf9f6", media: "(prefers-color-scheme: light)")
        themeColor("#151210", media: "(prefers-color-scheme: dark)")
        link("stylesheet", assets.address("app.css"))
        link("manifest", assets.address("manifest.json"))
        link("icon", assets.address("icons/icon.svg"))
        link("apple-touch-icon", assets.address("icons/apple-touch-icon.png"))
        named("apple-mobile-web-app-title", words.product)
        named("mobile-web-app-capable", "yes")
        if screen != nil {
            element(
                "link",
                [
                    .attribute("rel", "preload"), .attribute("as", "fetch"), .attribute("type", "application/wasm"),
                    .attribute("crossorigin", "anonymous"), .href(assets.address("app.wasm")),
                ])
            for name in ["screen.js", "morph.js", "effects.js"] { link("modulepreload", assets.address(name)) }
            element("script", [.attribute("type", "module"), .attribute("src", assets.address("host.js"))])
        }
    }

    @Nodes
    private func body(_ words: Words, _ map: MapSource) -> [Node] {
        a(.class("skip"), .href("#main")) { words.skipToContent }
        Icon.sprite
        if let screen {
            element("div", [.id("app"), .attribute("data-screen", screen.name)], sections)
            element(
                "script", [.id("state"), .attribute("type", "application/json")], [.verbatim(screen.state)])
            if hasMap {
                element(
                    "script", [.id("map-source"), .attribute("type", "application/json")], [.verbatim(map.record.json)])
            }
        } else {
            sections
        }
    }

    private func meta(_ name: StaticString, _ value: StaticString) -> Node {
        element("meta", [.attribute(name, value)])
    }

    private func named(_ name: StaticString, _ content: String) -> Node {
        element("meta", [.attribute("name", name), .attribute("content", content)])
    }

    private func themeColor(_ color: String, media: StaticString) -> Node {
        element(
            "meta", [.attribute("name", "theme-color"), .attribute("media", media), .attribute("content", color)])
    }

    private func link(_ relation: StaticString, _ address: String) -> Node {
        element("link", [.attribute("rel", relation), .href(address)])
    }
}
