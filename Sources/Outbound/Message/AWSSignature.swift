/// Signature version 4 of Amazon's services, which S3-compatible stores ask for too. libcurl reckons it.
///
/// Every header of the request is signed. The signed time is this machine's, unless there is a header `X-Amz-Date`.
/// S3 also wants the body's SHA-256 as `x-amz-content-sha256`, which this version of libcurl leaves to the caller.
public struct AWSSignature: Sendable {
    public var region: String
    /// `s3`.
    public var service: String
    public var accessKey: String
    let secretKey: String

    public init(region: String, service: String, accessKey: String, secretKey: String) {
        self.region = region
        self.service = service
        self.accessKey = accessKey
        self.secretKey = secretKey
    }

    /// Colons part what libcurl is told, so none may stand inside; a control character would end a header line.
    var isProper: Bool {
        [region, service, accessKey, secretKey].allSatisfy { text in
            !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
        }
    }
}

extension AWSSignature: CustomStringConvertible, CustomReflectable {
    /// Without the secret, so that no log gets it.
    public var description: String { "AWSSignature(\(region)/\(service))" }

    public var customMirror: Mirror { Mirror(self, children: ["region": region, "service": service]) }
}
