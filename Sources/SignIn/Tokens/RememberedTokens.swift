/// Tokens that have been proven, by the SHA-256 of their text, in a table of one size.
///
/// Each may stand in one of four places. One that finds them all taken gets that of the one that expires first.
struct RememberedTokens {
    private var places: [(digest: SIMD4<UInt64>, token: AccessToken)?]

    private static let ways = 4

    /// - Parameter capacity: brought to a power of two from 4 to 16,777,216.
    init(capacity: Int) {
        let least = max(Self.ways, min(capacity, 1 << 24))
        places = Array(repeating: nil, count: 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount))
    }

    subscript(digest: SIMD4<UInt64>) -> AccessToken? {
        for place in range(digest) {
            if let known = places[place], known.digest == digest { return known.token }
        }
        return nil
    }

    mutating func remember(_ token: AccessToken, _ digest: SIMD4<UInt64>) {
        let range = range(digest)
        // Two threads may have proven the same one, which needs no second place.
        let place =
            range.first { places[$0]?.digest == digest }
            ?? range.min { (places[$0]?.token.expiresAt ?? 0) < (places[$1]?.token.expiresAt ?? 0) }
        if let place { places[place] = (digest, token) }
    }

    mutating func forgetAll() {
        places = Array(repeating: nil, count: places.count)
    }

    private func range(_ digest: SIMD4<UInt64>) -> Range<Int> {
        let first = Int(truncatingIfNeeded: digest[0]) & (places.count - 1) & ~(Self.ways - 1)
        return first..<first + Self.ways
    }
}
