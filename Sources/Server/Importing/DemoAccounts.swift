import Domain
import SignIn
import Storage

/// Two people to sign in as while trying: somebody who travels and somebody who hosts. Anybody knows their passwords, so they are
/// made only where that is asked for.
public enum DemoAccounts {
    /// Ids, each with its password.
    public static let all = [
        (handle: "guest", password: "nadri-demo-guest"), (handle: "host", password: "nadri-demo-host"),
    ]

    /// Makes those that aren't there yet; the others stay as they are, also their passwords.
    public static func run(_ accounts: Accounts, _ passwords: Passwords, clock: WallClock) async throws {
        for (number, one) in all.enumerated() {
            guard try await !accounts.isTaken(one.handle) else { continue }
            let account = Account(
                id: Account.ID(0), handle: one.handle, introduction: introductions[number], phone: "01000000000",
                birthDate: Day(number: 7305), avatarSeed: Int64(number + 7), createdAt: clock.now())
            let draft = AccountDraft(account, passwordHash: try await passwords.hash(one.password))
            do throws(CreateFault) {
                _ = try await accounts.create(draft)
            } catch .taken {
                // Somebody was quicker.
                continue
            }
        }
    }

    private static let introductions = ["기차로 다니는 체험용 여행자예요.", "골목 끝 집을 내어주는 체험용 호스트예요."]
}
