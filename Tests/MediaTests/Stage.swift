import Glibc
import Testing

@testable import Media

/// A folder of the test's own, gone after it.
final class Folder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/nadri-media-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        _ = WorkFolder.clear(path)
        rmdir(path)
    }

    func write(_ bytes: [UInt8], _ name: String = "upload") throws -> String {
        let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(file) }
        try #require(Glibc.write(file, bytes, bytes.count) == bytes.count)
        return "\(path)/\(name)"
    }

    /// Names of what is in a folder inside, or here; hidden ones too.
    func contents(_ inner: String = ".") -> [String] { Folder.names("\(path)/\(inner)") }

    static func names(_ path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}

/// A file that lies beside the tests.
func fixture(_ name: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    guard case .bytes(let bytes) = FileBytes.read("\(folder)/Fixtures/\(name)", limit: 1 << 20) else {
        throw MissingFixture(name: name)
    }
    return bytes
}

struct MissingFixture: Error {
    var name: String
}

/// The worker's program, which lies beside the program that tests.
let workerCommand: [String] = {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count)
    let own = String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return ["\(folder)/PictureWorker", PictureWorker.command]
}()

/// An intake with its folder inside the test's.
func intake(_ folder: Folder, _ change: (inout PictureLimits) -> Void = { _ in }) throws -> PictureIntake {
    var limits = PictureLimits()
    change(&limits)
    return try PictureIntake(folder: "\(folder.path)/intake", limits: limits, command: workerCommand)
}

/// The fault that this ends with; nil if it ends well.
func pictureFault(_ work: () async throws -> Void) async -> PictureFault? {
    do {
        try await work()
        return nil
    } catch {
        return error as? PictureFault
    }
}
