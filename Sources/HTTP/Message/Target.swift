/// What a request asks for: `/stays/42?from=2026-12-24` taken apart.
public struct Target: Sendable, Equatable {
    /// The path as it came, still escaped, beginning with `/`.
    public let path: String
    /// The path's pieces, decoded: `/stays/%EA%B0%95` is ["stays", "강"], `/` is [], `/stays/` is ["stays", ""].
    public let segments: [String]
    public let query: Query

    /// nil unless it is an absolute path, with or without query, of printable ASCII, whose escapes are well formed and
    /// spell UTF-8 without control characters, and which has no `.` or `..` piece and no `/` hidden in an escape.
    public init?(_ bytes: some Sequence<UInt8>) {
        let all = Array(bytes)
        guard all.first == UInt8(ascii: "/") else { return nil }
        let end = all.firstIndex(of: UInt8(ascii: "?")) ?? all.endIndex
        guard let segments = Target.segments(all[1..<end]), let query = Query(decoding: all[end...].dropFirst()) else {
            return nil
        }
        self.path = String(decoding: all[..<end], as: UTF8.self)
        self.segments = segments
        self.query = query
    }

    private static func segments(_ bytes: ArraySlice<UInt8>) -> [String]? {
        if bytes.isEmpty { return [] }
        var segments: [String] = []
        for piece in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let text = PercentDecoding.text(piece, plusIsSpace: false),
                text != ".", text != "..", !text.utf8.contains(UInt8(ascii: "/")),
                !piece.contains(UInt8(ascii: "#"))
            else { return nil }
            segments.append(text)
        }
        return segments
    }
}
