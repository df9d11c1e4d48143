import Server
import SignIn
import Storage

/// Gives somebody who has lost password, codes and every other way in a new password.
enum ResetCommand {
    static func run(_ id: String, _ settings: Settings) async throws {
        // No more than this: who works with pictures clears away what lies half done, and a running server's would go too.
        let accounts = Accounts(try await settings.openDatabase())
        let passwords = Passwords(cost: settings.passwordCost)
        let password = try await PasswordReset.reset(id, accounts, passwords, clock: settings.clock)
        Terminal.complain("The account is signed out everywhere. Its password from now on, shown only here:")
        Terminal.say(password)
    }
}
