/// Which S3-compatible store, by `s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION`.
///
/// Without an endpoint it is Amazon's in that region. The region is `us-east-1` unless told otherwise; most stores of
/// other makers take any.
public struct S3Location: Equatable, Sendable {
    /// Which part of the address is wrong.
    public enum Mistake: Error, Equatable, Sendable {
        /// It doesn't begin with `s3://`.
        case scheme
        /// No bucket, or none that a bucket may be called: 3 to 63 of a to z, 0 to 9, dot and dash.
        case bucket
        /// Other characters than letters, digits, dash, underscore, dot and slash, or a part that is empty, `.` or `..`.
        case prefix
        /// Something behind the question mark that is neither `endpoint` nor `region`.
        case option(String)
        /// No address with http or https and a host alone.
        case endpoint
        /// Other characters than a to z, 0 to 9 and dash.
        case region
    }

    public let bucket: String
    /// Without slashes at its ends; may be empty.
    public let prefix: String
    /// Without a slash at its end; nil for Amazon's.
    public let endpoint: String?
    public let region: String

    public init(_ text: String) throws(Mistake) {
        guard text.hasPrefix("s3://") else { throw .scheme }
        let parts = text.dropFirst(5).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        bucket = String(path[0])
        prefix = path.count > 1 ? String(path[1].drop { $0 == "/" }).trimmingSlash() : ""
        guard S3Location.isBucket(bucket) else { throw .bucket }
        guard S3Location.isPrefix(prefix) else { throw .prefix }
        var endpoint: String?
        var region = "us-east-1"
        for option in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let pair = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch pair[0] {
            case "endpoint" where pair.count == 2: endpoint = pair[1].percentDecoded?.trimmingSlash() ?? ""
            case "region" where pair.count == 2: region = pair[1]
            default: throw .option(pair[0])
            }
        }
        guard endpoint.map(S3Location.isEndpoint) ?? true else { throw .endpoint }
        guard !region.isEmpty, region.utf8.allSatisfy({ $0.isSmallLetterOrDigit || $0 == UInt8(ascii: "-") })
        else { throw .region }
        self.endpoint = endpoint
        self.region = region
    }

    /// Where a file lies. Amazon's buckets have a host each; others take the bucket as the first part of the path.
    func address(of name: MediaName) -> String {
        let folder = prefix.isEmpty ? "" : "/\(prefix)"
        guard let endpoint else { return "https://\(bucket).s3.\(region).amazonaws.com\(folder)/\(name)" }
        return "\(endpoint)/\(bucket)\(folder)/\(name)"
    }

    private static func isBucket(_ text: String) -> Bool {
        (3...63).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isSmallLetterOrDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
            && text.utf8.first?.isSmallLetterOrDigit == true && !text.contains("..")
    }

    private static func isPrefix(_ text: String) -> Bool {
        if text.isEmpty { return true }
        let plain = text.utf8.allSatisfy {
            $0.isSmallLetterOrDigit || ($0 | 0x20).isSmallLetterOrDigit || "-_./".utf8.contains($0)
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return plain && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    private static func isEndpoint(_ text: String) -> Bool {
        guard let start = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let host = text.dropFirst(start.count)
        return !host.isEmpty
            && host.utf8.allSatisfy { ($0 | 0x20).isSmallLetterOrDigit || ".:-[]".utf8.contains($0) }
    }
}

extension String {
    fileprivate func trimmingSlash() -> String {
        var text = self[...]
        while text.last == "/" { text.removeLast() }
        return String(text)
    }

    /// nil where a percent sign has no two hexadecimal digits behind it, or the bytes aren't UTF-8.
    fileprivate var percentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "%") {
                bytes.append(byte)
                continue
            }
            let digits = Array(rest.prefix(2)).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] << 4 | digits[1]))
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isSmallLetterOrDigit: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
