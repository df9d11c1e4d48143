/// Tells from the first bytes of a connection for which daemon it is.
enum RequestLinePeek {
    enum Verdict: Equatable {
        case ordinary, stream, undecided
    }

    /// A GET for one of these paths, or for something below it, is a stream; anything else is ordinary.
    static func verdict(_ bytes: ArraySlice<UInt8>, paths: [String]) -> Verdict {
        let verb = "GET ".utf8
        guard bytes.prefix(verb.count).elementsEqual(verb.prefix(bytes.count)) else { return .ordinary }
        let target = bytes.dropFirst(verb.count)
        if isStream(target, paths: paths) { return .stream }
        // As long as the bytes are the beginning of some path, the next ones may make it that path.
        let isOpen = paths.contains { path in
            target.count <= path.utf8.count && path.utf8.starts(with: target)
        }
        return isOpen ? .undecided : .ordinary
    }

    /// - Parameter isWhole: whether the target's end has been seen; else a path at the very end may yet go on.
    static func isStream(_ target: ArraySlice<UInt8>, paths: [String], isWhole: Bool = false) -> Bool {
        paths.contains { path in
            guard target.starts(with: path.utf8) else { return false }
            switch target.dropFirst(path.utf8.count).first {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: " "): return true
            case nil: return isWhole
            default: return false
            }
        }
    }

    /// Bytes to look at: enough for the verdict.
    static func length(paths: [String]) -> Int {
        5 + (paths.map(\.utf8.count).max() ?? 0)
    }
}
