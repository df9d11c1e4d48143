#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds the files of a feed below a path.
enum FeedFolder {
    struct File: Equatable {
        var path: String
        var folder: String
        var bytes: Int
    }

    private static let endings = [".csv", ".csv.gz", ".geojson", ".geojson.gz"]
    /// Folders further down are not looked into; a link that leads back up ends here too.
    private static let deepest = 4

    /// The file itself, or the fitting files below the folder in the order of their names.
    static func files(at path: String) throws(ImportFault) -> [File] {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let facts = try facts(of: path)
        if facts.st_mode & S_IFMT != S_IFDIR {
            return [File(path: path, folder: folder(of: path), bytes: Int(facts.st_size))]
        }
        return try files(in: path, depth: 0)
    }

    private static func files(in folder: String, depth: Int) throws(ImportFault) -> [File] {
        var found: [File] = []
        for name in try names(in: folder) {
            let path = folder + "/" + name
            let facts = try facts(of: path)
            if facts.st_mode & S_IFMT == S_IFDIR {
                if depth < deepest { found += try files(in: path, depth: depth + 1) }
            } else if endings.contains(where: name.lowercased().hasSuffix) {
                found.append(File(path: path, folder: folder, bytes: Int(facts.st_size)))
            }
        }
        return found
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Hidden ones left out.
    private static func names(in folder: String) throws(ImportFault) -> [String] {
        guard let directory = opendir(folder) else { throw unreadable(folder) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private static func facts(of path: String) throws(ImportFault) -> stat {
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw unreadable(path) }
        return facts
    }

    private static func unreadable(_ path: String) -> ImportFault {
        ImportFault(path: path, reason: .bytes(.unreadable(String(cString: strerror(errno)))))
    }
}
