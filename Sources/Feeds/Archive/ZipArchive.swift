import CZlib
import Domain

/// Files in one ZIP archive (PKWARE's APPNOTE 6.3), stored as they are: for some kilobytes that are wanted at once.
///
///     var archive = ZipArchive(day: today)
///     archive.add("accounts.json", bytes)
///     let whole = archive.finished()
package struct ZipArchive {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0
    private let date: UInt16

    /// The oldest format that has all of this.
    private static let version: UInt16 = 20
    /// Names are UTF-8.
    private static let flags: UInt16 = 1 << 11

    /// - Parameter day: on which the files were made, as readers show it; of the years 1980 to 2107.
    package init(day: Day) {
        let (year, month, date) = day.parts
        self.date = UInt16(min(max(year, 1980), 2107) - 1980) << 9 | UInt16(month) << 5 | UInt16(date)
    }

    /// - Parameters:
    ///   - name: at most 65,535 bytes; of our own making, so that it leads into no other folder.
    ///   - content: all of them together less than 4 GiB, and at most 65,535 files.
    package mutating func add(_ name: String, _ content: [UInt8]) {
        precondition(name.utf8.count <= UInt16.max && count < .max, "An archive of so many files needs another format.")
        precondition(
            bytes.count + content.count < Int(UInt32.max) - 1 << 20, "So large an archive needs another format.")
        let start = UInt32(bytes.count)
        let facts = Self.facts(name, content, date)
        bytes.append(number: 0x0403_4b50 as UInt32)
        bytes += facts
        bytes += Array(name.utf8) + content
        directory.append(number: 0x0201_4b50 as UInt32)
        directory.append(number: Self.version)
        directory += facts
        // Length of a comment, number of the disk, kind of content (two numbers): none, the first, unknown.
        for _ in 0..<3 { directory.append(number: 0 as UInt16) }
        directory.append(number: 0 as UInt32)
        directory.append(number: start)
        directory += Array(name.utf8)
        count += 1
    }

    /// The archive with its directory, which ends it.
    package func finished() -> [UInt8] {
        var end: [UInt8] = []
        end.append(number: 0x0605_4b50 as UInt32)
        for number in [0, 0, count, count] { end.append(number: number) }
        end.append(number: UInt32(directory.count))
        end.append(number: UInt32(bytes.count))
        end.append(number: 0 as UInt16)
        return bytes + directory + end
    }

    /// What stands before a file and in the directory alike.
    private static func facts(_ name: String, _ content: [UInt8], _ date: UInt16) -> [UInt8] {
        let checksum = content.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) }
        var facts: [UInt8] = []
        // Stored, at midnight.
        for number in [version, flags, 0, 0, date] { facts.append(number: number) }
        for number in [UInt32(truncatingIfNeeded: checksum), UInt32(content.count), UInt32(content.count)] {
            facts.append(number: number)
        }
        facts.append(number: UInt16(name.utf8.count))
        facts.append(number: 0 as UInt16)
        return facts
    }
}

extension [UInt8] {
    /// The lowest byte first.
    fileprivate mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
