import Domain
import Foundation
import Search
import Testing

@Suite("Typing a destination")
struct PlacesTypingTests {
    let index: PlaceIndex

    init() throws {
        index = try ShippedPlaces.index.get()
    }

    private func names(_ typed: String, _ language: Language = .korean, near: Coordinate? = nil, limit: Int = 10)
        -> [String]
    {
        index.matches(typed: typed, language: language, near: near, limit: limit).map { $0.place.names[language] }
    }

    @Test(
        "S1-4.2 typing lists matching places, by syllable, unfinished syllable and initial consonants",
        arguments: [
            ("ㅅㅇ", "서울"), ("ㅂㅅ", "부산"), ("ㄱㄹ", "강릉"), ("ㅅ", "서울"), ("서", "서울"), ("성", "서울"), ("서우", "서울"),
            ("서ㅇ", "서울"), ("서울", "서울"), ("강ㄴ", "강남구"), ("가펴", "가평"), ("앉", "안조"), ("ㅎㅇㄷㄱ", "해운대구"),
            ("ㅅㅓㅇㅜㄹ", "서울"), ("ㅅㅓㅇ", "서울"), ("ㄱㅏㅇㄹㅡㅇ", "강릉"), ("ㄳ", "군산"), ("과", "광저우"),
        ])
    func hangulAsTyped(typed: String, first: String) {
        #expect(names(typed).first == first)
    }

    @Test("S1-4.2 every state of the input on the way to a name finds it", arguments: ["ㅅ", "서", "성", "서우", "서울"])
    func everyState(typed: String) {
        #expect(names(typed).contains("서울"))
    }

    @Test("S1-4.2 the last consonant of a syllable may begin the next one, and a typed consonant only that")
    func consonantsBetweenSyllables() {
        #expect(names("성").contains("성남"))
        #expect(!names("설").contains("서울"), "서울 isn't written with 설 at any moment")
        #expect(names("설").contains("설악산"))
        #expect(names("성ㅅ").allSatisfy { $0.hasPrefix("성") })
        #expect(!names("서ㅇ").contains("성남"))
        #expect(names("달", limit: 50).contains("달서구"))
    }

    @Test(
        "S1-4.2 composed or not makes no difference",
        arguments: ["부산", "서울", "강릉", "용산구", "성", "가펴", "たかやま", "ガ", "São Paulo", "ぎふ"])
    func composition(typed: String) {
        let decomposed = typed.decomposedStringWithCanonicalMapping
        #expect(names(typed) == names(decomposed))
        #expect(!names(typed).isEmpty)
    }

    @Test(
        "S1-4.2 Latin and Japanese names are found in any case, width and kind of kana",
        arguments: [
            ("seoul", "서울"), ("SEOUL", "서울"), ("ｓｅｏｕｌ", "서울"), ("s e o u l", "서울"), ("ソウル", "서울"), ("そうる", "서울"),
            ("ｿｳﾙ", "서울"), ("釜山", "부산"), ("東京", "도쿄"), ("とうきょう", "도쿄"), ("トウキョウ", "도쿄"), ("とうk", "도쿄"),
            ("おおさか", "오사카"), ("さっぽろ", "삿포로"), ("きょうと", "교토"), ("こうべ", "고베"), ("sao paulo", "상파울루"),
            ("SÃO PAULO", "상파울루"), ("Sa\u{303}o", "상파울루"), ("newyork", "뉴욕"), ("New-York", "뉴욕"), ("munchen", "뮌헨"),
            ("zurich", "취리히"), ("krakow", "크라쿠프"), ("xian", "시안"),
        ])
    func otherScripts(typed: String, first: String) {
        #expect(names(typed).first == first)
    }

    @Test("S1-4.2 other names of a place count: 동경, 서울특별시, 가평군")
    func otherNames() {
        #expect(names("동경").first == "도쿄")
        #expect(names("서울특별시").first == "서울")
        #expect(names("가평군").first == "가평")
        #expect(names("하카타").contains("후쿠오카"))
    }

    @Test("A place and what it lies in may be typed together, in either order")
    func withSurroundings() {
        #expect(names("제주 애월") == ["애월읍"])
        #expect(names("서울 용산구") == ["용산구"])
        #expect(names("용산 서울").first == "용산구")
        #expect(names("Austin, Texas", .english).first == "Austin")
        #expect(names("부산 애월").isEmpty)
    }

    // MARK: Ranking

    @Test("A whole name comes before a beginning, a beginning before a word, a word before the inside")
    func quality() throws {
        let whole = names("york", .english, limit: 50)
        #expect(whole.first == "York", "New York is larger, but its first word isn't York")
        let beginning = try #require(whole.firstIndex(of: "Yorkton"))
        let word = try #require(whole.firstIndex(of: "New York"))
        #expect(beginning < word)
        #expect(names("운대").first == "해운대구")
    }

