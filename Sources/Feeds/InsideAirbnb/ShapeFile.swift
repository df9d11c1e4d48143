/// A GeoJSON file of neighbourhoods. Listings name their neighbourhood themselves, so the shapes are only checked.
enum ShapeFile {
    /// Whether the file begins as a GeoJSON collection does.
    static func isShapes(path: String, limits: ImportLimits) throws(ImportFault) -> Bool {
        do throws(ByteFault) {
            var bytes = try FeedBytes(path: path, limit: limits.unpackedBytes)
            var start: [UInt8] = []
            while start.count < 4096, let piece = try bytes.next() { start += piece.prefix(4096) }
            if start.starts(with: [0xEF, 0xBB, 0xBF]) { start.removeFirst(3) }
            guard start.first(where: { !$0.isBlank }) == UInt8(ascii: "{") else { return false }
            return start[...].text.contains("\"FeatureCollection\"")
        } catch {
            throw ImportFault(path: path, reason: .bytes(error))
        }
    }

    /// Reads the file to its end and counts its shapes.
    ///
    /// - Throws: `truncated` when a bracket or a string stays open, `foreign` when something follows the last bracket.
    static func check(path: String, limits: ImportLimits, didRead: @escaping (Int) -> Void) throws(ImportFault)
        -> FileReport
    {
        var report = FileReport(path: path, kind: .neighbourhoodShapes)
        var scanner = ShapeScanner()
        do throws(ByteFault) {
            var bytes = try FeedBytes(path: path, limit: limits.unpackedBytes, didRead: didRead)
            while let piece = try bytes.next() { scanner.read(piece) }
            guard scanner.isComplete else { throw .truncated }
        } catch {
            throw ImportFault(path: path, reason: .bytes(error))
        }
        guard !scanner.isBroken else { throw ImportFault(path: path, reason: .foreign(columns: [])) }
        report.rows = scanner.shapes
        report.taken = scanner.shapes
        return report
    }
}

/// Follows the brackets of JSON, not its meaning.
struct ShapeScanner {
    /// Objects in a list in the outermost object: the features.
    private(set) var shapes = 0
    /// A bracket closed that none had opened, or text behind the last one.
    private(set) var isBroken = false

    private var depth = 0
    private var hasBegun = false
    private var isInString = false
    private var isEscaped = false

    /// Every bracket and string is closed.
    var isComplete: Bool { hasBegun && depth == 0 && !isInString }

    mutating func read(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { read(byte) }
        }
    }

    private mutating func read(_ byte: UInt8) {
        if isInString {
            readInString(byte)
            return
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if depth == 2, byte == UInt8(ascii: "{") { shapes += 1 }
            if depth == 0, hasBegun { isBroken = true }
            hasBegun = true
            depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if depth == 0 { isBroken = true } else { depth -= 1 }
        case UInt8(ascii: "\""):
            isInString = true
        default:
            if depth == 0, hasBegun, !byte.isBlank { isBroken = true }
        }
    }

    private mutating func readInString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        }
    }
}
