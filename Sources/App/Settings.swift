import Domain
import Foundation
import HTTP
import Server
import SignIn
import Storage

/// Everything that can be set, by environment variables. All have a default that works.
struct Settings: Sendable {
    let storage: StorageConfiguration
    let http: HTTP.Configuration
    let clock: WallClock
    let rates: ExchangeRates
    let share: Share
    /// A provider's map in place of the embedded one.
    let mapStyle: ProviderStyle?
    /// nil where they stand in a file of the data folder.
    let tokenKeys: TokenKeys?
    let passwordCost: PasswordCost
    let media: MediaSetting
    let logsRequests: Bool
    private let environment: [String: String]

    struct Mistake: Error, CustomStringConvertible {
        let name: String
        let reason: String
        var description: String { "\(name): \(reason)" }
    }

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        self.environment = environment
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        func named<T>(_ name: String, _ read: () throws -> T) throws -> T {
            do { return try read() } catch { throw Mistake(name: name, reason: "\(error)") }
        }
        storage = try named("NADRI_DATA, NADRI_DATABASE") {
            try StorageConfiguration(folder: value("NADRI_DATA"), database: value("NADRI_DATABASE"))
        }
        var http = HTTP.Configuration(address: value("NADRI_ADDRESS") ?? "127.0.0.1")
        http.port = try Settings.number("NADRI_PORT", value("NADRI_PORT"), else: 8080)
        http.threads = try Settings.number("NADRI_THREADS", value("NADRI_THREADS"), else: 2)
        http.trustedProxies = try named("NADRI_TRUSTED_PROXIES") {
            try AddressRange.list(value("NADRI_TRUSTED_PROXIES") ?? "")
        }
        http.origin = try named("NADRI_ORIGIN") { try value("NADRI_ORIGIN").map { try Origin($0) } }
        self.http = http
        clock = try Settings.clock(value("NADRI_NOW"))
        rates = try Settings.rates(value("NADRI_RATES"))
        share = try Share(folder: value("NADRI_SHARE"))
        mapStyle = try named("NADRI_MAP_STYLE") { try value("NADRI_MAP_STYLE").map { try ProviderStyle($0) } }
        tokenKeys = try named("NADRI_TOKEN_KEYS") { try value("NADRI_TOKEN_KEYS").map { try TokenKeys(text: $0) } }
        passwordCost = try named("NADRI_PASSWORD_COST") { try Settings.passwordCost(value("NADRI_PASSWORD_COST")) }
        let folder = storage.folder
        media = try named("NADRI_MEDIA") { try MediaSetting(value("NADRI_MEDIA"), in: folder, value) }
        logsRequests = value("NADRI_LOG") != "off"
    }

    /// One line a setting: name, value, what it does.
    var listing: String {
        Settings.known.map { name, fallback, meaning in
            "\(name)=\(environment[name] ?? fallback)\n    \(meaning)"
        }.joined(separator: "\n")
    }

    private static let known = [
        ("NADRI_ADDRESS", "127.0.0.1", "the address to listen on"),
        ("NADRI_PORT", "8080", "the port to listen on; 0 takes a free one"),
        ("NADRI_THREADS", "2", "threads that read requests and write answers"),
        ("NADRI_DATA", "data", "the folder of the database and everything else that is kept"),
        ("NADRI_DATABASE", "sqlite", "sqlite, or postgresql://user@host/name"),
        ("NADRI_ORIGIN", "", "scheme and host as the world knows them, https://nadri.example"),
        ("NADRI_TRUSTED_PROXIES", "", "proxies whose X-Forwarded headers are believed: 127.0.0.1, 10.0.0.0/8"),
        ("NADRI_RATES", "", "what currencies are worth in won, to compare prices: USD=1380,JPY=9.2"),
        ("NADRI_SHARE", "", "the folder with Data, Migrations and web; found beside the program"),
        ("NADRI_MAP_STYLE", "", "a map provider's style in place of the embedded map: https://maps.example/style.json"),
        (
            "NADRI_TOKEN_KEYS", "",
            "the keys for access tokens, the same on all nodes: sign=SEED verify=KEY; else the file token-keys in NADRI_DATA"
        ),
        (
            "NADRI_MEDIA", "NADRI_DATA/media",
            "where pictures are kept: a folder, or s3://bucket/prefix?endpoint=…&region=…"
        ),
        ("NADRI_MEDIA_KEY", "", "the access key of the store; else AWS_ACCESS_KEY_ID"),
        ("NADRI_MEDIA_SECRET", "", "its secret; else AWS_SECRET_ACCESS_KEY"),
        (
            "NADRI_PASSWORD_COST", "usual",
            "what a look at a password costs: usual is 0.1 s and 64 MiB, cheap is for tests"
        ),
        ("NADRI_LOG", "on", "off writes no line for each request"),
        ("NADRI_NOW", "", "fixes the clock, for tests: 2027-03-01T09:00:00Z"),
    ]

    private static func number<N: FixedWidthInteger>(_ name: String, _ text: String?, else usual: N) throws -> N {
        guard let text else { return usual }
        guard let number = N(text), number >= 0 else { throw Mistake(name: name, reason: "\"\(text)\" is no number") }
        return number
    }

    private static func passwordCost(_ text: String?) throws -> PasswordCost {
        switch text ?? "usual" {
        case "usual": .usual
        case "cheap": .cheap
        case let text: throw Mistake(name: "NADRI_PASSWORD_COST", reason: "\"\(text)\" is neither usual nor cheap")
        }
    }

    /// Fixed at `2027-03-01T09:00:00Z`, or the system's.
    private static func clock(_ text: String?) throws -> WallClock {
        guard let text else { return .system }
        let parts = text.split(separator: "T")
        guard parts.count == 2, let day = Day(iso: parts[0]), parts[1].hasSuffix("Z") else {
            throw Mistake(name: "NADRI_NOW", reason: "\"\(text)\" is not like 2027-03-01T09:00:00Z")
        }
        let time = parts[1].dropLast().split(separator: ":").map { Int64($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
            (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
        else { throw Mistake(name: "NADRI_NOW", reason: "\"\(text)\" is not like 2027-03-01T09:00:00Z") }
        let now = Int64(day.number) * 86_400 + hour * 3600 + minute * 60 + second
        return WallClock { now }
    }

    /// `USD=1380,JPY=9.2`: won for one dollar, for one yen; on top of the usual ones.
    private static func rates(_ text: String?) throws -> ExchangeRates {
        var micros = UsualRates.micros
        for part in (text ?? "").split(separator: ",") {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let currency = Currency(code: pair[0]), let won = Double(pair[1]), won > 0,
                won < 1_000_000
            else { throw Mistake(name: "NADRI_RATES", reason: "\"\(part)\" is not like USD=1380") }
            micros[currency] = max(1, Int64((won * 1_000_000 / Double(currency.minorPerMajor)).rounded()))
        }
        return ExchangeRates(micros: micros)
    }
}
