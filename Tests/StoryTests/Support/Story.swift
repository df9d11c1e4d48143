import Domain
import Foundation
import Media
import Search
import Server
import SignIn
import Storage
import Synchronization

/// The time of one story, which only its test moves on.
final class StoryClock: Sendable {
    private let seconds = Mutex<Int64>(Story.clock.now())

    var now: Int64 { seconds.withLock { $0 } }
    var wall: WallClock { WallClock { [self] in now } }

    func advance(by seconds: Int64) { self.seconds.withLock { $0 += seconds } }
}

/// What all stories have in common: the day, the places, the files.
enum Story {
    /// 2027-03-01T09:00:00Z, a Monday: six in the evening in Seoul and Tokyo.
    static let clock = WallClock { 1_803_891_600 }
    static let today = Day(number: 20_878)

    /// A day by its number in March 2027.
    static func march(_ day: Int) -> Day { today.advanced(by: day - 1) }

    static let rates = ExchangeRates(
        micros: [.jpy: 9_200_000, .usd: 13_900_000, Currency(code: "SGD") ?? .usd: 10_700_000])

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Read once: it takes a moment.
    private static let placesOnce = Result { try PlaceIndex(file: bytes("Data/places.tsv")) }
    private static let countriesOnce = Result { try Countries(file: bytes("Data/countries.tsv")) }

    private static let basemapOnce = Result { try Basemap(file: bytes("Data/basemap.tiles")) }

    private static let commonPasswordsOnce = Result { try CommonPasswords(file: bytes("Data/common-passwords.txt")) }

    static func commonPasswords() throws -> CommonPasswords { try commonPasswordsOnce.get() }
    static func basemap() throws -> Basemap { try basemapOnce.get() }
    static func places() throws -> PlaceIndex { try placesOnce.get() }
    static func countries() throws -> Countries { try countriesOnce.get() }

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: repository.appending(path: name)))
    }

    /// What the build would make for browsers, in a few bytes.
    static func assets() throws -> Assets {
        try withFolder { folder in
            for name in ["app.css", "host.js", "stays.wasm", "accounts.wasm", "sw.js", "screen.js", "manifest.json"] {
                try Data("/* \(name) */".utf8).write(to: folder.appending(path: name))
            }
            try Data("packed".utf8).write(to: folder.appending(path: "app.css.gz"))
            return try Assets(folder: folder.path())
        }
    }

    /// A folder of its own for one test, gone afterwards.
    static func withFolder<Answer>(_ use: (URL) throws -> Answer) throws -> Answer {
        let folder = try newFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        return try use(folder)
    }

    /// The program in which pictures are decoded lies beside the one that tests.
    static let pictureWorker: [String] = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder = URL(filePath: own).deletingLastPathComponent()
        return [folder.appending(path: "PictureWorker").path(), PictureWorker.command]
    }()

    static func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nadri-story-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
