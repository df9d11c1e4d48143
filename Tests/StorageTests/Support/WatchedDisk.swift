import CSQLite
import Glibc
import Synchronization

/// SQLite's way to the disk with somebody looking on: what is written to a file and when it is synced.
///
/// It is a VFS of SQLite's that hands everything on to the usual one. Once installed, every connection goes by it.
enum WatchedDisk {
    enum Event: Equatable, Sendable {
        case write, sync
    }

    /// From now on notes what happens to the file of that path.
    static func watch(_ path: String) {
        _ = isInstalled
        state.withLock { $0.events[path] = [] }
    }

    static func forget(_ path: String) {
        state.withLock { $0.events[path] = nil }
    }

    /// Everything since it was asked for last, in order.
    static func takeEvents(of path: String) -> [Event] {
        state.withLock { state in
            guard let events = state.events[path] else { return [] }
            state.events[path] = []
            return events
        }
    }

    private struct State {
        var events: [String: [Event]] = [:]
        /// Open files, by where SQLite keeps them: which it is, and the usual way to treat it.
        var files: [UInt: (path: String, methods: UInt)] = [:]
        /// Our way, for each usual one.
        var ours: [UInt: UInt] = [:]
    }

    private static let state = Mutex(State())

    private static let isInstalled: Bool = {
        guard let usual = sqlite3_vfs_find(nil) else { return false }
        let watched = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        watched.initialize(to: usual.pointee)
        watched.pointee.zName = UnsafePointer(strdup("watched"))
        watched.pointee.xOpen = { _, name, file, flags, answeredFlags in
            guard let usual = sqlite3_vfs_find("unix"), let open = usual.pointee.xOpen, let file else {
                return SQLITE_ERROR
            }
            let code = open(usual, name, file, flags, answeredFlags)
            if code == SQLITE_OK, let name { WatchedDisk.note(file, path: String(cString: name)) }
            return code
        }
        return sqlite3_vfs_register(watched, 1) == SQLITE_OK
    }()

    /// Puts our way in place of the usual one, for a file that has just been opened.
    private static func note(_ file: UnsafeMutablePointer<sqlite3_file>, path: String) {
        guard let methods = file.pointee.pMethods else { return }
        let usual = UInt(bitPattern: methods)
        let ours = state.withLock { state in
            state.files[UInt(bitPattern: file)] = (path, usual)
            if let known = state.ours[usual] { return known }
            let copy = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
            copy.initialize(to: methods.pointee)
            copy.pointee.xWrite = { file, bytes, count, offset in
                guard let usual = WatchedDisk.methods(of: file, noting: .write) else { return SQLITE_ERROR }
                return usual.pointee.xWrite(file, bytes, count, offset)
            }
            copy.pointee.xSync = { file, flags in
                guard let usual = WatchedDisk.methods(of: file) else { return SQLITE_ERROR }
                let code = usual.pointee.xSync(file, flags)
                // Noted once it's done, and only if it is.
                if code == SQLITE_OK { _ = WatchedDisk.methods(of: file, noting: .sync) }
                return code
            }
            copy.pointee.xClose = { file in
                guard let usual = WatchedDisk.methods(of: file) else { return SQLITE_ERROR }
                let code = usual.pointee.xClose(file)
                WatchedDisk.drop(file)
                return code
            }
            state.ours[usual] = UInt(bitPattern: copy)
            return UInt(bitPattern: copy)
        }
        file.pointee.pMethods = UnsafePointer(bitPattern: ours)
    }

    private static func methods(
        of file: UnsafeMutablePointer<sqlite3_file>?, noting event: Event? = nil
    ) -> UnsafePointer<sqlite3_io_methods>? {
        state.withLock { state in
            guard let known = state.files[UInt(bitPattern: file)] else { return nil }
            if let event { state.events[known.path]?.append(event) }
            return UnsafePointer(bitPattern: known.methods)
        }
    }

    private static func drop(_ file: UnsafeMutablePointer<sqlite3_file>?) {
        state.withLock { $0.files[UInt(bitPattern: file)] = nil }
    }
}
