import Glibc

/// Takes a form with a file apart while it comes (`multipart/form-data`, RFC 7578): however the bytes are cut, the same comes of
/// them. It keeps no more of them than a part's head or a delimiter is long.
///
///     var reader = MultipartReader(boundary: boundary)
///     while let bytes = try await body.next() { try reader.take(bytes) { event in … } }
///     guard reader.isComplete else { … }
public struct MultipartReader: Sendable {
    public enum Event: Equatable, Sendable {
        /// A part begins. A field has no file name; the name of a file is whatever the browser says.
        case part(name: String, fileName: String?)
        /// Of the part that began last.
        case bytes(ArraySlice<UInt8>)
    }

    private enum Place { case before, head, content, boundaryEnd, after }

    /// Bytes of a part's head, 1 or more.
    private static let longestHead = 4096

    private let delimiter: [UInt8]
    private var place = Place.before
    private var waiting: [UInt8]

    /// - Parameter boundary: as `boundary(in:)` has found it.
    public init(boundary: String) {
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first delimiter may be the first thing there is.
        waiting = Array("\r\n".utf8)
    }

    /// The boundary in a Content-Type; nil where it is no form with files, or names none (RFC 2046: 1 to 70 characters).
    public static func boundary(in contentType: String) -> String? {
        let parts = contentType.split(separator: ";").map { $0.trimmed }
        guard parts.first?.lowercased() == "multipart/form-data",
            let parameter = parts.dropFirst().first(where: { $0.lowercased().hasPrefix("boundary=") })
        else { return nil }
        var boundary = parameter.dropFirst("boundary=".count)
        if boundary.count >= 2, boundary.first == "\"", boundary.last == "\"" {
            boundary = boundary.dropFirst().dropLast()
        }
        guard (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return nil
        }
        return String(boundary)
    }

    /// Whether the last delimiter has come. What stands behind it counts for nothing.
    public var isComplete: Bool { place == .after }

    public mutating func take<Failure: Error>(
        _ bytes: [UInt8], _ event: (Event) throws(Failure) -> Void
    ) throws(MultipartFault<Failure>) {
        guard place != .after else { return }
        waiting += bytes
        while try step(event) {}
    }

    /// - Returns: false when it takes more bytes to go on.
    private mutating func step<Failure: Error>(
        _ event: (Event) throws(Failure) -> Void
    ) throws(MultipartFault<Failure>) -> Bool {
        switch place {
        case .before, .content:
            let end = waiting.first(delimiter)
            // What could be the beginning of a delimiter waits.
            let count = end?.lowerBound ?? max(0, waiting.count - delimiter.count + 1)
            if place == .content, count > 0 {
                do throws(Failure) { try event(.bytes(waiting[..<count])) } catch { throw .stopped(error) }
            }
            waiting.removeFirst(end?.upperBound ?? count)
            if end != nil { place = .boundaryEnd }
            return end != nil
        case .boundaryEnd:
            guard waiting.count >= 2 else { return false }
            let ending = Array(waiting.prefix(2))
            waiting.removeFirst(2)
            if ending == Array("--".utf8) {
                place = .after
                waiting = []
                return false
            }
            guard ending == Array("\r\n".utf8) else { throw .malformed }
            place = .head
            return true
        case .head:
            guard let end = waiting.first(Array("\r\n\r\n".utf8)) else {
                guard waiting.count <= MultipartReader.longestHead + 3 else { throw .malformed }
                return false
            }
            guard end.lowerBound <= MultipartReader.longestHead,
                let part = MultipartReader.part(waiting[..<end.lowerBound])
            else { throw .malformed }
            waiting.removeFirst(end.upperBound)
            place = .content
            do throws(Failure) { try event(part) } catch { throw .stopped(error) }
            return true
        case .after: return false
        }
    }

    /// From its head: of its lines only Content-Disposition counts.
    private static func part(_ head: ArraySlice<UInt8>) -> Event? {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        for line in text.split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-disposition" else {
                continue
            }
            let value = line[line.index(after: colon)...]
            guard value.split(separator: ";").first?.trimmed.lowercased() == "form-data",
                let name = parameter("name", in: value)
            else { return nil }
            return .part(name: name, fileName: parameter("filename", in: value))
        }
        return nil
    }

    /// What stands in quotes behind `; name=`. Browsers write a quote inside as `%22`.
    private static func parameter(_ name: String, in value: Substring) -> String? {
        // Every other piece stood in quotes; the last was closed by none.
        let pieces = value.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: pieces.count - 2, by: 2)
        where pieces[index].split(separator: ";").last?.trimmed.lowercased() == name + "=" {
            return String(pieces[index + 1])
        }
        return nil
    }
}

/// Why a form was not read to its end.
public enum MultipartFault<Failure: Error>: Error {
    case malformed
    /// Whoever is told of the parts wants no more of them.
    case stopped(Failure)
}

extension MultipartFault: Sendable where Failure: Sendable {}
extension MultipartFault: Equatable where Failure: Equatable {}

extension [UInt8] {
    /// Where these bytes, which begin with a carriage return, lie for the first time.
    fileprivate func first(_ wanted: [UInt8]) -> Range<Int>? {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var place = 0
            while place + wanted.count <= bytes.count,
                let found = memchr(start + place, 0x0D, bytes.count - wanted.count + 1 - place)
            {
                place = UnsafeRawPointer(found) - start
                if memcmp(found, wanted, wanted.count) == 0 { return place..<place + wanted.count }
                place += 1
            }
            return nil
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
