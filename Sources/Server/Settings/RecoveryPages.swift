import Domain
import HTTP
import Routes
import SignIn
import Storage
import Views

/// A forgotten password, replaced in exchange for a recovery code.
enum RecoveryPages {
    /// `/recovery`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        SettingsForm.page(site, call, \.recovery) { words, frame in
            RecoveryView.sections(words, handle: "", code: "", isMember: call.person != nil, frame)
        }
    }

    /// `POST /recovery`
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let fields = try await call.form()
        try FormToken.check(fields, site, call)
        let order = Recovery(
            id: fields.first("id") ?? "", code: fields.first("code") ?? "", password: fields.first("password") ?? "",
            repetition: fields.first("repetition") ?? "")
        return try await SettingsForm.answer(site, call, \.recovery, at: .recoveryCode) { () async throws(Refusal) in
            try await site.recover(order, call)
            return SettingsForm.done(.signIn(.recovered, id: order.handle))
        } again: { words, frame in
            RecoveryView.sections(words, handle: order.id, code: order.code, isMember: call.person != nil, frame)
        }
    }
}

struct Recovery: Sendable {
    /// As it was typed.
    let id: String
    let code: String
    let password: String
    let repetition: String

    var handle: String { Handle.tidied(id) }
}

extension Site {
    /// Sets the new password, uses the code up and ends every device. An unknown id, a wrong code and one that was used before
    /// take as long and are refused in the same words.
    fileprivate func recover(_ order: Recovery, _ call: Call) async throws(Refusal) {
        let missing: [SettingsRefusal?] = [
            order.handle.isEmpty ? .asForSignUp(.handleMissing) : nil,
            order.code.isEmpty ? .recoveryCodeMissing : nil,
        ]
        let refusals = missing.compactMap(\.self) + refusals(ofNew: order.password, repetition: order.repetition)
        guard refusals.isEmpty else { throw .settings(refusals) }
        let now = clock.now()
        try membership.limits.signIns.take(call.clientKey, now: now).get()
        let origin = KnownDevices(call).origin(of: order.handle, membership.secrets, call)
        try membership.limits.delays.attempt(account: order.handle, from: origin, now: now).get()
        let hash: String
        do throws(Refusal) {
            // Made before anything is known, so that every way costs the same.
            hash = try await self.hash(order.password)
        } catch {
            membership.limits.delays.withdraw(account: order.handle, from: origin, now: now)
            throw error
        }
        let account = try await credentials(handle: order.handle)?.account
        let isDone = try await stored { () async throws(StorageFault) in
            try await membership.accounts.setPassword(
                hash, of: account ?? Account.ID(0), spending: RecoveryCode(typed: order.code)?.hash ?? [], at: now)
        }
        guard isDone else { throw .wrongCredentials }
        membership.limits.delays.succeeded(account: order.handle, from: origin, now: now)
        membership.live.forgetAll()
    }
}
