/// What somebody wants to say of themselves from now on, as it was typed or sent, in NFC. What is nil stays as it is.
public struct ProfileDraft: Sendable {
    /// Empty shows the handle.
    public var name: String?
    public var introduction: String?
    public var phone: String?
    /// `YYYY-MM-DD`
    public var birth: String?
    public var language: LanguageWish?

    public enum LanguageWish: Sendable {
        /// The one that the browser asks for.
        case ofBrowser
        /// A tag such as `ko`.
        case named(String)
    }

    public init(
        name: String? = nil, introduction: String? = nil, phone: String? = nil, birth: String? = nil,
        language: LanguageWish? = nil
    ) {
        self.name = name
        self.introduction = introduction
        self.phone = phone
        self.birth = birth
        self.language = language
    }

    /// The change as the rules allow it, or everything that is wrong with it.
    /// - Parameter today: the reader's own.
    public func checked(today: Day) throws(ProfileRefusals) -> ProfileEdit {
        var edit = ProfileEdit()
        var refusals: [SettingsRefusal] = []
        if let name {
            let tidied = DisplayName.tidied(name)
            edit.name = tidied
            if let refusal = DisplayName.refusal(of: tidied) { refusals.append(refusal) }
        }
        if let introduction {
            let tidied = Introduction.tidied(introduction)
            edit.introduction = tidied
            if let refusal = Introduction.refusal(of: tidied) { refusals.append(.asForSignUp(refusal)) }
        }
        do throws(SignUpRefusal) {
            if let phone { edit.phone = try PhoneNumber(phone) }
        } catch {
            refusals.append(.asForSignUp(error))
        }
        do throws(SignUpRefusal) {
            if let birth { edit.birth = try BirthDate(iso: birth, today: today) }
        } catch {
            refusals.append(.asForSignUp(error))
        }
        if case .named(let tag) = language {
            edit.language = Language.allCases.first { $0.rawValue.hasBytes(of: tag) }.map { .some($0) }
            if edit.language == nil { refusals.append(.languageUnknown) }
        } else if language != nil {
            edit.language = .some(nil)
        }
        guard refusals.isEmpty else { throw ProfileRefusals(all: refusals) }
        return edit
    }
}

/// A change of what somebody says of themselves that keeps every rule. What is nil stays as it is.
public struct ProfileEdit: Sendable {
    public fileprivate(set) var name: String?
    public fileprivate(set) var introduction: String?
    public fileprivate(set) var phone: PhoneNumber?
    public fileprivate(set) var birth: BirthDate?
    /// The inner nil follows the browser.
    public fileprivate(set) var language: Language??

    fileprivate init() {}
}

/// Why a change of the profile isn't made, in the order of the fields: at least one.
public struct ProfileRefusals: Error, Equatable, Sendable {
    public let all: [SettingsRefusal]

    public init(all: [SettingsRefusal]) {
        self.all = all
    }
}
