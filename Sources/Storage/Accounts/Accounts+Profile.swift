import Domain

/// One thing that a person changes of what they say of themselves.
public enum ProfileChange: Equatable, Sendable {
    /// Empty shows the handle.
    case name(String)
    case introduction(String)
    /// Digits only.
    case phone(String)
    case birthDate(Day)
    /// nil follows the browser.
    case language(Language?)
    /// nil follows the device.
    case theme(String?)
    /// The media key of an uploaded picture; nil goes back to the drawn one.
    case picture(String?)
    /// Another drawn picture.
    case avatar(seed: Int64)
}

extension Accounts {
    /// Changes what is named and leaves the rest alone, all in one step.
    ///
    /// Two devices that change different things at once both succeed. A picture that was replaced lies outside the
    /// database and is let go: the caller takes it out of the store.
    /// - Returns: the account as it was before; nil when there is none.
    /// - Throws: `conflict` when a value lies out of its range, or the picture isn't there to be taken into use.
    @discardableResult
    public func change(_ id: Account.ID, _ changes: [ProfileChange]) async throws(StorageFault) -> Account? {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(id, connection),
                let row = try connection.run(Accounts.oneSentence, [.number(id.number)]).first
            else { return nil }
            let before = try Account(row)
            guard !changes.isEmpty else { return before }
            for change in changes {
                if case .picture(let picture) = change, picture != before.pictureKey {
                    try Uploads.claim(picture, connection)
                    try Uploads.release(before.pictureKey, connection)
                }
                _ = try connection.run(
                    "UPDATE accounts SET \(change.column) = $2 WHERE id = $1", [.number(id.number), change.value])
            }
            try Outbox.append(.account, [id.number], to: connection)
            return before
        }
    }
}

extension ProfileChange {
    fileprivate var column: StaticString {
        switch self {
        case .name: "name"
        case .introduction: "introduction"
        case .phone: "phone"
        case .birthDate: "birth_date"
        case .language: "language"
        case .theme: "theme"
        case .picture: "picture_key"
        case .avatar: "avatar_seed"
        }
    }

    fileprivate var value: SQLValue {
        switch self {
        case .name(let text), .introduction(let text), .phone(let text): .text(text)
        case .birthDate(let day): .number(day.number)
        case .language(let language): .text(language?.rawValue)
        case .theme(let text), .picture(let text): .text(text)
        case .avatar(let seed): .number(seed)
        }
    }
}
