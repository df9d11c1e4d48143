/// What a person is asked for when signing up, in the order of the screens.
public enum SignUpField: Int, CaseIterable, Sendable {
    case picture, handle, password, repetition, introduction, phone, birth, terms, privacy

    /// As forms and the API name it.
    public var name: StaticString {
        switch self {
        case .picture: "picture"
        case .handle: "handle"
        case .password: "password"
        case .repetition: "repetition"
        case .introduction: "introduction"
        case .phone: "phone"
        case .birth: "birth"
        case .terms: "terms"
        case .privacy: "privacy"
        }
    }
}

/// Why an account can't be made with what was given. Each is about one field, and has a code for the API.
public enum SignUpRefusal: Int, Error, CaseIterable, Sendable {
    case pictureMissing, pictureUnreadable, pictureTooLarge, pictureTooManyPixels
    case handleMissing, handleTooShort, handleTooLong, handleBadCharacter, handleTaken
    case passwordMissing, passwordTooShort, passwordTooLong, passwordCommon
    case repetitionMissing, repetitionDiffers
    case introductionMissing, introductionTooLong, introductionBadCharacter
    case phoneMissing, phoneTooShort, phoneTooLong, phoneBadCharacter
    case birthMissing, birthMalformed, birthTooYoung, birthTooEarly
    case termsMissing
    case privacyMissing

    public var field: SignUpField {
        switch self {
        case .pictureMissing, .pictureUnreadable, .pictureTooLarge, .pictureTooManyPixels: .picture
        case .handleMissing, .handleTooShort, .handleTooLong, .handleBadCharacter, .handleTaken: .handle
        case .passwordMissing, .passwordTooShort, .passwordTooLong, .passwordCommon: .password
        case .repetitionMissing, .repetitionDiffers: .repetition
        case .introductionMissing, .introductionTooLong, .introductionBadCharacter: .introduction
        case .phoneMissing, .phoneTooShort, .phoneTooLong, .phoneBadCharacter: .phone
        case .birthMissing, .birthMalformed, .birthTooYoung, .birthTooEarly: .birth
        case .termsMissing: .terms
        case .privacyMissing: .privacy
        }
    }

    /// Together with the field's name it tells the refusal.
    public var code: StaticString {
        switch self {
        case .pictureMissing, .handleMissing, .passwordMissing, .repetitionMissing, .introductionMissing,
            .phoneMissing, .birthMissing, .termsMissing, .privacyMissing:
            "missing"
        case .handleTooShort, .passwordTooShort, .phoneTooShort: "too_short"
        case .handleTooLong, .passwordTooLong, .introductionTooLong, .phoneTooLong: "too_long"
        case .handleBadCharacter, .introductionBadCharacter, .phoneBadCharacter: "bad_character"
        case .handleTaken: "taken"
        case .passwordCommon: "common"
        case .repetitionDiffers: "differs"
        case .pictureUnreadable: "unreadable"
        case .pictureTooLarge: "too_large"
        case .pictureTooManyPixels: "too_many_pixels"
        case .birthMalformed: "malformed"
        case .birthTooYoung: "too_young"
        case .birthTooEarly: "too_early"
        }
    }

    /// nil when there is no such refusal.
    public init?(field: String, code: String) {
        let known = SignUpRefusal.allCases.first { $0.field.name ~= Name(field) && $0.code ~= Name(code) }
        guard let known else { return nil }
        self = known
    }
}
