import Domain

/// The countries of the world by their code.
public struct Countries: Sendable {
    /// What we know of a country.
    public struct Country: Equatable, Sendable {
        /// ISO 3166-1 alpha-2, capital letters.
        public var code: String
        public var names: Place.Names
        /// nil for Antarctica.
        public var currency: Currency?
    }

    private let byCode: [String: Country]

    /// From the bytes of `Data/countries.tsv`.
    public init(file bytes: [UInt8]) throws(DamagedFile) {
        var lines = try TabbedLines(file: "countries.tsv", bytes: bytes, title: "nadri countries 1")
        var byCode: [String: Country] = [:]
        while true {
            let fields = try lines.next()
            if fields.matches(0, "end") {
                try lines.finish(fields, count: byCode.count)
                break
            }
            let country = try Country(fields)
            guard byCode.updateValue(country, forKey: country.code) == nil else {
                throw lines.damage("\(country.code) comes twice")
            }
        }
        self.byCode = byCode
    }

    /// nil for a code that no country has.
    public subscript(code: String) -> Country? {
        byCode[code]
    }

    /// The name to show; the code itself where no country has it.
    public func name(of code: String, in language: Language) -> String {
        byCode[code]?.names[language] ?? code
    }

    /// The currency prices are in there; nil for an unknown code.
    public func currency(of code: String) -> Currency? {
        byCode[code]?.currency
    }

    /// All of them, by code.
    public var all: [Country] {
        byCode.values.sorted { $0.code < $1.code }
    }
}

extension Countries.Country {
    fileprivate init(_ fields: Fields) throws(DamagedFile) {
        guard fields.count == 5 else { throw fields.damage("a country has 5 fields, not \(fields.count)") }
        code = try fields.countryCode(0)
        names = try Place.Names(korean: fields.text(2), english: fields.text(1), japanese: fields.text(3))
        guard !names.korean.isEmpty, !names.english.isEmpty, !names.japanese.isEmpty else {
            throw fields.damage("a name is missing")
        }
        guard !fields.isEmpty(4) else { return }
        currency = try Currency(code: fields.text(4))
        if currency == nil { throw fields.damage("the currency isn't three capital letters") }
    }
}

extension Fields {
    /// Two capital letters.
    func countryCode(_ index: Int) throws(DamagedFile) -> String {
        let letters = bytes[ranges[index]]
        guard letters.count == 2, letters.allSatisfy({ (65...90).contains($0) }) else {
            throw damage("field \(index + 1) isn't a country code")
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
