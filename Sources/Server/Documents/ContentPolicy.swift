/// What a page may load (Content-Security-Policy): only what this site itself serves; scripts only as files; nobody frames it.
enum ContentPolicy {
    static let header = "Content-Security-Policy"
    static let usual = text()

    /// A page with a map also runs the map's worker, which the map library makes from a text of its own, and may ask a
    /// map provider.
    static func withMap(_ source: MapSource) -> String {
        text(worker: " blob:", provider: source.style.map { " " + $0.origin } ?? "")
    }

    private static func text(worker: String = "", provider: String = "") -> String {
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:\(provider); "
            + "connect-src 'self'\(provider); font-src 'self'; manifest-src 'self'; worker-src 'self'\(worker); "
            + "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    }
}
