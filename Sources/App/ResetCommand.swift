import Server

/// Gives somebody who has lost password, codes and every other way in a new password.
enum ResetCommand {
    static func run(_ id: String, _ settings: Settings) async throws {
        let membership = try settings.membership(try await settings.openDatabase())
        let password = try await PasswordReset.reset(id, membership, clock: settings.clock)
        Terminal.complain("The account is signed out everywhere. Its password from now on, shown only here:")
        Terminal.say(password)
    }
}
