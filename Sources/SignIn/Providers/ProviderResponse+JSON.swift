import Wire

extension ProviderTransport {
    /// - Throws: `.slow`, `.unreachable`, `.tooLong`.
    func answer(to request: ProviderRequest) async throws(ProviderRefusal) -> ProviderResponse {
        let response: ProviderResponse
        do throws(ProviderSilence) { response = try await send(request) } catch { throw ProviderRefusal(error) }
        guard response.body.count <= ProviderResponse.mostBytes else { throw .tooLong }
        return response
    }
}

extension ProviderResponse {
    /// The body as JSON, whatever the status.
    ///
    /// - Throws: `.emptyAnswer`, `.webPage`, `.nonsense`.
    func json() throws(ProviderRefusal) -> JSON {
        guard let first = body.first(where: { ![9, 10, 13, 32].contains($0) }) else { throw .emptyAnswer }
        guard first != UInt8(ascii: "<"), !contentType.lowercased().hasPrefix("text/html") else { throw .webPage }
        guard let json = JSON(body) else { throw .nonsense }
        return json
    }

    /// The body as JSON, of an answer with a good status.
    ///
    /// - Throws: `.refused` where the status isn't 200, and as `json()` does.
    func successfulJSON() throws(ProviderRefusal) -> JSON {
        guard status == 200 else { throw .refused(status: status) }
        return try json()
    }
}
