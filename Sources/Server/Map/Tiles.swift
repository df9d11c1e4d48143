import HTTP

/// The embedded map's tiles.
enum Tiles {
    /// `/tiles/1f2e3d/7/109/49`: for ever under its version; under another, as an older page may ask, only for now.
    @Sendable
    static func tile(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let parts = call.parameters
        guard parts.count == 4, let zoom = number(parts[1]), let column = number(parts[2]), let row = number(parts[3]),
            Basemap.exists(zoom: zoom, column: column, row: row)
        else { throw .notFound }
        let basemap = site.map.basemap
        let caching = parts[0] == basemap.version ? "public, max-age=31536000, immutable" : "no-cache"
        guard let packed = basemap.tile(zoom: zoom, column: column, row: row) else {
            return Response.empty(.noContent).with("Cache-Control", caching)
        }
        // Whatever draws maps takes gzip, so it isn't kept in a second form.
        return Response.bytes(Array(packed), type: "application/vnd.mapbox-vector-tile")
            .with("Content-Encoding", "gzip").with("Cache-Control", caching)
    }

    /// Written one way only, so that no tile has two addresses.
    private static func number(_ text: String) -> Int? {
        guard let number = Int(text), number >= 0, String(number) == text else { return nil }
        return number
    }
}
