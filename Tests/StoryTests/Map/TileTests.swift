import Foundation
import Server
import Testing

@Suite("The embedded map's tiles", .onBothEngines)
struct TileTests {
    @Test("a tile comes packed and may be kept for ever under the address that the page names")
    func tile() async throws {
        let site = try await StorySite.demo.value
        let address = try await addressOnPage(site)
        for tile in ["0/0/0", "5/27/12", "7/109/49", "10/873/396"] {
            let reply = try await site.get(filled(address, tile))
            #expect(reply.status == 200, "\(tile)")
            #expect(reply["content-encoding"] == "gzip")
            #expect(reply["content-type"] == "application/vnd.mapbox-vector-tile")
            #expect(reply["cache-control"] == "public, max-age=31536000, immutable")
            #expect(reply.body.starts(with: [0x1F, 0x8B]))
        }
    }

    @Test("the address changes with the content: an older one is answered, but not kept")
    func version() async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get("/tiles/0/0/0/0")
        #expect(reply.status == 200)
        #expect(reply["cache-control"] == "no-cache")
    }

    @Test("open sea is no fault, and a square that isn't in the world is none of ours")
    func others() async throws {
        let site = try await StorySite.demo.value
        let address = try await addressOnPage(site)
        let sea = try await site.get(filled(address, "7/20/80"))
        #expect(sea.status == 204 && sea.body.isEmpty)
        for wrong in ["0/1/0", "1/0/2", "23/0/0", "-1/0/0", "7/x/0", "07/1/1", "7/1/99999999999999999999"] {
            #expect(try await site.get(filled(address, wrong)).status == 404, "\(wrong)")
        }
    }

    @Test("the whole file stays small enough to lie in the repository")
    func size() throws {
        #expect(try Story.bytes("Data/basemap.tiles").count <= 8_000_000)
    }

    @Test("a damaged file is refused at the start, and never read beyond its end")
    func damage() throws {
        let entry = { (key: UInt64, start: UInt32, length: UInt32) in
            bytes(key) + bytes(start) + bytes(length)
        }
        let title = Array("NADRITL1".utf8)
        let right = title + bytes(UInt64(1)) + entry(0, 0, 2) + [1, 2]
        _ = try Basemap(file: right)
        let wrong: [[UInt8]] = [
            [], title, Array("NADRITL2".utf8) + right.dropFirst(8), Array(right.dropLast()),
            title + bytes(UInt64.max) + entry(0, 0, 2), title + bytes(UInt64(2)) + entry(1, 0, 0) + entry(1, 0, 0),
            title + bytes(UInt64(1)) + entry(0, .max, .max),
        ]
        for file in wrong { #expect(throws: Basemap.Damaged.self) { try Basemap(file: file) } }
    }

    private func addressOnPage(_ site: StorySite) async throws -> String {
        let page = try await site.page("/stays/search?view=map")
        let source = try JSONSerialization.jsonObject(with: Data((page.id("map-source")?.text ?? "").utf8))
        return try #require((source as? [String: Any])?["tiles"] as? String)
    }

    private func filled(_ address: String, _ tile: String) -> String {
        let numbers = tile.split(separator: "/").map(String.init)
        return zip(["{z}", "{x}", "{y}"], numbers).reduce(address) { $0.replacing($1.0, with: $1.1) }
    }

    private func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
