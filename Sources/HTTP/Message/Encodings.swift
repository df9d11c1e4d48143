/// The packed forms that a browser takes, from its Accept-Encoding.
public struct Encodings: Sendable, Equatable {
    public private(set) var brotli = false
    public private(set) var gzip = false

    /// A form with `q=0` is one it does not take. No header: none.
    public init(_ header: String?) {
        for part in (header ?? "").utf8.split(separator: UInt8(ascii: ",")) {
            let pieces = part.split(separator: UInt8(ascii: ";")).map { Encodings.trimmed($0) }
            guard let name = pieces.first, !pieces.dropFirst().contains(where: Encodings.isZeroWeight) else { continue }
            if name.elementsEqual("br".utf8) { brotli = true }
            if name.elementsEqual("gzip".utf8) || name.elementsEqual("*".utf8) { gzip = true }
        }
    }

    private static func isZeroWeight(_ parameter: [UInt8]) -> Bool {
        parameter.starts(with: "q=0".utf8) && !parameter.dropFirst(3).contains { (49...57).contains($0) }
    }

    private static func trimmed(_ bytes: Substring.UTF8View.SubSequence) -> [UInt8] {
        bytes.filter { $0 != 32 && $0 != 9 }.map { $0.asciiLowercased }
    }
}
