extension Response {
    /// A reply that the server makes by itself, without asking a handler: the status as text.
    static func bare(_ status: Status) -> Response {
        Response.text("\(status.rawValue)\n", status: status).guarded()
    }

    /// Kept by nobody, taken for nothing but what its type says, shown inside no other page.
    func guarded() -> Response {
        with("Cache-Control", "no-store")
            .with("X-Content-Type-Options", "nosniff")
            .with("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
            .with("Cross-Origin-Resource-Policy", "same-origin")
    }
}
