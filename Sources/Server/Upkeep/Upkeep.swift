import HTTP
import Storage

/// What those who run it ask: is it alive, is it ready, how is it doing.
enum Upkeep {
    static let routes = [
        Route(.get, "/healthz") { _, _ in Response.text("ok\n").with("Cache-Control", "no-store") },
        Route(.get, "/readyz", ready),
        Route(.get, "/metrics") { site, _ in
            Response.bytes(
                Array(site.figures.text(stays: site.catalogue.index).utf8),
                type: "text/plain; version=0.0.4; charset=utf-8"
            ).with("Cache-Control", "no-store")
        },
        Route(.get, "/events") { _, _ in Response.events(EventStream()) },
    ]

    /// Ready when the database answers; the catalogue was read before the server began to listen.
    @Sendable
    private static func ready(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        do {
            _ = try await site.stays.count()
        } catch {
            throw .storage(.unavailable(reason: "not ready"))
        }
        return Response.text("ready\n").with("Cache-Control", "no-store")
    }
}
