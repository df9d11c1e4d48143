import Wire

/// What providers publish about themselves, kept for an hour: where they answer and which keys they sign with.
actor ProviderDirectory {
    /// Seconds.
    static let longestAge: Int64 = 3600
    static let mostKeys = 100

    private let transport: any ProviderTransport
    private var discoveries: [String: Aged<Discovery>] = [:]
    private var keySets: [String: Aged<[WebKey]>] = [:]

    private struct Aged<Value: Sendable>: Sendable {
        let value: Value
        let since: Int64

        func isFresh(_ now: Int64) -> Bool { (0..<ProviderDirectory.longestAge).contains(now - since) }
    }

    init(transport: any ProviderTransport) {
        self.transport = transport
    }

    /// - Parameter now: seconds since 1970.
    func discovery(of issuer: String, now: Int64) async throws(ProviderRefusal) -> Discovery {
        if let kept = discoveries[issuer], kept.isFresh(now) { return kept.value }
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let document = try await document(base + "/.well-known/openid-configuration")
        let discovery = try Discovery(document, of: issuer)
        discoveries[issuer] = Aged(value: discovery, since: now)
        return discovery
    }

    /// The key of that name. A name that we don't know is looked for once more in a set fetched anew, since providers change
    /// their keys whenever they like.
    func key(
        named id: String?, for algorithm: SigningAlgorithm, at address: String, now: Int64
    ) async throws(ProviderRefusal) -> PublicKey {
        if let kept = keySets[address], kept.isFresh(now) {
            let found = ProviderDirectory.keys(named: id, among: kept.value)
            if !found.isEmpty { return try ProviderDirectory.key(among: found, for: algorithm) }
        }
        let set = try await document(address)
        guard case .array(let members)? = set.member("keys") else { throw .incomplete }
        let keys = members.prefix(ProviderDirectory.mostKeys).compactMap(WebKey.init)
        keySets[address] = Aged(value: keys, since: now)
        let found = ProviderDirectory.keys(named: id, among: keys)
        guard !found.isEmpty else { throw .identityToken(.unknownKey) }
        return try ProviderDirectory.key(among: found, for: algorithm)
    }

    private static func keys(named id: String?, among keys: [WebKey]) -> [WebKey] {
        guard let id else { return keys }
        return keys.filter { $0.id?.isExactly(id) == true }
    }

    /// The one key that fits. Where a token names none, there must be no choice.
    private static func key(
        among keys: [WebKey], for algorithm: SigningAlgorithm
    ) throws(ProviderRefusal) -> PublicKey {
        let fitting = keys.compactMap { $0.key(for: algorithm) }
        guard fitting.count == 1 else { throw .identityToken(fitting.isEmpty ? .wrongKey : .unknownKey) }
        return fitting[0]
    }

    private func document(_ address: String) async throws(ProviderRefusal) -> JSON {
        let request = ProviderRequest(.get, address, headers: [("Accept", "application/json")])
        return try await transport.answer(to: request).successfulJSON()
    }
}
