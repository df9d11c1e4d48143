/// The bytes of one cell, without its quotes.
package typealias Cell = ArraySlice<UInt8>

/// One row of a CSV file: all cells behind one another, and where each ends.
package struct CSVRow {
    /// Why a row can't be used.
    package enum Fault: Equatable, Sendable {
        /// Its cells hold more bytes together than the reader keeps.
        case tooLong
        /// Something other than a separator follows a closing quote.
        case strayText
    }

    /// Where the row begins, counted from 1 as `sed -n 12p` counts.
    package internal(set) var line = 1
    package internal(set) var fault: Fault?
    /// The file ended before the row's line did.
    package internal(set) var isUnended = false

    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var hasQuote = false
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    package var count: Int { ends.count }

    /// The bytes of that cell; empty when there is no such cell.
    package subscript(index: Int?) -> Cell {
        guard let index, ends.indices.contains(index) else { return [] }
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// A line with nothing on it.
    var isBlank: Bool { ends.count == 1 && bytes.isEmpty && !hasQuote && fault == nil }

    /// Whether the file ended before this row had begun.
    var isUntouched: Bool { ends.isEmpty && bytes.isEmpty && !hasQuote && fault == nil }

    mutating func clear(line: Int) {
        self.line = line
        fault = nil
        isUnended = false
        hasQuote = false
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    mutating func noteQuote() {
        hasQuote = true
    }

    mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
        guard hasRoom(for: run.count) else { return }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: run))
    }

    mutating func endCell() {
        guard hasRoom(for: 1) else { return }
        ends.append(bytes.count)
    }

    /// A separator counts as a byte, so that a row of nothing but commas is bounded too.
    private mutating func hasRoom(for count: Int) -> Bool {
        if bytes.count + ends.count + count <= limit { return true }
        fault = .tooLong
        return false
    }
}
