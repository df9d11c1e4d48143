import Domain

// What is still missing, and what may be said of it by now.
extension SignUpScreen.State {
    /// In the order in which they are asked for.
    static let basics: [SignUpField] = [.picture, .handle, .password, .repetition, .introduction]
    static let details: [SignUpField] = [.phone, .birth, .terms, .privacy]

    /// What holds the field back: what was said of what stands in it by who had a look at it, or a rule.
    public func refusal(of field: SignUpField) -> SignUpRefusal? {
        SignUpRefusal.allCases.first { $0.field == field && refusals & $0.bit != 0 } ?? ruled(field)
    }

    /// The refusal that stands at the field: what isn't touched yet says nothing.
    public func shownRefusal(of field: SignUpField) -> SignUpRefusal? {
        touched & field.bit != 0 ? refusal(of: field) : nil
    }

    /// The first thing that holds this step back (S3-2.5, S3-3.4).
    public var firstMissing: SignUpRefusal? {
        firstMissing(of: step == .details ? Self.details : Self.basics)
    }

    func firstMissing(of fields: [SignUpField]) -> SignUpRefusal? {
        for field in fields { if let refusal = refusal(of: field) { return refusal } }
        return nil
    }

    /// For the server: what it refused stands at its field when the page is drawn again.
    public mutating func refuse(_ refused: [SignUpRefusal]) {
        for refusal in refused {
            refusals |= refusal.bit
            touched |= refusal.field.bit
        }
    }

    mutating func touch(_ fields: [SignUpField]) {
        for field in fields { touched |= field.bit }
    }

    /// What the server said of a field is over when the field changes.
    mutating func change(_ field: SignUpField) {
        touched |= field.bit
        for refusal in SignUpRefusal.allCases where refusal.field == field { refusals &= ~refusal.bit }
        if progress == .failed { progress = .settled }
    }

    private func ruled(_ field: SignUpField) -> SignUpRefusal? {
        switch field {
        case .picture: draft.picture == .missing ? .pictureMissing : nil
        case .handle: Handle.refusal(of: draft.handle)
        case .password: PasswordRule.refusal(of: draft.password)
        case .repetition: PasswordRule.refusal(ofRepetition: draft.repetition, of: draft.password)
        case .introduction: Introduction.refusal(of: draft.introduction)
        case .phone: PhoneNumber.refusal(of: draft.phone)
        case .birth: BirthDate.refusal(of: draft.birth.date, today: today)
        case .terms: draft.terms ? nil : .termsMissing
        case .privacy: draft.privacy ? nil : .privacyMissing
        }
    }
}

extension SignUpField {
    fileprivate var bit: Int { 1 << rawValue }
}

extension SignUpRefusal {
    fileprivate var bit: Int { 1 << rawValue }
}
