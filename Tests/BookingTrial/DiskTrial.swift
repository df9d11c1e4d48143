import Engines
import Foundation
import Storage

/// The disk under SQLite is full while people book: whoever asks then hears 503, nothing that was acknowledged is lost, and once
/// there is room everything works again, without a restart.
///
/// On a small disk of its own where mounting is allowed; elsewhere the server's files may grow no further for a while.
struct DiskTrial {
    let program: String
    let seed: UInt64

    func run() async throws {
        try await withTemporaryFolder { folder in
            let room = try await Room.made(at: folder + "/data")
            do {
                try await run(folder, room)
            } catch {
                try await room.end()
                throw error
            }
            try await room.end()
        }
    }

    private func run(_ folder: String, _ room: Room) async throws {
        let place = Engines.Place.sqlite(file: folder + "/data/nadri.sqlite")
        let stage = try await Stage(program, place, in: folder, people: 8, seed: seed)
        let served = try await stage.serve()
        defer { served.kill() }
        try await stage.join(served)
        for round in 1...5 {
            try await room.fill(served.process)
            // Ends only when everybody has heard 503: nothing else stops them.
            await stage.live(served, until: .max) {}
            guard stage.unavailable == round * stage.guests.count else {
                throw Served.Fault(description: "\(room.name), round \(round): somebody wasn't answered 503")
            }
            try await room.clear(served.process)
            let faults = try await stage.faults(served)
            guard faults.isEmpty else {
                throw CrashTrial.Broken(name: room.name, seed: seed, round: round, faults: faults)
            }
        }
        say("\(room.name) was full 5 times: 503, and \(stage.acknowledged) bookings acknowledged and all there")
    }
}

/// How much can be written.
private enum Room {
    case disk(folder: String)
    /// By the size that the server's files may have.
    case files(folder: String)

    var name: String {
        switch self {
        case .disk: "A small disk"
        case .files: "The room for files"
        }
    }

    private static let left = 400_000

    static func made(at folder: String) async throws -> Room {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        do {
            _ = try await Command.output("/bin/mount", ["-t", "tmpfs", "-o", "size=24m,mode=700", "nadri", folder])
            return .disk(folder: folder)
        } catch {
            return .files(folder: folder)
        }
    }

    func fill(_ process: pid_t) async throws {
        switch self {
        case .disk(let folder):
            let free = try FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? Int ?? 0
            let ballast = Data(repeating: 0, count: max(0, free - Room.left))
            try ballast.write(to: URL(filePath: folder + "/ballast"))
        case .files(let folder):
            let size =
                try FileManager.default.attributesOfItem(atPath: folder + "/nadri.sqlite-wal")[.size] as? Int ?? 0
            try await limit(process, "\(size + Room.left)")
        }
    }

    func clear(_ process: pid_t) async throws {
        switch self {
        case .disk(let folder): try FileManager.default.removeItem(atPath: folder + "/ballast")
        case .files: try await limit(process, "unlimited")
        }
    }

    func end() async throws {
        guard case .disk(let folder) = self else { return }
        _ = try await Command.output("/bin/umount", ["--lazy", folder])
    }

    private func limit(_ process: pid_t, _ size: String) async throws {
        // Only the soft limit, so that it can be taken back.
        _ = try await Command.output("/usr/bin/prlimit", ["--pid", "\(process)", "--fsize=\(size):"])
    }
}
