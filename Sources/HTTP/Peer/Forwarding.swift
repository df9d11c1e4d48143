/// Who is asking and by which address, told from the socket and, where a trusted proxy stands before us, its headers.
struct Forwarding: Sendable {
    /// Proxies whose X-Forwarded-* and X-Request-Id headers are believed.
    let trustedProxies: [AddressRange]
    /// Decides scheme and host where it is set.
    let origin: Origin?

    struct Caller: Sendable {
        var client: IPAddress?
        var origin: Origin
        var requestID: RequestID?
    }

    func caller(peer: IPAddress?, head: RequestHead) -> Caller {
        let plain = Origin(scheme: .http, host: head.host)
        guard let peer, isTrusted(peer) else {
            return Caller(client: peer, origin: origin ?? plain, requestID: nil)
        }
        return Caller(
            client: client(peer: peer, head.headers),
            origin: origin ?? forwardedOrigin(head.headers, else: plain),
            requestID: head.headers["x-request-id"].flatMap(RequestID.init(given:)))
    }

    private func isTrusted(_ address: IPAddress) -> Bool {
        trustedProxies.contains { $0.contains(address) }
    }

    /// Every proxy adds the address it saw at the end, so the last one that is no proxy of ours is the client; what
    /// stands before it was written by the client.
    private func client(peer: IPAddress, _ headers: Headers) -> IPAddress {
        var nearest = peer
        for piece in headers.all("x-forwarded-for").joined(separator: ",").split(separator: ",").reversed() {
            guard let address = IPAddress(String(piece.filter { $0 != " " && $0 != "\t" })) else { return nearest }
            nearest = address
            if !isTrusted(address) { return address }
        }
        return nearest
    }

    private func forwardedOrigin(_ headers: Headers, else plain: Origin) -> Origin {
        let scheme = headers["x-forwarded-proto"].flatMap { Origin.Scheme(rawValue: $0.lowercased()) }
        let host = headers["x-forwarded-host"].flatMap { HostName($0.utf8)?.text }
        return Origin(scheme: scheme ?? plain.scheme, host: host ?? plain.host)
    }
}
