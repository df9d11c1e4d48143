import Media
import Synchronization

/// A store on disk that can be told to fail, as a full disk or a store elsewhere does.
final class TroubledStore: MediaStore {
    /// What everything that is asked of it ends with; nil while it is well.
    let fault = Mutex<MediaFault?>(nil)
    private let disk: DiskStore

    init(_ disk: DiskStore) {
        self.disk = disk
    }

    func put(_ bytes: [UInt8], as name: MediaName) async throws(MediaFault) {
        try check()
        try await disk.put(bytes, as: name)
    }

    func get(_ name: MediaName) async throws(MediaFault) -> [UInt8]? {
        try check()
        return try await disk.get(name)
    }

    func delete(_ name: MediaName) async throws(MediaFault) {
        try check()
        try await disk.delete(name)
    }

    private func check() throws(MediaFault) {
        if let fault = fault.withLock({ $0 }) { throw fault }
    }
}
