import Demo
import Server
import SignIn
import Storage

/// Makes the demo world, or brings its calendars up to today.
enum DemoCommand {
    static func run(_ arguments: ArraySlice<String>, _ settings: Settings) async throws {
        var size = DemoWorld.Size.full
        var resets = false
        var hasAccounts = false
        for argument in arguments {
            switch argument {
            case "--small": size = .small
            case "--reset": resets = true
            case "--accounts": hasAccounts = true
            default: throw UsageMistake(description: "demo does not know \"\(argument)\".")
            }
        }
        let database = try await settings.openDatabase()
        let stays = Stays(database)
        if resets {
            let removed = try await DemoImport.clear(stays)
            Terminal.say("\(removed) stays of the demo world are taken back. What was imported stays as it is.")
        }
        let count = try await DemoImport.run(stays, size, clock: settings.clock)
        if hasAccounts {
            let passwords = Passwords(cost: settings.passwordCost)
            try await DemoAccounts.run(Accounts(database), passwords, clock: settings.clock)
            let bookings = Bookings(database, clock: settings.clock.forBookings)
            _ = try await DemoBookings.run(bookings, Accounts(database), stays)
        }
        Terminal.say("The demo world has \(count) stays in \(DemoWorld.destinations(size).count) places.")
    }
}
