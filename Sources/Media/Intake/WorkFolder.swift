import Glibc

/// A folder for one picture under way.
struct WorkFolder {
    let path: String

    /// nil when it can't be made.
    init?(in parent: String) {
        var template = Array("\(parent)/picture-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// With all that is in it.
    func remove() {
        _ = WorkFolder.clear(path)
        rmdir(path)
    }

    /// Removes what is in a folder; links are removed, not followed. False if something stays.
    static func clear(_ path: String) -> Bool {
        guard let folder = opendir(path) else { return false }
        defer { closedir(folder) }
        var isEmpty = true
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            let inner = "\(path)/\(name)"
            if unlink(inner) == 0 { continue }
            let isGone = errno == EISDIR && clear(inner) && rmdir(inner) == 0
            isEmpty = isEmpty && isGone
        }
        return isEmpty
    }
}
