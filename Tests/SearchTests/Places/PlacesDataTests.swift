import Domain
import Search
import Testing

@Suite("The places as they ship")
struct PlacesDataTests {
    let index: PlaceIndex

    init() throws {
        index = try ShippedPlaces.index.get()
    }

    private func first(_ typed: String) throws -> Place {
        try #require(index.matches(typed: typed, language: .korean).first?.place)
    }

    @Test("There are fifteen thousand cities and more, and all of Korea's provinces, cities and districts")
    func extent() {
        #expect(index.places.count { $0.kind == .city } >= 15_000)
        let korea = index.places.filter { $0.country == "KR" }
        let topmost = korea.filter { $0.parent == nil && $0.kind != .area }
        #expect(topmost.count == 17)
        #expect(korea.count { $0.kind == .district || $0.kind == .city } > 250)
        #expect(korea.count { $0.kind == .neighbourhood } > 4000)
        #expect(ShippedPlaces.bytes.count <= 2_000_000)
    }

    @Test("Seoul has its names, its zone and room for a search")
    func oneCity() throws {
        let place = try first("서울")
        #expect(place.id == Place.ID(1_835_848))
        #expect(place.names == Place.Names(korean: "서울", english: "Seoul", japanese: "ソウル"))
        #expect(place.country == "KR" && place.zone == "Asia/Seoul" && place.kind == .city && place.radius == 20_000)
        #expect(place.rectangle.contains(place.center))
        #expect(index.place(place.id) == place)
        #expect(index.place(Place.ID(1)) == nil)
    }

    @Test(
        "Names are what people say",
        arguments: [
            ("원주", "Wonju", "原州"), ("용산구", "Yongsan-gu", "龍山区"), ("후암동", "Huam-dong", "フアムドン"), ("교토", "Kyoto", "京都"),
            ("가마쿠라", "Kamakura", "鎌倉"), ("상하이", "Shanghai", "上海"), ("뉴욕", "New York", "ニューヨーク"), ("제주", "Jeju", "済州"),
            ("종로구", "Jongno-gu", "鍾路区"), ("애월읍", "Aewol-eup", "エウォルプ"), ("청두", "Chengdu", "成都"),
        ])
    func names(korean: String, english: String, japanese: String) {
        #expect(
            index.places.contains { $0.names == Place.Names(korean: korean, english: english, japanese: japanese) })
    }

    @Test("A district lies in its city, a city in its province")
    func ancestors() throws {
        #expect(index.ancestors(of: try first("후암동")).map(\.names.korean) == ["용산구", "서울"])
        #expect(index.ancestors(of: try first("수원")).map(\.names.korean) == ["경기도"])
        #expect(index.ancestors(of: try first("하코네")).map(\.names.japanese) == ["神奈川県"])
        #expect(index.ancestors(of: try first("서울")).isEmpty)
    }

    @Test("Every place lies in a country we can name, and no Japanese city bears a simplified Chinese name")
    func wholeness() throws {
        let countries = try Countries(file: ShippedPlaces.countryBytes)
        let simplified = Set("东广滨冈泽长户岛龙丰".unicodeScalars)
        for place in index.places {
            #expect(countries[place.country] != nil, "\(place)")
            let isJapanese =
                place.country == "JP" && place.names.japanese.unicodeScalars.contains(where: simplified.contains)
            #expect(!isJapanese, "\(place.names)")
        }
    }

    @Test("Countries have a name in each language and their currency")
    func countries() throws {
        let countries = try Countries(file: ShippedPlaces.countryBytes)
        #expect(countries.name(of: "KR", in: .korean) == "대한민국")
        #expect(countries.name(of: "JP", in: .english) == "Japan")
        #expect(countries.name(of: "FR", in: .japanese) == "フランス")
        #expect(countries.currency(of: "KR") == .krw && countries.currency(of: "JP") == .jpy)
        #expect(countries.name(of: "XX", in: .korean) == "XX" && countries.currency(of: "XX") == nil)
        #expect(countries.all.count >= 245)
    }
}

@Suite("Damaged place files")
struct PlacesDamageTests {
    private static let whole = [
        "nadri places 1", "zone\tAsia/Seoul", "5\tc\tKR\t0\t\t37.566\t126.978\t94110\t200\t9\tSeoul\t서울\tソウル\t서울시",
        "1011170000\td\tKR\t0\t5\t37.531\t126.98\t2170\t33\t6\tYongsan-gu\t용산구\t龍山区\t", "end\t2",
    ]

