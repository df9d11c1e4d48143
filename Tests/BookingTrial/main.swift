import Glibc

// Ill-treats the server while people book, and looks whether anything is lost; or takes very many steps beside a model; or
// measures.
//
//     BookingTrial crash PROGRAM KILLS [SEED]
//     BookingTrial disk PROGRAM [SEED]
//     BookingTrial rate PROGRAM
//     BookingTrial model STEPS-ON-SQLITE STEPS-ON-POSTGRESQL [SEED]

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("crash", let program?):
        guard arguments.count >= 3, let kills = Int(arguments[2]), kills > 0 else { exit(64) }
        let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
        try await CrashTrial(program: program, kills: kills, seed: seed).run()
    case ("disk", let program?):
        try await DiskTrial(program: program, seed: arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1).run()
    case ("rate", let program?): try await RateTrial(program: program).run()
    case ("model", let first?):
        guard arguments.count >= 3, let sqlite = Int(first), let postgres = Int(arguments[2]) else { exit(64) }
        let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
        try await ModelTrial(seed: seed).run(steps: [.sqlite: sqlite, .postgres: postgres])
    default: exit(64)
    }
} catch {
    say("\(error)")
    exit(1)
}
