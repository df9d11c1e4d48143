import Feeds

/// Rows are the same however the bytes are cut.
func readCSV(_ bytes: [UInt8]) {
    precondition(rows(MemoryBytes(bytes)) == rows(MemoryBytes(bytes, pieceSize: 1)))
}

/// Whatever inflates stays within its limit, and what it holds reads as rows or doesn't.
func readGzip(_ bytes: [UInt8]) {
    let limit = 1 << 16
    guard let reader = try? GzipReader(MemoryBytes(bytes, pieceSize: 7), limit: limit) else { return }
    var count = 0
    while let piece = try? reader.next() { count += piece.count }
    precondition(count <= limit)
}

/// Every row's cells, unless it has a fault: then they are nobody's business. At the end why there are no more.
private func rows(_ source: MemoryBytes) -> [[String]] {
    var reader = CSVReader(source, longestRow: 256)
    var rows: [[String]] = []
    do throws(ByteFault) {
        while try reader.advance() {
            let row = reader.row
            rows.append(row.fault == nil ? (0..<row.count).map { String(decoding: row[$0], as: UTF8.self) } : [])
            rows[rows.count - 1].append("line \(row.line) \(String(describing: row.fault)) \(row.isUnended)")
        }
    } catch {
        rows.append([String(describing: error)])
    }
    return rows
}
