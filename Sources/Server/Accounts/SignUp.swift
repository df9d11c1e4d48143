import Domain
import HTTP
import Screens
import SignIn
import Storage

/// Making an account (S3-2, S3-3). Everything that was asked for is checked here again by the rules of `Domain`.
extension Site {
    /// - Returns: ten recovery codes, which nobody sees again.
    func signUp(_ order: AccountOrder, _ call: Call) async throws(Refusal) -> [String] {
        let now = clock.now()
        let draft = try checked(order, at: now)
        try membership.limits.signUps.take(call.clientKey, now: now).get()
        // Making the hash takes a while, so what is certainly in vain is said before.
        let isTaken = try await stored { () async throws(StorageFault) in
            try await membership.accounts.isTaken(draft.handle)
        }
        if isTaken { throw .signUp([.handleTaken]) }
        let hash: String
        do {
            hash = try await membership.passwords.hash(order.password)
        } catch {
            throw .busy
        }
        let codes = RecoveryCode.make(membership.randomness)
        do {
            _ = try await membership.accounts.create(
                AccountDraft(draft, passwordHash: hash, recoveryCodes: codes.map(\.hash)))
        } catch {
            switch error {
            case .taken: throw .signUp([.handleTaken])
            case .identityTaken, .noWayIn: throw .wrongCredentials
            // It was sent with another sign-up too.
            case .pictureTaken: throw .signUp([.pictureUnreadable])
            case .storage(let fault): throw .storage(fault)
            }
        }
        return codes.map(\.text)
    }

    /// Every refusal at once.
    /// - Parameter asksPassword: false for who comes by another service.
    func checked(_ order: AccountOrder, asksPassword: Bool = true, at now: Int64) throws(Refusal) -> Account {
        let password = order.password.composed
        let introduction = Introduction.tidied(order.introduction).composed
        let picture = order.picture.flatMap { PictureTicket($0, membership.secrets) }
        let phone = Result { () throws(SignUpRefusal) in try PhoneNumber(order.phone) }
        let birth = Result { () throws(SignUpRefusal) in try BirthDate(iso: order.birth, today: latestToday) }
        let refusals = [
            order.picture != nil && picture == nil ? SignUpRefusal.pictureUnreadable : nil,
            Handle.refusal(of: order.handle),
            asksPassword
                ? PasswordRule.refusal(of: password, isCommon: membership.commonPasswords.contains(password)) : nil,
            Introduction.refusal(of: introduction), phone.refusal, birth.refusal,
            order.terms ? nil : .termsMissing, order.privacy ? nil : .privacyMissing,
        ].compactMap(\.self)
        guard refusals.isEmpty, let phone = try? phone.get(), let birth = try? birth.get() else {
            throw .signUp(refusals)
        }
        return Account(
            id: Account.ID(0), handle: order.handle, introduction: introduction, phone: phone.digits,
            birthDate: birth.day, pictureKey: picture?.key.description, avatarSeed: Int64(order.avatar), createdAt: now)
    }
}

extension Result where Failure == SignUpRefusal {
    fileprivate var refusal: SignUpRefusal? {
        if case .failure(let refusal) = self { refusal } else { nil }
    }
}
