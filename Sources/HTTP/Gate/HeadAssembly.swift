internal import CMicrohttpd
import Glibc

/// A request's head put together again from the pieces into which libmicrohttpd cut it, for the gate to read.
///
/// The library cuts a head where it lies, writing NUL over colons and line ends, and so its pieces still show how the
/// head was written. We put back what must have stood between them (one space, `:`, CRLF) and measure that each piece
/// begins where it then must and that the whole is as long as what arrived. A bare CR or LF, a folded line, a NUL or
/// white space in a strange place changes a distance, and the head is refused. The gate sees exactly the client's
/// bytes, on the first request of a connection and on every later one.
struct HeadAssembly {
    private(set) var bytes: [UInt8] = []
    private let start: UnsafePointer<CChar>
    private var isSeamless = true

    /// - Parameters:
    ///   - target: the request's target as it was before the library decoded it in place.
    ///   - method, version: pieces of the head, ended by NUL.
    init(method: UnsafePointer<CChar>, target: [UInt8], version: UnsafePointer<CChar>, headSize: Int) {
        start = method
        bytes.reserveCapacity(headSize)
        append(method, count: strlen(method))
        append(" ")
        bytes += target
        append(" ")
        append(version, count: strlen(version))
        append("\r\n")
    }

    /// The whole head, or nil if anything in it is not what the library made of it.
    static func head(
        of connection: OpaquePointer, method: UnsafePointer<CChar>, target: [UInt8], version: UnsafePointer<CChar>
    ) -> [UInt8]? {
        let headSize = nadri_connection_head_size(connection)
        var assembly = HeadAssembly(method: method, target: target, version: version, headSize: headSize)
        withUnsafeMutablePointer(to: &assembly) { pointer in
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, appendHeader, pointer)
        }
        assembly.append("\r\n")
        return assembly.isSeamless && assembly.bytes.count == headSize ? assembly.bytes : nil
    }

    fileprivate mutating func appendField(
        name: UnsafePointer<CChar>, nameCount: Int, value: UnsafePointer<CChar>?, valueCount: Int
    ) {
        append(name, count: nameCount)
        append(":")
        // An empty value may have no place of its own; then what its line held is told by the next piece's distance.
        if let value {
            // The library skips white space before a value; how much tells the distance, and which kind is no matter.
            let blank = distance(to: value) - bytes.count
            guard blank >= 0, blank <= 1024 else {
                isSeamless = false
                return
            }
            bytes.append(contentsOf: repeatElement(0x20, count: blank))
            append(value, count: valueCount)
        }
        append("\r\n")
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Adds a piece of the head, which must begin where the bytes so far end.
    private mutating func append(_ piece: UnsafePointer<CChar>, count: Int) {
        if distance(to: piece) != bytes.count { isSeamless = false }
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: piece, count: count))
    }

    private func distance(to piece: UnsafePointer<CChar>) -> Int {
        // Pieces that were moved elsewhere lie in other memory: addresses are compared, nothing is read.
        Int(bitPattern: piece) &- Int(bitPattern: start)
    }
}

private func appendHeader(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ nameCount: Int,
    _ value: UnsafePointer<CChar>?, _ valueCount: Int
) -> MHD_Result {
    guard let context, let name else { return .NO }
    context.assumingMemoryBound(to: HeadAssembly.self).pointee
        .appendField(name: name, nameCount: nameCount, value: value, valueCount: valueCount)
    return .YES
}
