import HTTP

extension Response {
    /// With the headers that every answer has, and as 304 when the browser holds the same already.
    func settled(for call: Call) -> Response {
        var response = self
        if status == .ok, let tag = headers.first(where: { $0.name == "ETag" })?.value,
            let known = call.request.headers["if-none-match"], Response.matches(known, tag)
        {
            response.status = .notModified
            response.body = .empty
        }
        response.headers += isStream ? [Response.noSniffing] : Response.security
        if !isStream, !response.headers.contains(where: { $0.name == ContentPolicy.header }) {
            response.headers.append(Header(ContentPolicy.header, ContentPolicy.usual))
        }
        if call.request.scheme == .https {
            response.headers.append(Header("Strict-Transport-Security", "max-age=31536000"))
        }
        response.headers.append(Header("X-Request-Id", call.request.id.description))
        return response.compressed(for: call.request)
    }

    /// Tells caches that the answer would be another for a reader with another language, or with other cookies, in which
    /// the choice of language is kept.
    func inLanguageOfReader() -> Response { with("Vary", "Accept-Language, Cookie") }

    /// A tag of the bytes, weak because they may go out packed.
    func tagged() -> Response {
        guard case .bytes(let bytes) = body else { return self }
        return with("ETag", "W/\"" + String(ContentHash.of(bytes), radix: 16) + "\"")
    }

    private static func matches(_ known: String, _ tag: String) -> Bool {
        if known == "*" { return true }
        let wanted = tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
        return known.split(separator: ",").contains { part in
            let candidate = part.drop { $0 == " " }
            return (candidate.hasPrefix("W/") ? candidate.dropFirst(2) : candidate) == wanted
        }
    }

    /// A stream is never shown as a page, and pays for every header as long as it lives: some 100 bytes each.
    private var isStream: Bool {
        if case .events = body { true } else { false }
    }

    private static let noSniffing = Header("X-Content-Type-Options", "nosniff")
    private static let security = [
        noSniffing,
        Header("X-Frame-Options", "DENY"),
        Header("Referrer-Policy", "strict-origin-when-cross-origin"),
        Header("Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=()"),
        Header("Cross-Origin-Opener-Policy", "same-origin"),
        Header("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}

/// 64 bits that tell versions of one thing apart, 32 bytes at a step. Not against forgery.
enum ContentHash {
    static func of(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            // Four words at once, for a step has to wait for the one before it.
            var lanes = (0x9E37_79B9_7F4A_7C15 ^ UInt64(buffer.count), 1 as UInt64, 2 as UInt64, 3 as UInt64)
            var offset = 0
            func word(_ number: Int) -> UInt64 {
                buffer.loadUnaligned(fromByteOffset: offset + number * 8, as: UInt64.self)
            }
            while offset + 32 <= buffer.count {
                lanes.0 = mixed(lanes.0 ^ word(0))
                lanes.1 = mixed(lanes.1 ^ word(1))
                lanes.2 = mixed(lanes.2 ^ word(2))
                lanes.3 = mixed(lanes.3 ^ word(3))
                offset += 32
            }
            var hash = mixed(lanes.0 ^ mixed(lanes.1 ^ mixed(lanes.2 ^ mixed(lanes.3))))
            for byte in buffer[offset...] { hash = mixed(hash ^ UInt64(byte)) }
            return hash
        }
    }

    /// The finishing step of SplitMix64: every bit of the input moves half of the output's.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let one = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        let two = (one ^ (one >> 27)) &* 0x94D0_49BB_1331_11EB
        return two ^ (two >> 31)
    }
}
