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
    /// The screen's name, the app's file that has it, and its state; nil for a page that needs no app.
    private var screen: (name: StaticString, app: StaticString, state: [UInt8])?
    /// Which parts of the page are fixed, for the space they need.
    var shell: StaticString = "app has-tabs"
    /// Whether even somebody who is signed in gets the page that everybody gets.
    var isTheSameForAll = false

    /// Scripts of Web/ that the page runs besides the browser app, or without it.
    var scripts: [String] = []

    /// What other services show of it when its link is shared.
    var preview: SharePreview?

    /// Whether there is a map on it.
    var hasMap = false

    /// Whether no browser keeps any of it: whoever comes back to it sees what holds by then.
    var isDrawnAnew = false

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
        self.shell = shell
        bringToLife(V.Shown.self, state)
    }

    /// Lets the browser app take over that screen of the page.
    mutating func bringToLife<S: Screen>(_ shown: S.Type, _ state: S.State) {
        screen = (S.name, S.app, state.json)
    }

    func response(_ site: Site, _ call: Call, status: Status = .ok) -> Response {
        var writer = HTMLWriter(capacity: 64 * 1024)
        writer.writeRaw("<!doctype html>")
        writer.write(page(site, call))
        let page = Response.bytes(writer.bytes, type: "text/html; charset=utf-8", status: status)
        if isDrawnAnew { return page.with("Cache-Control", "no-store").inLanguageOfReader() }
        let response = shelved(page, site, call).inLanguageOfReader().tagged()
        return hasMap ? response.with(ContentPolicy.header, ContentPolicy.withMap(site.map)) : response
    }

    /// Says whether browsers may keep the page for when there is no connection, and which kept pages it goes with: those
    /// of the same version, language and brightness. A page in a language that only its address asks for goes with none.
    private func shelved(_ page: Response, _ site: Site, _ call: Call) -> Response {
        let isForAnybody = page.status == .ok && (isTheSameForAll || call.isAnonymous)
        var response = page.with("Cache-Control", isForAnybody ? "no-cache" : "private, no-cache")
        // The hearts on it are those of the browser itself, whoever uses it next: its worker may keep it, and nobody else.
        if page.status == .ok, !isForAnybody, call.isOfVisitor { response = response.with("Nadri-Keep", "browser") }
        guard call.request.query.first(Preference.language) == nil else { return response }
        return response.with(
            "Nadri-Shelf", "\(site.assets.version).\(call.language.rawValue).\(call.theme.rawValue)")
    }

    private func page(_ site: Site, _ call: Call) -> Node {
        let words = Words(call.language)
        let theme = call.theme == .system ? nil : call.theme.rawValue
        return element(
            "html", [.attribute("lang", call.language.rawValue), .optional("data-theme", theme)],
            [
                element("head", [], head(words, site.assets, call.theme)),
                element("body", [.class(shell)], body(words, site.map)),
            ])
    }

    @Nodes
    private func head(_ words: Words, _ assets: Assets, _ theme: Address.Theme) -> [Node] {
        meta("charset", "utf-8")
        named("viewport", "width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content")
        element("title", [], [.text(title + " · " + words.product)])
        if let description { named("description", description) }
        if let preview { preview.head }
        // A brightness that was chosen counts for the bars around the page too, whatever the system says.
        if theme != .dark { themeColor("#fbf9f6", media: theme == .light ? "all" : "(prefers-color-scheme: light)") }
        if theme != .light { themeColor("#151210", media: theme == .dark ? "all" : "(prefers-color-scheme: dark)") }
        link("stylesheet", assets.address("app.css"))
        link("manifest", assets.address("manifest.json"))
        link("icon", assets.address("icons/icon.svg"))
        link("apple-touch-icon", assets.address("icons/apple-touch-icon.png"))
        named("apple-mobile-web-app-title", words.product)
        named("mobile-web-app-capable", "yes")
        if let screen {
            element(
                "link",
                [
                    .attribute("rel", "preload"), .attribute("as", "fetch"), .attribute("type", "application/wasm"),
                    .attribute("crossorigin", "anonymous"), .href(assets.address("\(screen.app)")),
                ])
            for name in ["screen.js", "morph.js", "modal.js", "effects.js", "renewal.js", "return.js", "tabs.js"] {
                link("modulepreload", assets.address(name))
            }
            element("script", [.attribute("type", "module"), .attribute("src", assets.address("host.js"))])
        }
        for name in scripts {
            element("script", [.attribute("type", "module"), .attribute("src", assets.address(name))])
        }
    }

    @Nodes
    private func body(_ words: Words, _ map: MapSource) -> [Node] {
        a(.class("skip"), .href("#main")) { words.skipToContent }
        if screen != nil {
            // Shown by host.js while the device has no connection: what is read then may have changed meanwhile.
            p(.id("offline-note"), .class("offline-note"), .attribute("role", "status"), .hidden()) {
                words.offlineNote
            }
        }
        Icon.sprite
        if let screen {
            element(
                "div",
                [
                    .id("app"), .attribute("data-screen", screen.name), .attribute("data-app", screen.app),
                    .flag("data-anew", isDrawnAnew),
                ], sections)
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
