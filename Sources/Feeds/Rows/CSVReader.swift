/// Reads RFC 4180 rows from bytes, however they are cut into pieces.
///
/// Rows end with LF, CRLF or CR; inside quotes all three belong to the cell. A byte order mark at the start and lines with
/// nothing on them are passed over. A quote inside an unquoted cell stands for itself. The reader holds one piece and one
/// row, and allocates nothing per cell.
///
///     var reader = CSVReader(MemoryBytes(Array("id,name\n1,\"a, b\"\n".utf8)))
///     while try reader.advance() { use(reader.row[1]) }
package struct CSVReader<Source: ByteSource> {
    /// The row that `advance` found.
    package private(set) var row: CSVRow

    private var source: Source
    private var piece: [UInt8] = []
    private var position = 0
    private var line = 1
    private var state = State.unopened

    private enum State {
        case unopened, cellStart, plain, quoted, quoteInQuoted
    }

    /// A CR ended the last row: an LF right after it belongs to it.
    private var mayMeetLineFeed = false

    /// - Parameter longestRow: how many bytes the cells of a row may hold together; a longer one becomes a `tooLong` row.
    package init(_ source: Source, longestRow: Int = 1 << 20) {
        self.source = source
        row = CSVRow(limit: longestRow)
    }

    /// Goes to the next row; false at the end.
    ///
    /// - Throws: `truncated` when the bytes end inside a quoted cell, and whatever the source throws.
    package mutating func advance() throws(ByteFault) -> Bool {
        if state == .unopened { try open() }
        row.clear(line: line)
        while true {
            if position == piece.count {
                guard let next = try source.next() else { return try finish() }
                piece = next
                position = 0
            }
            let bytes = piece
            guard bytes.withUnsafeBufferPointer({ scan($0) }) else { continue }
            if !row.isBlank { return true }
            row.clear(line: line)
        }
    }

    private mutating func open() throws(ByteFault) {
        while piece.count < 3, let next = try source.next() {
            piece += next
        }
        if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        state = .cellStart
    }

    private mutating func finish() throws(ByteFault) -> Bool {
        if state == .quoted { throw .truncated }
        guard !row.isUntouched else { return false }
        row.endCell()
        row.isUnended = true
        state = .cellStart
        return true
    }

    /// Takes bytes of the piece until a row is complete (true) or the piece is used up (false).
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if mayMeetLineFeed, position < bytes.count {
            mayMeetLineFeed = false
            if bytes[position] == lineFeed { position += 1 }
        }
        while position < bytes.count {
            switch state {
            case .quoted:
                scanQuoted(bytes)
            case .cellStart where bytes[position] == quote:
                row.noteQuote()
                state = .quoted
                position += 1
            case .unopened, .cellStart, .plain:
                scanPlain(bytes)
                if position < bytes.count, endCell(with: bytes[position]) { return true }
            case .quoteInQuoted:
                if scanAfterQuote(bytes) { return true }
            }
        }
        return false
    }

    private mutating func scanPlain(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = position
        while index < bytes.count {
            let byte = bytes[index]
            if byte == comma || byte == lineFeed || byte == carriageReturn { break }
            index += 1
        }
        row.append(bytes[position..<index])
        position = index
        state = .plain
    }

    private mutating func scanQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = position
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == lineFeed { line += 1 }
            index += 1
        }
        row.append(bytes[position..<index])
        position = index
        if index < bytes.count {
            state = .quoteInQuoted
            position += 1
        }
    }

    private mutating func scanAfterQuote(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let byte = bytes[position]
        if byte == quote {
            row.append(bytes[position...position])
            state = .quoted
            position += 1
            return false
        }
        if byte == comma || byte == lineFeed || byte == carriageReturn { return endCell(with: byte) }
        row.fault = row.fault ?? .strayText
        state = .plain
        return false
    }

    /// Takes the separator; true when it ends the row as well.
    private mutating func endCell(with separator: UInt8) -> Bool {
        row.endCell()
        state = .cellStart
        position += 1
        guard separator != comma else { return false }
        line += 1
        mayMeetLineFeed = separator == carriageReturn
        return true
    }
}

private let comma = UInt8(ascii: ",")
private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
