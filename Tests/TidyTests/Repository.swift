import Foundation

/// The files of this repository as git would show them: without what is built, and without data.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every text file, by path. Files over a megabyte are data, whatever they look like.
    static let files: [TextFile] = paths().compactMap { path in
        guard let bytes = try? Data(contentsOf: root.appending(path: path)), bytes.count < 1_000_000,
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        return TextFile(path: path, text: text)
    }

    static let swift = files.filter { $0.path.hasSuffix(".swift") }
    static let sources = swift.filter { $0.path.hasPrefix("Sources/") }
    /// The same with comments and texts blanked.
    static let code = sources.map { TextFile(path: $0.path, text: SwiftText.codeOnly($0.text)) }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path())
    }

    private static func paths() -> [String] {
        let inside = root.path()
        guard let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        else { return [] }
        var paths: [String] = []
        for case let file as URL in found {
            let path = String(file.path().dropFirst(inside.count))
            if isLeftOut(path) {
                found.skipDescendants()
            } else if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    /// What .gitignore names, and git itself.
    private static func isLeftOut(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let first = parts.first, let last = parts.last else { return true }
        return first.hasPrefix(".build") || [".git", ".hypothesis", "data"].contains(first) || last == "__pycache__"
            || last == ".DS_Store" || last.hasSuffix(".swp") || path.hasPrefix("Tests/Browser/shots")
    }
}

/// A text file with its path from the repository's root.
struct TextFile: Sendable {
    var path: String
    var text: String

    var name: Substring { path.split(separator: "/").last ?? "" }
    /// `Domain` for `Sources/Domain/Calendar/Day.swift`.
    var room: Substring { path.split(separator: "/").dropFirst().first ?? "" }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The places, as `path:line`, whose line says yes.
    func places(where isMeant: (Substring) -> Bool) -> [String] {
        zip(1..., lines).compactMap { number, line in isMeant(line) ? "\(path):\(number)" : nil }
    }
}
