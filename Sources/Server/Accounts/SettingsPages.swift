import Domain
import HTTP
import Routes
import Screens
import SignIn
import Storage
import Views
import Words

/// The settings of somebody signed in (S2-10.1).
enum SettingsPages {
    /// `/settings?back=/stays/search`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let member = try await site.member(call)
        let (id, now) = (member.account.id, site.clock.now())
        let hasPassword = try await site.hasPassword(member.account)
        let (codes, devices, services, passkeys) = try await site.stored { () async throws(StorageFault) in
            (
                try await site.membership.recoveryCodes.count(of: id),
                try await site.membership.sessions.list(of: id, at: now).count,
                try await site.membership.providerLinks.list(of: id),
                try await site.membership.passkeys.list(of: id)
            )
        }
        let hasName = RelyingParty(origin: call.request.origin.description)?.hasName == true
        return SettingsForm.page(site, call, \.settings, scripts: ["passkeys.js"]) { words, frame in
            let shown = SettingsView.Shown(
                account: member.account, hasPassword: hasPassword, codesLeft: codes, deviceCount: devices,
                theme: call.theme, services: site.providers.services(linked: services, words),
                passkeys: PasskeyPages.shown(passkeys, words), takesPasskeys: hasName,
                back: WayBack.address(call.request.query.first("back")))
            return SettingsView.sections(words, shown, frame)
        }
    }
}

extension Site {
    /// The account of somebody signed in. It may have been deleted in this moment.
    func account(of person: Person) async throws(Refusal) -> Account {
        let account = try await stored { () async throws(StorageFault) in
            try await membership.accounts.account(person.account)
        }
        guard let account else { throw .notSignedIn }
        return account
    }
}

extension Int64 {
    func floorDivided(by divisor: Int64) -> Int64 {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }
}
