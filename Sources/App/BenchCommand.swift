import Bench
import Foundation
import Storage
import StoragePostgres
import StorageSQLite

/// Measures.
enum BenchCommand {
    static func run(_ arguments: [String]) async throws {
        var stays = 1_000_000
        var asJSON = false
        var folder: String?
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": asJSON = true
            case "--stays":
                guard let text = rest.popFirst(), let number = Int(text), (1...10_000_000).contains(number) else {
                    throw UsageMistake(description: "--stays takes a number from 1 to 10,000,000.")
                }
                stays = number
            case "--folder": folder = rest.popFirst()
            default: throw UsageMistake(description: "bench does not know \"\(argument)\".")
            }
        }
        switch (arguments.first, folder) {
        case ("search", nil):
            let result = await SearchBench.run(stays: stays)
            Terminal.say(asJSON ? result.json : result.text)
        case ("places", nil): Terminal.say(PlacesBench.run(try Settings().share.places()).json)
        case ("sign-in", nil): Terminal.say(try await SignInBench.run().json)
        case ("bookings", _):
            for figures in try await bookings(in: folder) { Terminal.say(asJSON ? figures.json : figures.text) }
        case ("pictures", nil): Terminal.say(try await pictures().json)
        case ("photos", let folder?): try writePhotos(in: folder)
        case ("peers", let folder?): try writePeerTables(stays: stays, in: URL(filePath: folder))
        case ("peers", nil): throw UsageMistake(description: "bench peers needs --folder.")
        default:
            throw UsageMistake(
                description:
                    "bench knows \"search\", \"places\", \"sign-in\", \"bookings\", \"pictures\" and \"peers\".")
        }
    }

    /// - Parameter folder: whose disk is measured; nil for that of temporary files.
    private static func bookings(in folder: String?) async throws -> [BookingBench.Figures] {
        let settings = try Settings()
        if case .postgres(let address) = settings.storage.engine {
            let database = try await PostgresDatabase.open(address: address, migrations: settings.share.migrations)
            guard try await Stays(database).count() == 0 else {
                throw UsageMistake(description: "bench bookings needs a database without stays.")
            }
            return try await BookingBench.run(database, [BookingBench.Load(inFlight: 16, bookings: 3000)])
        }
        let parent = folder.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        let own = parent.appending(path: "nadri-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: own) }
        let database = try await SQLiteDatabase.open(
            file: own.appending(path: "nadri.sqlite").path(), migrations: settings.share.migrations)
        return try await BookingBench.run(
            database,
            [
                BookingBench.Load(inFlight: 1, bookings: 400), BookingBench.Load(inFlight: 16, bookings: 3000),
                BookingBench.Load(inFlight: 256, bookings: 10_000),
            ])
    }

    private static func pictures() async throws -> PicturesBench.Figures {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nadri-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // By another process: its memory isn't the intake's.
        let drawing = Process()
        drawing.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        drawing.arguments = ["bench", "photos", "--folder", folder.path()]
        try drawing.run()
        drawing.waitUntilExit()
        let paths = PicturesBench.photos.indices.map { folder.appending(path: "\($0).jpeg").path() }
        let largest = folder.appending(path: "largest.jpeg").path()
        return try await PicturesBench.run(paths, largest: largest, in: folder.path())
    }

    /// What `bench pictures` begins with.
    private static func writePhotos(in folder: String) throws {
        for (index, photo) in PicturesBench.photos.enumerated() where !photo.write(to: "\(folder)/\(index).jpeg") {
            throw UsageMistake(description: "The pictures can't be written to \(folder).")
        }
        _ = PicturesBench.largest.write(to: "\(folder)/largest.jpeg")
    }

    /// One file a table, for `scripts/peers` to load into other engines.
    private static func writePeerTables(stays: Int, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files: [String: FileHandle] = [:]
        try PeerTables(SyntheticStays(count: stays)) { table, bytes in
            let path = folder.appending(path: table + ".tsv")
            if files[table] == nil {
                try Data().write(to: path)
                files[table] = try FileHandle(forWritingTo: path)
            }
            try files[table]?.write(contentsOf: bytes)
        }.write()
        for file in files.values { try file.close() }
    }
}
