import Glibc

/// One file on its way to a picture, with who waits for it.
struct PictureJob: Sendable {
    /// Open while somebody waits for it.
    var file: Int32
    var header: PictureHeader
    var cancellation: Cancellation
    /// Resumed exactly once.
    var asker: CheckedContinuation<Result<Picture, PictureFault>, Never>

    /// Everything from the child's start to the last rendition; leaves nothing in the folder.
    func outcome(limits: PictureLimits, folder: String, command: [String]) -> Result<Picture, PictureFault> {
        do throws(PictureFault) {
            return .success(try picture(limits, folder, command))
        } catch {
            return .failure(error)
        }
    }

    private func picture(
        _ limits: PictureLimits, _ folder: String, _ command: [String]
    ) throws(PictureFault) -> Picture {
        if cancellation.isCancelled { throw .cancelled }
        guard let folder = WorkFolder(in: folder) else { throw .unavailable }
        defer { folder.remove() }
        let child = PictureChild(
            command: command + PictureWorker.Order(header, limits).arguments, folder: folder.path, file: file,
            cancellation: cancellation.descriptor, time: limits.time)
        switch child.run() {
        case .done: return try collect(from: folder)
        case .failed: throw .damaged
        case .cancelled: throw .cancelled
        case .late, .impossible: throw .unavailable
        }
    }

    /// The child's files, believed no more than the file from outside: it may have been made to write anything.
    private func collect(from folder: WorkFolder) throws(PictureFault) -> Picture {
        var files: [Picture.File] = []
        for rendition in Rendition.all {
            guard let file = file(rendition, "\(folder.path)/\(rendition.fileName)") else { throw .damaged }
            files.append(file)
        }
        return Picture(files: files)
    }

    private func file(_ rendition: Rendition, _ path: String) -> Picture.File? {
        guard case .bytes(var bytes) = FileBytes.read(path, limit: PictureJob.largestRendition) else { return nil }
        if rendition.format == .webp {
            guard let pixels = webPPixels(bytes) else { return nil }
            bytes = pixels
        }
        guard let header = try? PictureHeader(bytes), header.kind == rendition.format.kind,
            max(header.width, header.height) <= rendition.edge.rawValue
        else { return nil }
        return Picture.File(rendition: rendition, width: header.width, height: header.height, bytes: bytes)
    }

    /// Bytes. Pure noise of 1200 × 1200 is less.
    private static let largestRendition = 4 * 1024 * 1024
}
