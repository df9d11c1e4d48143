/// What is filled in on the settings and where a forgotten password is replaced.
public enum SettingsField: Sendable {
    case name, introduction, picture, phone, birth, language
    /// The password of now, which proves that it is the owner who asks.
    case proof
    /// A new password, and the same again.
    case password, repetition
    /// The id, typed once more.
    case handle
    case recoveryCode

    /// As forms and the API name it.
    public var name: StaticString {
        switch self {
        case .name: "name"
        case .introduction: "introduction"
        case .picture: "picture"
        case .phone: "phone"
        case .birth: "birth"
        case .language: "language"
        case .proof: "proof"
        case .password: "password"
        case .repetition: "repetition"
        case .handle: "handle"
        case .recoveryCode: "code"
        }
    }
}

/// Why a change in the settings isn't made. Each is about one field.
public enum SettingsRefusal: Error, Equatable, Sendable {
    case nameTooLong
    case nameBadCharacter
    /// We don't speak it.
    case languageUnknown
    /// The same rules as for signing up.
    case asForSignUp(SignUpRefusal)
    case proofMissing
    case proofWrong
    case handleDiffers
    case recoveryCodeMissing
    /// No such id, or no such code of it: which of them isn't told.
    case recoveryWrong
    /// - Parameter field: at which it is said, since each of them can be tried.
    case tooMany(at: SettingsField, seconds: Int)
    case busy(at: SettingsField)

    /// nil for what has no field of its own on the settings.
    public var field: SettingsField? {
        switch self {
        case .nameTooLong, .nameBadCharacter: .name
        case .languageUnknown: .language
        case .asForSignUp(let refusal): SettingsField(refusal.field)
        case .proofMissing, .proofWrong: .proof
        case .handleDiffers: .handle
        case .recoveryCodeMissing, .recoveryWrong: .recoveryCode
        case .tooMany(let field, _), .busy(let field): field
        }
    }

    /// Together with the field's name it tells the refusal.
    public var code: StaticString {
        switch self {
        case .nameTooLong: "too_long"
        case .nameBadCharacter: "bad_character"
        case .languageUnknown: "unknown"
        case .asForSignUp(let refusal): refusal.code
        case .proofMissing, .recoveryCodeMissing: "missing"
        case .proofWrong, .recoveryWrong: "wrong"
        case .handleDiffers: "differs"
        case .tooMany: "too_many_requests"
        case .busy: "busy"
        }
    }
}

extension SettingsField {
    fileprivate init?(_ field: SignUpField) {
        switch field {
        case .introduction: self = .introduction
        case .password: self = .password
        case .repetition: self = .repetition
        case .handle: self = .handle
        case .picture: self = .picture
        case .phone: self = .phone
        case .birth: self = .birth
        case .terms, .privacy: return nil
        }
    }
}