    private func read(_ lines: [String]) throws -> PlaceIndex {
        try PlaceIndex(file: Array((lines.joined(separator: "\n") + "\n").utf8))
    }

    @Test("A small whole file is read")
    func wholeFile() throws {
        let index = try read(PlacesDamageTests.whole)
        #expect(index.places.map(\.names.korean) == ["서울", "용산구"])
        #expect(index.places[0].population == 9_411_000 && index.places[0].radius == 20_000)
        #expect(index.places[0].center == Coordinate(latitude: 37_566_000, longitude: 126_978_000))
    }

    @Test(
        "A damaged file is refused with the line named",
        arguments: [
            (1, "nadri places 2"), (2, "zone"), (3, "5\tc\tKR"), (3, "0\tc\tKR\t0\t\t37\t126\t1\t1\t\tA\t\t\t"),
            (3, "5\tx\tKR\t0\t\t37\t126\t1\t1\t\tA\t\t\t"), (3, "5\tc\tkr\t0\t\t37\t126\t1\t1\t\tA\t\t\t"),
            (3, "5\tc\tKR\t1\t\t37\t126\t1\t1\t\tA\t\t\t"), (3, "5\tc\tKR\t0\t\t97\t126\t1\t1\t\tA\t\t\t"),
            (3, "5\tc\tKR\t0\t\t3a\t126\t1\t1\t\tA\t\t\t"), (3, "5\tc\tKR\t0\t\t\t126\t1\t1\t\tA\t\t\t"),
            (3, "5\tc\tKR\t0\t\t37\t126\t-1\t1\t\tA\t\t\t"), (3, "5\tc\tKR\t0\t\t37\t126\t1\t\t\tA\t\t\t"),
            (3, "5\tc\tKR\t0\t\t37\t126\t1\t1\t10\tA\t\t\t"), (3, "5\tc\tKR\t0\t\t37\t126\t1\t1\t\t\t\t\t"),
            (3, "5\tc\tKR\t0\t5\t37\t126\t1\t1\t\tA\t\t\t"), (3, "5\tc\tKR\t0\t\t37\t999999999999\t1\t1\t\tA\t\t\t"),
            (4, "5\td\tKR\t0\t5\t37.531\t126.98\t2170\t33\t6\tB\t\t\t"),
            (4, "6\td\tKR\t0\t99\t37.531\t126.98\t2170\t33\t6\tB\t\t\t"), (5, "end\t3"), (5, "end"), (5, "end\tx"),
        ])
    func damaged(line: Int, text: String) {
        var lines = PlacesDamageTests.whole
        lines[line - 1] = text
        let error = #expect(throws: DamagedFile.self) { try read(lines) }
        #expect(error?.line == line)
        #expect(error?.file == "places.tsv")
    }

    @Test("A file cut short anywhere is refused, and no byte too many is let through")
    func cutShort() {
        let bytes = Array((PlacesDamageTests.whole.joined(separator: "\n") + "\n").utf8)
        for length in 0..<bytes.count - 1 {
            #expect(throws: DamagedFile.self) { try PlaceIndex(file: Array(bytes.prefix(length))) }
        }
        #expect(throws: DamagedFile.self) { try PlaceIndex(file: bytes + [10]) }
    }

    @Test("Any change of a byte is either refused or harmless", arguments: [11, 12] as [UInt64])
    func changedBytes(seed: UInt64) {
        let bytes = Array((PlacesDamageTests.whole.joined(separator: "\n") + "\n").utf8)
        var random = SeededLetters(seed: seed)
        for _ in 0..<2000 {
            var damaged = bytes
            damaged[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
            guard let index = try? PlaceIndex(file: damaged) else { continue }
            #expect(index.places.count == 2, "seed \(seed)")
            _ = index.matches(typed: "ㅅㅇ", language: .korean, near: seoul)
            _ = index.popular(near: seoul)
        }
    }

    @Test("A damaged list of countries is refused with the line named")
    func damagedCountries() {
        let cases = [
            ("nadri countries 1\nKR\tKorea\t한국\t韓国\tKRW\nend\t2\n", 3),
            ("nadri countries 1\nKR\tKorea\t한국\tKRW\nend\t1\n", 2),
            ("nadri countries 1\nKR\tKorea\t한국\t韓国\tWON!\nend\t1\n", 2),
            ("nadri countries 1\nKR\tA\tB\tC\t\nKR\tA\tB\tC\t\nend\t2\n", 3),
            ("", 1),
        ]
        for (text, line) in cases {
            let error = #expect(throws: DamagedFile.self) { try Countries(file: Array(text.utf8)) }
            #expect(error?.line == line)
        }
    }
}
