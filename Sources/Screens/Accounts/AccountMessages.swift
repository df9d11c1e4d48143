import Domain
import Wire

/// What `POST /api/v1/accounts` is sent.
public struct AccountOrder: Record, Equatable, Sendable {
    public var handle = ""
    public var password = ""
    public var introduction = ""
    /// Digits only.
    public var phone = ""
    /// `YYYY-MM-DD`
    public var birth = ""
    /// The key that the upload of the picture answered; nil when the drawn picture of that seed stands in.
    public var picture: String?
    public var avatar = 0
    public var terms = false
    public var privacy = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("handle", &handle)
        visitor.field("password", &password)
        visitor.field("introduction", &introduction)
        visitor.field("phone", &phone)
        visitor.field("birth", &birth)
        visitor.field("picture", &picture)
        visitor.field("avatar", &avatar)
        visitor.field("terms", &terms)
        visitor.field("privacy", &privacy)
    }
}

/// What it answers.
public struct JoinedReply: Record, Equatable, Sendable {
    /// To be written down: each opens the account once, should the password be forgotten.
    public var recoveryCodes: [String] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("recovery_codes", &recoveryCodes)
    }
}

/// What `GET /api/v1/handles/:handle` answers.
public struct AvailabilityReply: Record, Equatable, Sendable {
    public var available: Bool?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("available", &available)
    }
}

/// What `POST /api/v1/pictures` answers.
public struct PictureReply: Record, Equatable, Sendable {
    public var key = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("key", &key)
    }
}

/// What `POST /api/v1/sessions` is sent.
public struct SessionOrder: Record, Equatable, Sendable {
    public var id = ""
    public var password = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("password", &password)
    }
}

/// Why the server said no (RFC 9457), as far as a screen needs it.
public struct ProblemReply: Record, Equatable, Sendable {
    public var code = ""
    public var field: String?
    /// Where several fields are refused.
    public var refusals: [Refused] = []

    public init() {}

    public struct Refused: Record, Equatable, Sendable {
        public var field = ""
        public var code = ""

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("field", &field)
            visitor.field("code", &code)
        }
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("code", &code)
        visitor.field("field", &field)
        visitor.field("refusals", &refusals)
    }

    /// Those about signing up.
    public var ofSignUp: [SignUpRefusal] {
        let first = field.flatMap { SignUpRefusal(field: $0, code: code) }
        return refusals.compactMap { SignUpRefusal(field: $0.field, code: $0.code) } + (first.map { [$0] } ?? [])
    }
}
