import Foundation
import HTTP

/// The files for browsers, read once at start, under an address that changes with their content: kept for a year, and
/// a page never meets a script of another version.
public struct Assets: Sendable {
    private struct File: Sendable {
        let type: String
        let plain: [UInt8]
        let brotli: [UInt8]?
        let gzip: [UInt8]?

        var isProgram: Bool { type.hasPrefix("text/javascript") || type == "application/wasm" }
    }

    private let files: [String: File]
    /// Another one whenever any file is another.
    let version: String

    public struct Missing: Error, CustomStringConvertible, Sendable {
        public let folder: String
        public var description: String { "There is nothing for browsers in \(folder); `make build` puts it there." }
    }

    /// - Parameter folder: with `app.css`, `host.js` and so on; `.br` and `.gz` beside a file are its packed forms.
    public init(folder: String) throws(Missing) {
        guard let names = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }).sorted() else {
            throw Missing(folder: folder)
        }
        var files: [String: File] = [:]
        var hash: UInt64 = 0
        for name in names where !name.hasSuffix(".br") && !name.hasSuffix(".gz") {
            let path = folder + "/" + name
            guard let type = Assets.type(of: name), let plain = FileManager.default.contents(atPath: path) else {
                continue
            }
            files[name] = File(
                type: type, plain: [UInt8](plain), brotli: Assets.bytes(path + ".br"),
                gzip: Assets.bytes(path + ".gz"))
            hash = ContentHash.of(Array(name.utf8) + plain) ^ (hash &* 31)
        }
        let needed = ["app.css", "host.js", "stays.wasm", "accounts.wasm"]
        guard needed.allSatisfy({ files[$0] != nil }) else { throw Missing(folder: folder) }
        self.files = files
        version = String(hash, radix: 16)
    }

    /// Where a page finds the file.
    func address(_ name: String) -> String { "/assets/" + version + "/" + name }

    /// The file for ever under its version.
    ///
    /// Under another version, as an older page may ask, there is no program, so that no page runs one that was not made
    /// for it: such a page works as links and forms do until it is opened anew. Its looks it gets as they are now.
    func response(_ name: String, version asked: String, _ request: Request) throws(Refusal) -> Response {
        guard let file = files[name], asked == version || !file.isProgram else { throw .notFound }
        let caching = asked == version ? "public, max-age=31536000, immutable" : "no-cache"
        return packed(file, request).with("Cache-Control", caching)
    }

    /// The worker that keeps pages for when there is no connection. It is told which version it belongs to and which
    /// files it needs, and so it is another worker whenever one of them is another file.
    func serviceWorker() throws(Refusal) -> Response {
        guard let file = files["sw.js"] else { throw .notFound }
        let shell = files.keys.filter(Assets.isOfShell).sorted().map { "\"" + address($0) + "\"" }
        let head = "const version = \"\(version)\";\nconst shell = [\(shell.joined(separator: ", "))];\n"
        return Response.bytes(Array(head.utf8) + file.plain, type: file.type)
            .with("Cache-Control", "no-cache").tagged()
    }

    /// What a page of any screen may name: with these it stands without a connection. Folders hold what few pages need,
    /// which the worker keeps when it meets it.
    private static func isOfShell(_ name: String) -> Bool {
        name == "icons/icon.svg" || (!name.contains("/") && name != "sw.js")
    }

    private func packed(_ file: File, _ request: Request) -> Response {
        let accepted = Encodings(request.headers["accept-encoding"])
        let vary = Response.bytes(file.plain, type: file.type).with("Vary", "Accept-Encoding")
        if accepted.brotli, let brotli = file.brotli {
            var response = vary.with("Content-Encoding", "br")
            response.body = .bytes(brotli)
            return response
        }
        if accepted.gzip, let gzip = file.gzip {
            var response = vary.with("Content-Encoding", "gzip")
            response.body = .bytes(gzip)
            return response
        }
        return vary
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    /// nil for what is no file for browsers.
    private static func type(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "json": "application/manifest+json"
        case "pbf": "application/x-protobuf"
        case "wasm": "application/wasm"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        default: nil
        }
    }
}
