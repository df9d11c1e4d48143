/// Where pictures are kept: a folder, or an S3-compatible store.
public protocol MediaStore: Sendable {
    /// Keeps a file for good: when this returns, a power cut doesn't take it back. One of that name is replaced.
    func put(_ bytes: [UInt8], as name: MediaName) async throws(MediaFault)

    /// nil if there is none of that name.
    func get(_ name: MediaName) async throws(MediaFault) -> [UInt8]?

    /// Also fine if there is none of that name.
    func delete(_ name: MediaName) async throws(MediaFault)
}

extension MediaStore {
    /// Keeps all files of a picture, or none of them. From a store that is away nothing is taken back: it would be asked for as long
    /// again. Whoever keeps pictures remembers which were on their way.
    public func put(_ picture: Picture, as key: MediaKey) async throws(MediaFault) {
        for file in picture.files {
            do throws(MediaFault) {
                try await put(file.bytes, as: MediaName(key, file.rendition))
            } catch {
                // In a task of its own: this one may be cancelled, and what it has written has to go all the same.
                if error != .unavailable { await Task { try? await self.delete(key) }.value }
                throw error
            }
        }
    }

    /// Removes all files of a picture, as many as it can; then tells of the first that it couldn't. A store that is away is asked for
    /// no more of them.
    public func delete(_ key: MediaKey) async throws(MediaFault) {
        var fault: MediaFault?
        for name in key.names {
            do throws(MediaFault) {
                try await delete(name)
            } catch {
                fault = fault ?? error
                if error == .unavailable || error == .cancelled { throw error }
            }
        }
        if let fault { throw fault }
    }
}

/// Why a store can't do what it is asked.
public enum MediaFault: Error, Equatable, Sendable, CaseIterable {
    /// No room is left.
    case full
    /// The folder or the service doesn't let us: rights, key, signature.
    case refused
    /// Not there, or too slow. A later try may do better.
    case unavailable
    /// The service answers what no such service should.
    case nonsense
    /// The task that asked was cancelled.
    case cancelled
}
