import Foundation
import Testing
import Wire

/// A request on a page of `docs/api` and the reply that the page promises.
struct APIExample {
    var method: String
    var target: String
    var headers: [String: String]
    var body: String?
    var status: Int
    /// nil for a reply without a body.
    var reply: JSON?

    /// The pages, each with the name of its noun.
    static let pages: [String] = {
        let folder = Story.repository.appending(path: "docs/api").path()
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".md") }
            .sorted()
    }()

    /// A block ```` ```http ````: the request as it is sent, with a blank line before a body, then the reply's status. The
    /// reply's body stands in a block ```` ```json ```` below it.
    static func all(on page: String) throws -> [APIExample] {
        let text = String(decoding: try Story.bytes("docs/api/" + page), as: UTF8.self)
        return try text.components(separatedBy: "```http\n").dropFirst().map { part in
            let pieces = part.components(separatedBy: "```")
            let json = pieces.dropFirst(2).first { $0.hasPrefix("json\n") }
            return try APIExample(pieces[0], reply: json.map { try #require(JSON(Array($0.dropFirst(5).utf8))) })
        }
    }

    private init(_ block: String, reply: JSON?) throws {
        var lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end = try #require(lines.lastIndex { $0.hasPrefix("HTTP/1.1 ") }, "no status: \(block)")
        status = try #require(Int(lines[end].split(separator: " ")[1]))
        lines = Array(lines[..<end])
        let first = try #require(lines.first).split(separator: " ")
        (method, target) = (String(first[0]), String(first[1]))
        let blank = lines.firstIndex(of: "") ?? lines.endIndex
        headers = [:]
        for line in lines[..<blank].dropFirst() {
            let colon = try #require(line.firstRange(of: ": "), "no header: \(line)")
            headers[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
        let rest = lines[blank...].joined(separator: "\n").trimmingCharacters(in: .newlines)
        body = rest.isEmpty ? nil : rest
        self.reply = reply
    }

    /// `GET /api/v1/stays/:id`: the first of the routes that fits.
    func route(among routes: [String]) -> String? {
        let segments = target.prefix { $0 != "?" }.split(separator: "/")
        return routes.first { route in
            let parts = route.split(separator: " ")
            let pieces = parts[1].split(separator: "/")
            return parts[0] == method && pieces.count == segments.count
                && zip(pieces, segments).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
        }
    }
}

extension JSON {
    /// Where this, as a page shows it, isn't what was given. A text that ends with … stands for any that begins so; the number of a
    /// request is another every time.
    func differences(from given: JSON, at way: String = "$") -> [String] {
        switch (self, given) {
        case (.object(let mine), .object(let others)):
            guard mine.map(\.name) == others.map(\.name) else { return ["\(way): has \(others.map(\.name))"] }
            return zip(mine, others).filter { $0.0.name != "request_id" }
                .flatMap { $0.value.differences(from: $1.value, at: "\(way).\($0.name)") }
        case (.array(let mine), .array(let others)):
            guard mine.count == others.count else { return ["\(way): has \(others.count) elements"] }
            return zip(mine, others).enumerated().flatMap { $1.0.differences(from: $1.1, at: "\(way).\($0)") }
        case (.text(let mine), .text(let other)) where mine.hasSuffix("…"):
            let start = mine.dropLast()
            return other.hasPrefix(start) && other.count > start.count ? [] : ["\(way): is \(other)"]
        default: return "\(self)" == "\(given)" ? [] : ["\(way): is \(given)"]
        }
    }
}
