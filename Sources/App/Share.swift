import Foundation
import Search
import Server
import SignIn
import Storage

/// Where the program finds what comes with it: the places, the migrations, the files for browsers.
struct Share: Sendable {
    let folder: String

    /// - Parameter folder: nil looks from the program's own folder upwards.
    init(folder: String?) throws {
        if let folder {
            self.folder = folder
            return
        }
        var candidate = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            candidate = URL(fileURLWithPath: own)
        }
        while candidate.path != "/" {
            candidate.deleteLastPathComponent()
            let path = candidate.path
            if FileManager.default.fileExists(atPath: path + "/Migrations"),
                FileManager.default.fileExists(atPath: path + "/Data/places.tsv")
            {
                self.folder = path
                return
            }
        }
        throw Settings.Mistake(name: "NADRI_SHARE", reason: "no folder above the program has Data and Migrations")
    }

    var migrations: MigrationFolder { MigrationFolder(path: folder + "/Migrations") }

    /// `web` where it is installed, `.build/web` where it was built.
    func assets() throws -> Assets {
        let installed = folder + "/web"
        return try Assets(
            folder: FileManager.default.fileExists(atPath: installed) ? installed : folder + "/.build/web")
    }

    func places() throws -> PlaceIndex { try PlaceIndex(file: bytes("Data/places.tsv")) }
    func countries() throws -> Countries { try Countries(file: bytes("Data/countries.tsv")) }

    func commonPasswords() throws -> CommonPasswords { try CommonPasswords(file: bytes("Data/common-passwords.txt")) }

    func basemap() throws -> Basemap { try Basemap(file: bytes("Data/basemap.tiles")) }

    private func bytes(_ name: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
            throw Settings.Mistake(name: "NADRI_SHARE", reason: "\(folder)/\(name) can't be read")
        }
        return [UInt8](data)
    }
}
