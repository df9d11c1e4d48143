import HTTP
import Routes
import Storage
import Views

/// The devices on which somebody is signed in.
enum DevicePages {
    /// `/settings/devices`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let member = try await site.member(call)
        let now = site.clock.now()
        let sessions = try await site.stored { () async throws(StorageFault) in
            try await site.membership.sessions.list(of: member.account.id, at: now)
        }
        return SettingsForm.page(site, call, \.devices) { words, frame in
            let devices = sessions.map { session in
                DevicesView.Device(
                    number: session.id.number, label: session.label == DeviceLabel.unknown ? "" : session.label,
                    secondsSinceUse: now - session.lastUsedAt, isThis: session.id == member.person.session)
            }
            return DevicesView.sections(words, devices.filter(\.isThis) + devices.filter { !$0.isThis }, frame)
        }
    }

    /// `POST /settings/devices/42/sign-out`. One that is over already, or is somebody else's, is passed over: the list shows
    /// what is.
    @Sendable
    static func signOut(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, _) = try await site.sent(call)
        guard let number = call.parameters.first.flatMap({ Int64($0) }) else { throw .notFound }
        let session = Session.ID(number)
        let isEnded = try await site.stored { () async throws(StorageFault) in
            try await site.membership.sessions.end(session, of: member.account.id)
        }
        site.membership.live.forget([session])
        if session == member.person.session {
            return Response.redirect(to: Address.home.text).signedOut(call)
        }
        return SettingsForm.done(.devices(isEnded ? .device : nil))
    }

    /// `POST /settings/devices/others/sign-out`
    @Sendable
    static func signOutOthers(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, _) = try await site.sent(call)
        let ended = try await site.stored { () async throws(StorageFault) in
            try await site.membership.sessions.endAll(of: member.account.id, except: member.person.session)
        }
        site.membership.live.forget(ended)
        return SettingsForm.done(.devices(.devices))
    }
}
