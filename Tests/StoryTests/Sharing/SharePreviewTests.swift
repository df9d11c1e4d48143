import Domain
import Foundation
import Testing
import Wire

/// S1-8.2 what other services show of a stay whose link is shared.
@Suite("A shared link's preview", .onBothEngines)
struct SharePreviewTests {
    private static let dated = "/stays/1?place=\(Hana.kyotoNumber)&check_in=2027-03-12&check_out=2027-03-14&adults=2"

    private func open(
        _ address: String, _ change: @escaping (inout Stay) -> Void = { _ in }, taken: [Day] = [],
        _ test: (Page, JSON) async throws -> Void
    ) async throws {
        try await withSite([Hana.house("house", change).open(except: taken)], origin: "https://nadri.example") { site in
            let page = try await site.page(address)
            let scripts = page.all("script").filter { $0["type"] == "application/ld+json" }
            #expect(scripts.count == 1)
            try await test(page, try #require(JSON(Array((scripts.first?.text ?? "").utf8))))
        }
    }

    private func property(_ name: String, _ page: Page) -> String? {
        page.all("meta").first { $0["property"] == name }?["content"]
    }

    @Test("Open Graph names the stay, says what it costs for the dates, and has a picture that any service shows")
    func openGraph() async throws {
        try await open(Self.dated) { page, _ in
            #expect(property("og:title", page) == "봄바람 마치야")
            #expect(property("og:type", page) == "website")
            #expect(property("og:site_name", page) == "나들이")
            #expect(property("og:locale", page) == "ko_KR")
            let text = try #require(property("og:description", page))
            for part in ["京都 東山区", "주택 전체", "★ 4.87", "최대 4명", "35,310엔"] { #expect(text.contains(part), "\(text)") }
            #expect(property("og:image", page) == "https://nadri.example/pictures/stays/1/preview.jpeg")
            #expect(property("og:image:type", page) == "image/jpeg")
        }
    }

    @Test("The address is the page's own, with dates and people and without where somebody searched")
    func address() async throws {
        try await open(Self.dated + "&price_max=500000&amenities=wifi") { page, data in
            let own = "https://nadri.example/stays/1?check_in=2027-03-12&check_out=2027-03-14&adults=2"
            #expect(property("og:url", page) == own)
            #expect(page.all("link").first { $0["rel"] == "canonical" }?["href"] == own)
            #expect(data["url"]?.text == own)
            #expect(data["@id"]?.text == "https://nadri.example/stays/1")
        }
    }

    @Test("Linked data describes the house as schema.org does, with an offer for the dates")
    func linkedData() async throws {
        try await open(Self.dated) { _, data in
            #expect(data["@context"]?.text == "https://schema.org")
            #expect(data["@type"]?.text == "VacationRental")
            #expect(data["name"]?.text == "봄바람 마치야" && data["identifier"]?.text == "1")
            #expect(data["address"]?["addressCountry"]?.text == "JP")
            #expect(data["latitude"]?.double == 35.021 && data["longitude"]?.double == 135.754)
            let rating = data["aggregateRating"]
            #expect(rating?["ratingValue"]?.double == 4.87 && rating?["reviewCount"]?.integer == 31)
            let rooms = data["containsPlace"]
            #expect(rooms?["@type"]?.text == "Accommodation" && rooms?["additionalType"]?.text == "EntirePlace")
            #expect(rooms?["occupancy"]?["value"]?.integer == 4 && rooms?["numberOfBedrooms"]?.integer == 2)
            #expect(rooms?["numberOfBathroomsTotal"]?.double == 1.5)
            #expect(rooms?["bed"]?.elements?.first?["numberOfBeds"]?.integer == 3)
            #expect(rooms?["amenityFeature"]?.elements?.map { $0["name"]?.text } == ["wifi", "kitchen", "garden"])
            let offer = data["makesOffer"]
            #expect(offer?["@type"]?.text == "Offer")
            #expect(offer?["price"]?.text == "35310" && offer?["priceCurrency"]?.text == "JPY")
            #expect(offer?["availability"]?.text == "https://schema.org/InStock")
            #expect(offer?["availabilityStarts"]?.text == "2027-03-12")
            #expect(offer?["availabilityEnds"]?.text == "2027-03-14")
        }
    }

    @Test("The offer's price is the one of the API, in cents where the currency has them")
    func onePrice() async throws {
        try await withSite(
            [Hana.house("house") { $0.tariff = Tariff(currency: .usd, weekday: 9999, weekend: 12_345) }.alwaysOpen]
        ) { site in
            let page = try await site.page(Self.dated)
            let script = try #require(page.all("script").first { $0["type"] == "application/ld+json" })
            let price = try #require(JSON(Array(script.text.utf8))?["makesOffer"]?["price"]?.text)
            let api = try #require(try await site.get("/api/v1" + Self.dated).json?["quote"]?["total"]?.integer)
            #expect(Int64(price.replacing(".", with: "")) == api)
            #expect(price.dropFirst(price.count - 3).first == ".")
        }
    }

    @Test("Taken nights are said to be sold out; without dates there is no offer")
    func offers() async throws {
        try await open(Self.dated, taken: [Story.march(13)]) { _, data in
            #expect(data["makesOffer"]?["availability"]?.text == "https://schema.org/SoldOut")
        }
        try await open("/stays/1") { page, data in
            #expect(data["makesOffer"] == nil)
            #expect(property("og:url", page) == "https://nadri.example/stays/1")
            #expect(property("og:description", page)?.contains("12,000엔 / 박") == true)
        }
        try await open(Self.dated, { $0.tariff = nil }) { _, data in #expect(data["makesOffer"] == nil) }
    }

    @Test("A house without a review claims none; one with a desk is a business")
    func kinds() async throws {
        try await open(
            "/stays/1",
            {
                $0.rating = nil
                $0.reviewCount = 0
                $0.kind = .hotel
                $0.share = .hotelRoom
            }
        ) { _, data in
            #expect(data["@type"]?.text == "LodgingBusiness" && data["aggregateRating"] == nil)
            #expect(data["containsPlace"]?["additionalType"]?.text == "PrivateRoom")
        }
    }

    @Test("Whatever a host writes stays text")
    func hostile() async throws {
        let name = "</script><script>alert(1)</script>\"'&<b>"
        try await open(
            "/stays/1",
            {
                $0.name = name
                $0.summary = name + "\n\u{2028}"
            }
        ) { page, data in
            #expect(data["name"]?.text == name && data["description"]?.text == name + "\n\u{2028}")
            #expect(property("og:title", page) == name)
            #expect(!page.all("script").contains { $0.text.contains("alert(1)") && $0["type"] == nil })
        }
    }

    @Test("Nothing in it is of who looks at it")
    func nothingPrivate() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let browser = StoryBrowser(site)
            let plain = try await browser.page(Self.dated)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            _ = try await browser.send("PUT", "/api/v1/wishes/stay/1")
            let mine = try await browser.page(Self.dated)
            func shared(_ page: Page) -> [String] {
                page.all("meta").compactMap { $0["property"] == nil ? nil : $0["content"] }
                    + page.all("script").filter { $0["type"] == "application/ld+json" }.map(\.text)
            }
            #expect(shared(mine) == shared(plain) && shared(plain).count > 10)
        }
    }

    @Test("The picture is a JPEG of the size that is said, and not for stays that aren't there")
    func picture() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let reply = try await site.get("/pictures/stays/1/preview.jpeg")
            #expect(reply.status == 200 && reply["content-type"] == "image/jpeg")
            #expect(reply["cache-control"] == "public, max-age=86400")
            #expect(reply.body.starts(with: [0xFF, 0xD8, 0xFF]) && reply.body.suffix(2) == [0xFF, 0xD9])
            let size = try #require(Self.size(ofJPEG: reply.body))
            #expect(size.width == 800 && size.height == 600)
            #expect(reply.body.count < 300_000)
            #expect(try await site.get("/pictures/stays/2/preview.jpeg").status == 404)
            #expect(try await site.get("/pictures/stays/x/preview.jpeg").status == 404)
        }
    }

    /// From the frame header (ITU T.81, B.2.2).
    private static func size(ofJPEG bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            if (0xC0...0xC2).contains(bytes[place + 1]) {
                return (
                    Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
                    Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                )
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }

    @Test("S1-8.2 the menu has the link as a QR code, of the same link that it shows")
    func code() async throws {
        try await withSite([Hana.house().alwaysOpen], origin: "https://nadri.example") { site in
            let page = try await site.page(Self.dated)
            let picture = try #require(page.id("share-menu")?.first("img"))
            let reply = try await site.get(try #require(picture["src"]))
            #expect(reply.status == 200 && reply["content-type"] == "image/svg+xml")
            let link = try #require(page.id("share-menu")?.first("p", class: "share-link")?.text)
            let drawn = try #require(try Self.dark(reply.text))
            #expect(drawn == QRCode(link))
            #expect(try await site.get("/stays/2/code.svg").status == 404)
            #expect(try await site.get("/stays/1/code.svg?adults=99").status == 400)
        }
    }

    /// Whether the drawing's dark modules are those of the code.
    private static func dark(_ svg: String) throws -> QRCode? {
        let runs = try NSRegularExpression(pattern: #"M(\d+),(\d+)h(\d+)v1h-\d+z"#)
        guard let code = QRCode("https://nadri.example" + dated) else { return nil }
        var drawn: Set<[Int]> = []
        let text = svg as NSString
        for match in runs.matches(in: svg, range: NSRange(location: 0, length: text.length)) {
            let numbers = (1...3).compactMap { Int(text.substring(with: match.range(at: $0))) }
            for column in numbers[0]..<(numbers[0] + numbers[2]) { drawn.insert([column - 4, numbers[1] - 4]) }
        }
        for row in 0..<code.size {
            for column in 0..<code.size where code[column, row] != drawn.contains([column, row]) { return nil }
        }
        return code
    }
}
