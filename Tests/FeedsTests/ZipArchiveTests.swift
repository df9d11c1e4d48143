import Domain
import Testing

@testable import Feeds

@Suite struct ZipArchiveTests {
    /// Compared once with what Info-ZIP writes by `zip -0 -X` for the same file.
    @Test("One stored file: its head, its bytes, the directory, the end")
    func oneFile() throws {
        var archive = ZipArchive(day: try #require(Day(iso: "2027-03-01")))
        archive.add("a.txt", Array("123456789".utf8))
        let hex = archive.finished().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        // The check value of CRC-32 is cbf43926; 1 March 2027 is 5e61.
        let facts = "14000008" + "0000" + "0000" + "615e" + "2639f4cb" + "09000000" + "09000000" + "0500" + "0000"
        #expect(
            hex == "504b0304" + facts + "612e747874" + "313233343536373839"
                + "504b0102" + "1400" + facts + "0000" + "0000" + "0000" + "00000000" + "00000000" + "612e747874"
                + "504b0506" + "0000" + "0000" + "0100" + "0100" + "33000000" + "2c000000" + "0000")
    }

    @Test("An archive of nothing is its end alone, and years stay within what the format can say")
    func extremes() throws {
        let empty = ZipArchive(day: Day(number: 0)).finished()
        #expect(empty.count == 22)
        var late = ZipArchive(day: try #require(Day(iso: "9999-12-31")))
        late.add("", [])
        #expect(late.finished()[12..<14].elementsEqual([0x9F, 0xFF]))
    }
}
