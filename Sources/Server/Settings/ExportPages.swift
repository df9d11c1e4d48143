import Domain
import Feeds
import HTTP
import Media
import Storage
import Words

/// Everything that is kept of somebody, for themselves: one archive with a file for each table.
enum ExportPages {
    /// `/settings/export`
    @Sendable
    static func download(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let account = try await site.member(call).account
        let tables = try await site.stored { () async throws(StorageFault) in
            try await site.membership.personalData.export(of: account.id)
        }
        guard let tables else { throw .notSignedIn }
        let today = Day(instant: site.clock.now())
        var archive = ZipArchive(day: today)
        archive.add("README.txt", Array(Words(call.language).exportReadMe.utf8) + [UInt8(ascii: "\n")])
        for table in tables { archive.add(table.table + ".json", table.json) }
        if let picture = try await site.portrait(of: account) { archive.add("picture.jpeg", picture) }
        // A handle is of letters, digits and _ alone, so nothing of a person's choice breaks out of the quotes.
        return Response.bytes(archive.finished(), type: "application/zip")
            .with("Content-Disposition", "attachment; filename=\"nadri-\(account.handle)-\(today.iso).zip\"")
            .with("Cache-Control", "no-store")
    }
}

extension Site {
    /// The picture that somebody has sent, as large as it is kept; nil where there is none, or no more.
    fileprivate func portrait(of account: Account) async throws(Refusal) -> [UInt8]? {
        guard let key = account.pictureKey, let name = MediaName(key + "-1200.jpeg") else { return nil }
        do {
            return try await membership.portraits.store.get(name)
        } catch {
            // Without it the archive would not be whole.
            throw .busy
        }
    }
}
