internal import CVips
internal import Outbound

/// Pictures in an S3-compatible store. Every request is signed; each can be repeated without harm, and is when the
/// store is slow, away or out of order for a moment.
public struct S3Store: MediaStore {
    /// What opens the store. The environment's `AWS_…` or `NADRI_MEDIA_…`, read by the caller.
    public struct Credentials: Sendable {
        var accessKey: String
        var secretKey: String
        var sessionToken: String?

        public init(accessKey: String, secretKey: String, sessionToken: String? = nil) {
            self.accessKey = accessKey
            self.secretKey = secretKey
            self.sessionToken = sessionToken
        }
    }

    private let location: S3Location
    private let credentials: Credentials
    private let client: OutboundClient
    private let pauses: [Duration]

    /// - Parameters:
    ///   - deadline: for each try.
    ///   - pauses: before each further try; as many as there are.
    public init(
        _ location: S3Location, _ credentials: Credentials, deadline: Duration = .seconds(15),
        pauses: [Duration] = [.milliseconds(200), .seconds(1)]
    ) {
        self.location = location
        self.credentials = credentials
        self.pauses = pauses
        var configuration = OutboundConfiguration.operatorsOwn
        configuration.deadline = deadline
        configuration.answerLimit = 16 * 1024 * 1024
        client = OutboundClient(configuration)
    }

    public func put(_ bytes: [UInt8], as name: MediaName) async throws(MediaFault) {
        let type = OutboundHeader("Content-Type", name.rendition.format.mediaType)
        let answer = try await ask(.put, name, [type], bytes)
        guard answer.isSuccess else { throw S3Store.fault(answer.status) }
    }

    public func get(_ name: MediaName) async throws(MediaFault) -> [UInt8]? {
        let answer = try await ask(.get, name)
        if answer.status == 404 { return nil }
        guard answer.status == 200 else { throw S3Store.fault(answer.status) }
        return answer.body
    }

    public func delete(_ name: MediaName) async throws(MediaFault) {
        let answer = try await ask(.delete, name)
        guard answer.isSuccess || answer.status == 404 else { throw S3Store.fault(answer.status) }
    }

    private func ask(
        _ method: OutboundMethod, _ name: MediaName, _ headers: [OutboundHeader] = [], _ body: [UInt8] = []
    ) async throws(MediaFault) -> OutboundResponse {
        let request = request(method, name, headers, body)
        for pause in pauses {
            do throws(OutboundFault) {
                let answer = try await client.send(request)
                if ![429, 500, 502, 503, 504].contains(answer.status) { return answer }
            } catch  where error.isPassing {
                // Another try, after a pause.
            } catch {
                throw MediaFault(error)
            }
            try? await Task.sleep(for: pause)
        }
        do throws(OutboundFault) {
            return try await client.send(request)
        } catch {
            throw MediaFault(error)
        }
    }

    private func request(
        _ method: OutboundMethod, _ name: MediaName, _ headers: [OutboundHeader], _ body: [UInt8]
    ) -> OutboundRequest {
        var request = OutboundRequest(method, location.address(of: name), headers: headers, body: body)
        request.headers.append(OutboundHeader("x-amz-content-sha256", S3Store.digest(body)))
        if let token = credentials.sessionToken {
            request.headers.append(OutboundHeader("x-amz-security-token", token))
        }
        request.signature = AWSSignature(
            region: location.region, service: "s3", accessKey: credentials.accessKey, secretKey: credentials.secretKey)
        return request
    }

    /// SHA-256 in hexadecimal digits.
    static func digest(_ bytes: [UInt8]) -> String {
        var digits = [CChar](repeating: 0, count: 65)
        bytes.withUnsafeBytes { nadri_glib_sha256($0.baseAddress, $0.count, &digits) }
        return String(decoding: digits.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func fault(_ status: Int) -> MediaFault {
        switch status {
        case 401, 403: .refused
        case 507: .full
        case 408, 429, 500...599: .unavailable
        default: .nonsense
        }
    }
}

extension MediaFault {
    init(_ fault: OutboundFault) {
        switch fault {
        case .cancelled: self = .cancelled
        case .unreachable, .timedOut, .cutOff, .busy, .exhausted: self = .unavailable
        case .badHeader, .refusedAddress, .tlsFailed: self = .refused
        case .badAddress, .tooLarge, .nonsense: self = .nonsense
        }
    }
}
