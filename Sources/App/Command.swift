import Media

/// What can be asked of the program on the command line.
enum Command {
    static let usage = """
        nadri serve                              answer on NADRI_ADDRESS and NADRI_PORT until told to stop
        nadri demo [--small] [--reset] [--accounts]
                                                 make the demo world, or bring it up to today; --small makes a tenth of
                                                 it; --reset takes back what changed in it since, and nothing else;
                                                 --accounts makes two people whose passwords anybody knows
        nadri import inside-airbnb [--shift] PATH…
                                                 take in files or folders of Inside Airbnb; --shift moves their
                                                 calendars by whole weeks so that they begin today
        nadri reset ID                           give an account a new password, print it, and sign it out everywhere
        nadri migrate                            bring the database up to date
        nadri bench search [--stays N] [--json]  measure the search engine
        nadri bench places                       measure the list of places that comes at every key
        nadri bench sign-in                      measure signing in, and seeing who asks
        nadri bench bookings [--json] [--folder F]
                                                 measure booking, in an empty database of its own in the folder; on
                                                 PostgreSQL in the empty one that NADRI_DATABASE names
        nadri bench pictures                     measure what ten pictures cost that come at once
        nadri bench peers --folder F [--stays N] write its stays, searches and answers for other engines
        nadri config                             list every setting and its value
        """

    /// - Returns: the exit status: 0 done, 1 failed, 2 not understood.
    static func run(_ arguments: [String]) async -> Int32 {
        do {
            switch arguments.first {
            case "serve" where arguments.count == 1: try await ServeCommand.run(Settings())
            case "demo": try await DemoCommand.run(arguments.dropFirst(), Settings())
            case "import" where arguments.count >= 3: try await ImportCommand.run(arguments.dropFirst(), Settings())
            case "reset" where arguments.count == 2: try await ResetCommand.run(arguments[1], Settings())
            case "migrate" where arguments.count == 1: try await MigrateCommand.run(Settings())
            case "bench" where arguments.count >= 2: try await BenchCommand.run(Array(arguments.dropFirst()))
            case PictureWorker.command: return PictureWorker.main(Array(arguments.dropFirst()))
            case "config" where arguments.count == 1: Terminal.say(try Settings().listing)
            case "help", "--help", "-h": Terminal.say(usage)
            default:
                Terminal.complain(usage)
                return 2
            }
            return 0
        } catch let mistake as UsageMistake {
            Terminal.complain("\(mistake)\n\n\(usage)")
            return 2
        } catch {
            Terminal.complain("nadri: \(error)")
            return 1
        }
    }
}

/// The command line was not understood.
struct UsageMistake: Error, CustomStringConvertible {
    let description: String
}
