import Foundation
import Synchronization
import Testing
import Wire

/// A browser that keeps cookies and sends them back, each only where it belongs; without scripts.
final class StoryBrowser: Sendable {
    struct Cookie: Sendable {
        var value: String
        var path: String
        var attributes: [String]
    }

    let site: StorySite
    let address: String
    private let jar = Mutex<[String: Cookie]>([:])

    /// - Parameter address: the client's, as a trusted proxy tells it.
    init(_ site: StorySite, address: String = "127.0.0.1") {
        self.site = site
        self.address = address
    }

    /// Another tab with the cookies of now, which from then on go their own way.
    func copy() -> StoryBrowser {
        let copy = StoryBrowser(site, address: address)
        let cookies = cookies
        copy.jar.withLock { $0 = cookies }
        return copy
    }

    var cookies: [String: Cookie] { jar.withLock { $0 } }
    func cookie(_ name: String) -> String? { jar.withLock { $0[name]?.value } }
    func setCookie(_ name: String, _ value: String?, path: String = "/") {
        jar.withLock { $0[name] = value.map { Cookie(value: $0, path: path, attributes: []) } }
    }

    func get(_ target: String, _ headers: [String: String] = [:]) async throws -> Reply {
        try await ask("GET", target, headers)
    }

    /// Follows redirects within the site, as a browser does.
    func visit(_ target: String) async throws -> Reply {
        var reply = try await get(target)
        var steps = 0
        while reply.status == 303, let next = reply["location"], steps < 8 {
            reply = try await get(next)
            steps += 1
        }
        return reply
    }

    /// Fills in the form of that page and sends it: hidden fields come from the page.
    func submit(_ fields: [(String, String)], to target: String, from page: String) async throws -> Reply {
        let drawn = try #require(Page(try await visit(page).text))
        let form = drawn.root.all("form").first { $0["action"]?.split(separator: "?").first.map(String.init) == target }
        let hidden = (form?.all("input") ?? []).filter { $0["type"] == "hidden" }
            .map { ($0["name"] ?? "", $0["value"] ?? "") }
        return try await post(hidden + fields, to: target)
    }

    /// The same with a file in the form, as a browser without scripts sends it.
    func submit(
        _ fields: [(String, String)], photo: [UInt8], named name: String = "photo.jpg", to target: String,
        from page: String
    ) async throws -> Reply {
        let drawn = try #require(Page(try await visit(page).text))
        let form = try #require(drawn.root.all("form").first { $0["action"] == target })
        try #require(form["enctype"] == "multipart/form-data")
        try #require(form.all("input").contains { $0["type"] == "file" && $0["name"] == "photo" })
        let hidden = form.all("input").filter { $0["type"] == "hidden" }.map { ($0["name"] ?? "", $0["value"] ?? "") }
        return try await post(hidden + fields, photo: photo, named: name, to: target)
    }

    /// The same as it is.
    func post(
        _ fields: [(String, String)], photo: [UInt8], named name: String = "photo.jpg", to target: String
    ) async throws -> Reply {
        var body: [UInt8] = []
        for (field, value) in fields {
            body += Array("--cut\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(value)\r\n".utf8)
        }
        let head = "--cut\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"\(name)\"\r\n"
        body += Array((head + "Content-Type: application/octet-stream\r\n\r\n").utf8) + photo
        body += Array("\r\n--cut--\r\n".utf8)
        let headers = ["Content-Type": "multipart/form-data; boundary=cut", "Sec-Fetch-Site": "same-origin"]
        return try await ask("POST", target, headers, body: body)
    }

    /// A form as it is, without what the page would add.
    func post(
        _ fields: [(String, String)], to target: String, _ headers: [String: String] = ["Sec-Fetch-Site": "same-origin"]
    ) async throws -> Reply {
        let body = fields.map { StoryBrowser.encoded($0.0) + "=" + StoryBrowser.encoded($0.1) }.joined(separator: "&")
        let type = ["Content-Type": "application/x-www-form-urlencoded"]
        return try await ask("POST", target, type.merging(headers) { $1 }, body: Array(body.utf8))
    }

    /// A form that another site's page posts here: only cookies that say so come along.
    func postFromElsewhere(_ fields: [(String, String)], to target: String) async throws -> Reply {
        let headers = [
            "Content-Type": "application/x-www-form-urlencoded", "Origin": "https://elsewhere.example",
            "Sec-Fetch-Site": "cross-site",
        ]
        let body = fields.map { StoryBrowser.encoded($0.0) + "=" + StoryBrowser.encoded($0.1) }.joined(separator: "&")
        return try await ask("POST", target, headers, body: Array(body.utf8)) {
            $0.attributes.contains("SameSite=None")
        }
    }

    /// What a script of ours sends.
    func send(
        _ method: String, _ target: String, json: String? = nil, _ headers: [String: String] = [:]
    ) async throws -> Reply {
        var all = ["Nadri-Request": "1", "Sec-Fetch-Site": "same-origin"]
        if json != nil { all["Content-Type"] = "application/json" }
        return try await ask(method, target, all.merging(headers) { $1 }, body: json.map { Array($0.utf8) })
    }

    func ask(
        _ method: String, _ target: String, _ headers: [String: String] = [:], body: [UInt8]? = nil,
        sending mayCome: @Sendable (Cookie) -> Bool = { _ in true }
    ) async throws -> Reply {
        var headers = headers
        let sent = jar.withLock { jar in
            jar.filter { target.hasPrefix($0.value.path) && mayCome($0.value) }.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.value)" }
        }
        if !sent.isEmpty { headers["Cookie"] = sent.joined(separator: "; ") }
        let reply = try await site.ask(method, target, headers, body: body)
        keep(reply)
        return reply
    }

    private func keep(_ reply: Reply) {
        for header in reply.headers where header.name.lowercased() == "set-cookie" {
            let parts = header.value.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let pair = parts.first?.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false),
                pair.count == 2
            else { continue }
            let path = parts.first { $0.hasPrefix("Path=") }.map { String($0.dropFirst(5)) } ?? "/"
            let isGone = parts.contains("Max-Age=0")
            jar.withLock { jar in
                jar[String(pair[0])] =
                    isGone ? nil : Cookie(value: String(pair[1]), path: path, attributes: Array(parts.dropFirst()))
            }
        }
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
