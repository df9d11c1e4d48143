import Seeded
import Testing

@testable import Feeds

@Suite struct CSVReaderTests {
    @Test func quotesCommasAndLineEndsInCells() throws {
        let rows = try read("a,b\r\n\"x, y\",\"say \"\"hi\"\"\"\n\"one\r\ntwo\nthree\rfour\",\n")
        #expect(rows.map(\.cells) == [["a", "b"], ["x, y", "say \"hi\""], ["one\r\ntwo\nthree\rfour", ""]])
        #expect(rows.map(\.line) == [1, 2, 3])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineEndEndsARow(end: String) throws {
        let rows = try read(["id,name", "1,a", "", "2,b", "3,c"].joined(separator: end))
        #expect(rows.map(\.cells) == [["id", "name"], ["1", "a"], ["2", "b"], ["3", "c"]])
        #expect(rows.map(\.line) == [1, 2, 4, 5])
    }

    @Test func linesCountThroughQuotedLineEnds() throws {
        let rows = try read("id\n\"a\nb\r\nc\"\nlast\n")
        #expect(rows.map(\.line) == [1, 2, 5])
    }

    @Test func aByteOrderMarkIsNoPartOfTheFirstName() throws {
        #expect(try read("\u{FEFF}\"id\",x\n").map(\.cells) == [["id", "x"]])
        #expect(try read("\u{FEFF}").isEmpty)
    }

    @Test func emptyCellsAreNotEmptyLines() throws {
        #expect(try read("\"\"\n\n,\n").map(\.cells) == [[""], ["", ""]])
    }

    @Test func aQuoteInsideAnUnquotedCellStandsForItself() throws {
        #expect(try read("5\" pipe,x\n").map(\.cells) == [["5\" pipe", "x"]])
    }

    @Test func textBehindAClosingQuoteSpoilsItsRowOnly() throws {
        let rows = try read("\"a\"b,c\nd,e\n")
        #expect(rows.map(\.fault) == [.strayText, nil])
        #expect(rows.last?.cells == ["d", "e"])
    }

    @Test func aRowThatIsTooLongSpoilsItselfOnly() throws {
        let long = String(repeating: "x", count: 1000)
        let rows = try read(
            "a,b\n\(long),c\n\"\(long)\n\(long)\",c\n\(String(repeating: ",", count: 2000))\nd,e\n", longestRow: 500)
        #expect(rows.map(\.fault) == [nil, .tooLong, .tooLong, .tooLong, nil])
        #expect(rows.last?.cells == ["d", "e"])
        #expect(rows.last?.line == 6)
    }

    @Test func aRowOfOneCellThatIsTooLongIsNoEmptyLine() throws {
        let long = String(repeating: "x", count: 1000)
        #expect(try read("\(long)\na\n\(long)", longestRow: 500).map(\.fault) == [.tooLong, nil, .tooLong])
    }

    @Test func anOpenQuoteAtTheEndIsTruncation() {
        #expect(throws: ByteFault.truncated) { try read("id,name\n1,\"open\n2,b\n") }
    }

    @Test func theLastRowMayLackItsLineEnd() throws {
        let rows = try read("a,b\nc,d")
        #expect(rows.map(\.isUnended) == [false, true])
        #expect(rows.last?.cells == ["c", "d"])
    }

    @Test func howBytesAreCutIntoPiecesChangesNothing() throws {
        let text = "\u{FEFF}id,name\r\n1,\"a\r\n\"\"b\"\"\"\r\n\r\n2,한글\r3,\"\"\n4,\"x\"y\n"
        let whole = try read(text)
        #expect(whole.count == 5)
        for size in 1...12 { #expect(try read(text, pieceSize: size) == whole) }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func whatIsWrittenIsRead(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let width = Int.random(in: 2...5, using: &numbers)
        let table = (0..<Int.random(in: 1...30, using: &numbers)).map { _ in
            (0..<width).map { _ in randomCell(&numbers) }
        }
        let end = ["\n", "\r\n", "\r"].randomElement(using: &numbers) ?? "\n"
        let text = table.map { row in
            row.map { cell in
                let mustQuote = cell.utf8.contains { Array(",\"\r\n".utf8).contains($0) }
                let quoted =
                    "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
                    + "\""
                return mustQuote || Bool.random(using: &numbers) ? quoted : cell
            }.joined(separator: ",")
        }.joined(separator: end)
        let rows = try read(text, pieceSize: Int.random(in: 1...50, using: &numbers))
        #expect(rows.map(\.cells) == table, "seed \(seed)")
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func spoiltBytesNeverTrapAndReadTheSameInAnyPieces(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let spoilt = try Stage.bytes("bad-rows/listings.csv").mutated(with: &numbers)
        let whole = Result { try read(spoilt, pieceSize: .max, longestRow: 200) }
        let pieces = Result { try read(spoilt, pieceSize: 1, longestRow: 200) }
        switch (whole, pieces) {
        case (.success(let one), .success(let other)): #expect(one == other, "seed \(seed)")
        case (.failure(let one as ByteFault), .failure(let other as ByteFault)): #expect(one == other, "seed \(seed)")
        default: Issue.record("seed \(seed): \(whole) in one piece, \(pieces) byte by byte")
        }
    }

    private func randomCell(_ numbers: inout SeededNumbers) -> String {
        let parts = ["a", "12", " ", ",", "\"", "\n", "\r", "\r\n", "한", "é", "<br />"]
        return (0..<Int.random(in: 1...4, using: &numbers)).map { _ in parts.randomElement(using: &numbers) ?? "" }
            .joined()
    }
}

/// A row as a test compares it.
private struct ReadRow: Equatable {
    var line: Int
    var cells: [String]
    var fault: CSVRow.Fault?
    var isUnended: Bool
}

private func read(_ text: String, pieceSize: Int = 64, longestRow: Int = 1 << 20) throws(ByteFault) -> [ReadRow] {
    try read(Array(text.utf8), pieceSize: pieceSize, longestRow: longestRow)
}

private func read(_ bytes: [UInt8], pieceSize: Int, longestRow: Int) throws(ByteFault) -> [ReadRow] {
    var reader = CSVReader(MemoryBytes(bytes, pieceSize: pieceSize), longestRow: longestRow)
    var rows: [ReadRow] = []
    while try reader.advance() {
        let row = reader.row
        // What a spoilt row holds is nobody's business.
        let cells = row.fault == .tooLong ? [] : (0..<row.count).map { row[$0].text }
        rows.append(ReadRow(line: row.line, cells: cells, fault: row.fault, isUnended: row.isUnended))
    }
    return rows
}
