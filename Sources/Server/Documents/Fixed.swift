import HTTP
import Views
import Words

/// Pages that say the same to everybody, and files.
enum Fixed {
    @Sendable
    static func offline(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        let sections = Notice.sections(
            words, title: words.offlineTitle, text: words.offlineText, canTryAgain: true)
        var document = Document(title: words.offlineTitle, sections: sections)
        document.isTheSameForAll = true
        return document.response(site, call)
    }

    @Sendable
    static func components(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var document = Document(title: "Components", sections: ComponentsView.sections(Words(call.language)))
        document.scripts = ["components.js"]
        return document.response(site, call)
    }

    @Sendable
    static func serviceWorker(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        try site.assets.serviceWorker()
    }

    /// `/assets/1f2e3d/app.css`
    @Sendable
    static func asset(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard call.parameters.count == 2 else { throw .notFound }
        return try site.assets.response(call.parameters[1], version: call.parameters[0], call.request)
    }

    /// `/assets/1f2e3d/icons/icon-192.png`
    @Sendable
    static func assetInFolder(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard call.parameters.count == 3 else { throw .notFound }
        let name = call.parameters[1] + "/" + call.parameters[2]
        return try site.assets.response(name, version: call.parameters[0], call.request)
    }
}
