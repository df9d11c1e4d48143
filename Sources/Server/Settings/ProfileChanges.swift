import Domain
import SignIn
import Storage

/// Changing what somebody says of themselves, for the page and the API alike.
extension Site {
    /// Changes all of it, or nothing and says everything that is wrong. A picture that is no longer shown is let go.
    func change(
        _ account: Account.ID, _ draft: ProfileDraft, picture: [ProfileChange] = []
    ) async throws(Refusal) {
        let edit: ProfileEdit
        do throws(ProfileRefusals) {
            edit = try draft.composed.checked(today: latestToday)
        } catch {
            throw .settings(error.all)
        }
        let before = try await stored { () async throws(StorageFault) in
            try await membership.accounts.change(account, edit.changes + picture)
        }
        guard let before else { throw .notSignedIn }
        for case .picture(let after) in picture where after != before.pictureKey {
            await membership.portraits.remove(before.pictureKey)
        }
    }

    /// The day in Seoul, up to which a page lets birth dates be chosen.
    var today: Day { clock.today(in: "Asia/Seoul") }

    /// Who lives where the day begins first has birthday first.
    var latestToday: Day { clock.today(in: "Pacific/Kiritimati") }
}

extension ProfileDraft {
    /// In NFC, whichever way the device writes it. Tidied before, so that blanks at the ends don't keep a name from it.
    fileprivate var composed: ProfileDraft {
        var draft = self
        draft.name = name.map { DisplayName.tidied($0).composed }
        draft.introduction = introduction.map { Introduction.tidied($0).composed }
        return draft
    }
}

extension ProfileEdit {
    fileprivate var changes: [ProfileChange] {
        [
            name.map { .name($0) }, introduction.map { .introduction($0) }, phone.map { .phone($0.digits) },
            birth.map { .birthDate($0.day) }, language.map { .language($0) },
        ].compactMap(\.self)
    }
}
