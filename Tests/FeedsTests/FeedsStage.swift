import Domain
import Feeds
import Foundation
import Seeded

/// Where the tests of the import find their files and cities.
enum Stage {
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    static func path(_ name: String) -> String {
        fixtures.appending(path: name).path()
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: fixtures.appending(path: name)))
    }

    /// Four cities and much sea.
    static func nearestCity(_ position: Coordinate) -> Locality? {
        switch (position.latitudeDegrees, position.longitudeDegrees) {
        case (38...40, -78...(-73)), (42...43, -74...(-73)): city("US", "America/New_York", "USD", "Washington")
        case (22...23, 113...115): city("HK", "Asia/Hong_Kong", "HKD", "Hong Kong")
        case (1...2, 103...105): city("SG", "Asia/Singapore", "SGD", "Singapore")
        case (37...38, 126...128): city("KR", "Asia/Seoul", "KRW", "Seoul")
        default: nil
        }
    }

    private static func city(_ country: String, _ zone: String, _ currency: String, _ name: String) -> Locality? {
        Currency(code: currency).map { Locality(country: country, zone: zone, currency: $0, place: name) }
    }

    /// 2026-11-30, a Monday.
    static let today = Day(number: 20_787)

    /// A folder of its own for one test, gone afterwards.
    static func withFolder<Result>(_ use: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nadri-feeds-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try use(folder)
    }

    /// Imports one CSV file with these lines.
    static func importing(lines: [String], shifted: Bool = false) throws -> Imported {
        try withFolder { folder in
            let file = folder.appending(path: "listings.csv")
            try Data(lines.joined(separator: "\n").utf8).write(to: file)
            return try Imported([file.path()], shifted: shifted)
        }
    }
}

/// Everything that an import hands out.
struct Imported {
    var stays: [ImportedStay] = []
    var reviews: [ImportedReview] = []
    var reports: [ImportReport] = []
    var bytesRead = 0
    var work = 0

    /// - Throws: `ImportFault`.
    init(_ paths: [String], shifted: Bool = false, limits: ImportLimits = ImportLimits()) throws {
        let options = ImportOptions(today: Stage.today, shiftsCalendars: shifted, limits: limits)
        let meter = Meter()
        for edition in try Edition.find(at: paths, limits: limits) {
            work += edition.work
            let survey = try EditionSurvey(
                edition, options: options, progress: { meter.bytes += $0 }, locate: Stage.nearestCity)
            var delivery = survey.delivery()
            while let batch = try delivery.next() {
                switch batch {
                case .stays(let some): stays += some
                case .reviews(let some): reviews += some
                }
            }
            reports.append(survey.report)
        }
        bytesRead = meter.bytes
    }

    init(fixture: String, shifted: Bool = false) throws {
        try self.init([Stage.path(fixture)], shifted: shifted)
    }

    subscript(key: String) -> ImportedStay? {
        stays.first { $0.stay.originKey == key }
    }

    func file(_ name: String) -> FileReport? {
        reports.flatMap(\.files).first { $0.path.hasSuffix("/" + name) }
    }

    private final class Meter {
        var bytes = 0
    }
}

extension [UInt8] {
    /// Some bytes changed, left out, doubled or cut off.
    func mutated(with numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = self
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &numbers)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(Array(",\"\r\n<&\u{0}".utf8).randomElement(using: &numbers) ?? 0, at: place)
            case 3: bytes.removeSubrange(place...)
            default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
            }
        }
        return bytes
    }
}
