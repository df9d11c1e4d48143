import Domain
import HTTP
import Routes
import Storage
import Views

/// Somebody signed in, with their account.
struct Member: Sendable {
    let person: Person
    let account: Account
}

extension Site {
    /// Who reads a page of the settings. Everybody else is led to where they become that.
    func member(_ call: Call) async throws(Refusal) -> Member {
        let person = try await reader(call)
        return Member(person: person, account: try await account(of: person))
    }

    /// Who sends a form of the settings, and what stands in it. An access that ran out while somebody wrote is renewed, and
    /// the form comes again.
    func sent(_ call: Call) async throws(Refusal) -> (member: Member, fields: HTTP.Query) {
        let person = try await sender(call)
        let fields = try await call.form()
        try FormToken.check(fields, self, call)
        return (Member(person: person, account: try await account(of: person)), fields)
    }

    /// The same for a form that may bring a picture.
    func sentPicture(_ call: Call) async throws(Refusal) -> (member: Member, form: PictureForm) {
        let person = try await sender(call)
        let form = try await PictureForm.read(call, membership.portraits)
        try FormToken.check(form.fields, self, call)
        return (Member(person: person, account: try await account(of: person)), form)
    }

    private func sender(_ call: Call) async throws(Refusal) -> Person {
        guard let person = try await person(call) else { throw call.mayRenew ? .renewAndSendAgain : .signInFirst }
        return person
    }

    func hasPassword(_ account: Account) async throws(Refusal) -> Bool {
        try await stored { () async throws(StorageFault) in
            try await membership.accounts.passwordHash(of: account.id) != nil
        }
    }
}

extension Refusal {
    /// Each said at the field that it is about; nil for what no form of the settings has words for.
    /// - Parameter field: which was tried.
    func forSettings(at field: SettingsField) -> [SettingsRefusal]? {
        switch self {
        case .settings(let refusals): refusals
        case .signUp(let refusals): refusals.map { .asForSignUp($0) }
        case .wrongCredentials: [field == .recoveryCode ? .recoveryWrong : .proofWrong]
        case .tooMany(let seconds): [.tooMany(at: field, seconds: seconds)]
        case .busy: [.busy(at: field)]
        default: nil
        }
    }
}
