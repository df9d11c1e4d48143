/// Why a request is turned away before any handler sees it.
package enum GateRefusal: Error, Sendable, Equatable, CaseIterable {
    case malformedRequestLine
    case unknownMethod
    case unknownVersion
    case malformedTarget
    case targetTooLong
    case malformedHeader
    case foldedHeader
    case bareLineEnd
    case tooManyHeaders
    case malformedHost
    case missingHost
    case repeatedHost
    case malformedContentLength
    case repeatedContentLength
    case unknownTransferEncoding
    case lengthWithTransferEncoding
    case unknownExpectation
    case unseenBytes
    case bodyTooLarge

    package var status: Status {
        switch self {
        case .unknownMethod, .unknownTransferEncoding: .notImplemented
        case .unknownVersion: .versionNotSupported
        case .targetTooLong: .uriTooLong
        case .tooManyHeaders: .headersTooLarge
        case .unknownExpectation: .expectationFailed
        case .bodyTooLarge: .contentTooLarge
        default: .badRequest
        }
    }
}
