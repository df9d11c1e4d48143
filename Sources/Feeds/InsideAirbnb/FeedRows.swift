/// The well-formed rows of one file; the others are counted in its report.
struct FeedRows {
    let kind: FeedKind
    let columns: Columns
    private(set) var report: FileReport

    private let path: String
    private var reader: CSVReader<FeedBytes>

    /// Opens the file and reads its header.
    init(path: String, limits: ImportLimits, didRead: @escaping (Int) -> Void = { _ in }) throws(ImportFault) {
        let hasHeader: Bool
        self.path = path
        do throws(ByteFault) {
            let bytes = try FeedBytes(path: path, limit: limits.unpackedBytes, didRead: didRead)
            reader = CSVReader(bytes, longestRow: limits.rowBytes)
            hasHeader = try reader.advance()
        } catch {
            throw ImportFault(path: path, reason: .bytes(error))
        }
        guard hasHeader else { throw ImportFault(path: path, reason: .empty) }
        columns = Columns(reader.row)
        do throws(ImportFault.Reason) {
            kind = try FeedKind(columns: columns)
        } catch {
            throw ImportFault(path: path, line: reader.row.line, reason: error)
        }
        report = FileReport(path: path, kind: kind)
    }

    var row: CSVRow { reader.row }

    /// Goes to the next well-formed row; false at the end.
    mutating func advance() throws(ImportFault) -> Bool {
        do throws(ByteFault) {
            while try reader.advance() {
                report.rows += 1
                guard let reason = try fault(in: reader.row) else { return true }
                skip(reason)
            }
            return false
        } catch {
            throw ImportFault(path: path, line: reader.row.line, reason: .bytes(error))
        }
    }

    mutating func take() {
        report.taken += 1
    }

    mutating func replace(line: Int, reason: SkipReason) {
        report.replace(line: line, reason: reason)
    }

    mutating func skip(_ reason: SkipReason) {
        report.skip(reason, line: reader.row.line)
    }

    private func fault(in row: CSVRow) throws(ByteFault) -> SkipReason? {
        switch row.fault {
        case .tooLong: return .tooLong
        case .strayText: return .strayText
        case nil: break
        }
        if row.count == columns.count { return nil }
        // The last line breaks off in the middle of its row.
        if row.isUnended, row.count < columns.count { throw .truncated }
        return .wrongCellCount
    }
}

/// How much of a hostile file is read.
public struct ImportLimits: Equatable, Sendable {
    /// The most bytes one compressed file may hold.
    public var unpackedBytes: Int
    /// The most bytes the cells of one row may hold together.
    public var rowBytes: Int

    public init(unpackedBytes: Int = 4 << 30, rowBytes: Int = 1 << 20) {
        self.unpackedBytes = unpackedBytes
        self.rowBytes = rowBytes
    }
}