    @Test("Of equal matches the larger and better known comes first")
    func importance() {
        #expect(index.matches(typed: "paris", language: .english).first?.place.country == "FR")
        let both = index.matches(typed: "광주", language: .korean).filter { $0.place.names.korean == "광주" }.map(\.place)
        #expect(both.map(\.names.japanese) == ["光州", "広州"])
        let near = names("성", near: seoul)
        #expect(near.firstIndex(of: "성남") ?? 99 < near.firstIndex(of: "청두") ?? 99, "성도 is an old name")
    }

    @Test("Of two places with one name the nearer comes first")
    func nearness() throws {
        let east = try #require(Coordinate(latitudeDegrees: 38.2, longitudeDegrees: 128.5))
        let south = try #require(Coordinate(latitudeDegrees: 34.9, longitudeDegrees: 128.4))
        let nearEast = try #require(index.matches(typed: "고성", language: .korean, near: east).first)
        let nearSouth = try #require(index.matches(typed: "고성", language: .korean, near: south).first)
        #expect(index.ancestors(of: nearEast.place).map(\.names.korean) == ["강원도"])
        #expect(index.ancestors(of: nearSouth.place).map(\.names.korean) == ["경상남도"])
    }

    @Test("A place comes once, whichever of its names match")
    func noDoubles() {
        for typed in ["a", "ㅅ", "s", "to", "도"] {
            let ids = index.matches(typed: typed, language: .korean, limit: 50).map(\.place.id)
            #expect(Set(ids).count == ids.count)
            #expect(ids.count == 50)
        }
    }

    // MARK: Marking

    @Test(
        "The matching part of the shown name is marked",
        arguments: [
            ("부", Language.korean, "부산", "부"), ("ㅅㅇ", .korean, "서울", "서울"), ("성", .korean, "서울", "서울"),
            ("용ㅅ", .korean, "용산구", "용산"), ("york", .english, "New York", "York"),
            ("sao p", .english, "Sao Paulo", "Sao P"),
            ("東", .japanese, "東京", "東"), ("운대", .korean, "해운대구", "운대"),
        ])
    func marks(typed: String, language: Language, name: String, part: String) throws {
        let match = try #require(
            index.matches(typed: typed, language: language, limit: 50).first { $0.place.names[language] == name })
        let range = try #require(match.marked)
        #expect(String(decoding: Array(name.utf8)[range], as: UTF8.self) == part)
    }

    @Test("Nothing is marked when another name matched")
    func nothingToMark() {
        #expect(index.matches(typed: "seoul", language: .korean).first?.marked == nil)
    }

    // MARK: Anything may be typed

    @Test("Nothing typed finds nothing", arguments: ["", " ", "!?", "\u{301}", "\u{0}", "\u{3099}", "'"])
    func nothingTyped(typed: String) {
        #expect(names(typed).isEmpty)
    }

    @Test("The limit holds, and more than fifty is fifty")
    func limits() {
        #expect(names("s", limit: 0).isEmpty)
        #expect(names("s", limit: -5).isEmpty)
        #expect(names("s", limit: 3).count == 3)
        #expect(names("s", limit: .max).count == PlaceIndex.longestAnswer)
    }

    @Test("Any bytes are answered, and marks lie within the name", arguments: [1, 2, 3, 4] as [UInt64])
    func anyBytes(seed: UInt64) {
        var random = SeededLetters(seed: seed)
        let blocks: [ClosedRange<Int>] = [
            0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x1100...0x11FF, 0x1E00...0x1EFF, 0x3000...0x30FF,
            0x3131...0x318E,
            0x4E00...0x4FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF, 0x1F000...0x1F6FF, 0...0x1F,
        ]
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<random.next(below: 12) {
                let block = blocks[random.next(below: blocks.count)]
                let value = block.lowerBound + random.next(below: block.count)
                if let scalar = Unicode.Scalar(UInt32(value)) { bytes += Array(String(Character(scalar)).utf8) }
                if random.next(below: 8) == 0 { bytes.append(UInt8(random.next(below: 256))) }
            }
            for match in index.matches(typed: String(decoding: bytes, as: UTF8.self), language: .japanese, near: seoul)
            {
                guard let marked = match.marked else { continue }
                let name = Array(match.place.names.japanese.utf8)
                #expect(marked.upperBound <= name.count && !marked.isEmpty, "seed \(seed): \(bytes)")
                #expect(String(validating: name[marked], as: UTF8.self) != nil, "seed \(seed): \(bytes)")
            }
        }
    }

    @Test("A text without end costs no more than a long one")
    func endlessText() {
        #expect(names(String(repeating: "ㅅ", count: 1_000_000)).isEmpty)
        #expect(names("서울" + String(repeating: "\u{301}", count: 1_000_000)).first == "서울")
    }
}
