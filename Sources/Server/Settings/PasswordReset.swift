import Domain
import SignIn
import Storage

/// A new password by the operator's hand, for who has lost everything.
public enum PasswordReset {
    public enum Fault: Error, CustomStringConvertible {
        case unknownID
        case notDone(String)

        public var description: String {
            switch self {
            case .unknownID: "There is no account with this ID."
            case .notDone(let reason): "The password was not changed: \(reason)"
            }
        }
    }

    /// Sets a random password and signs the account out everywhere; running servers hear of it within a second.
    /// - Parameter id: as it was typed.
    /// - Returns: the password, which is kept nowhere.
    public static func reset(
        _ id: String, _ accounts: Accounts, _ passwords: Passwords, clock: WallClock
    ) async throws(Fault) -> String {
        // As long as a recovery code, and as easy to read aloud: 80 random bits.
        let password = RecoveryCode(.system).text
        do {
            let handle = Handle.tidied(id)
            guard let account = try await accounts.credentials(handle: handle)?.account else {
                throw Fault.unknownID
            }
            let hash = try await passwords.hash(password)
            guard try await accounts.resetPassword(hash, of: account, at: clock.now()) else { throw Fault.unknownID }
        } catch let fault as Fault {
            throw fault
        } catch {
            throw .notDone("\(error)")
        }
        return password
    }
}
