/// The three digits that say how it went.
public struct Status: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// 200 to 599 in a reply; another number is answered as 500.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public init(integerLiteral value: Int) {
        rawValue = value
    }

    public static let ok: Status = 200
    public static let created: Status = 201
    public static let noContent: Status = 204
    public static let movedPermanently: Status = 301
    public static let seeOther: Status = 303
    public static let notModified: Status = 304
    /// Asked there again with the same method and body (RFC 9110, section 15.4.8).
    public static let temporaryRedirect: Status = 307
    public static let badRequest: Status = 400
    public static let unauthorized: Status = 401
    public static let forbidden: Status = 403
    public static let notFound: Status = 404
    public static let methodNotAllowed: Status = 405
    public static let conflict: Status = 409
    public static let contentTooLarge: Status = 413
    public static let unsupportedMediaType: Status = 415
    public static let uriTooLong: Status = 414
    public static let expectationFailed: Status = 417
    public static let unprocessableContent: Status = 422
    public static let tooManyRequests: Status = 429
    public static let headersTooLarge: Status = 431
    public static let internalServerError: Status = 500
    public static let notImplemented: Status = 501
    public static let unavailable: Status = 503
    public static let versionNotSupported: Status = 505

    /// 1xx, 204 and 304 never carry a body (RFC 9110, section 6.4.1).
    var allowsBody: Bool { rawValue >= 200 && rawValue != 204 && rawValue != 304 }
}
