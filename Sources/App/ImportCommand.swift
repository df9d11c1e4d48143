import Domain
import Feeds
import Server
import Storage

/// Takes in data from elsewhere, with a progress bar, and says what became of every row.
enum ImportCommand {
    static func run(_ arguments: ArraySlice<String>, _ settings: Settings) async throws {
        var rest = arguments
        guard rest.popFirst() == "inside-airbnb" else {
            throw UsageMistake(description: "import knows only \"inside-airbnb\".")
        }
        let shifts = rest.contains("--shift")
        let paths = rest.filter { $0 != "--shift" }
        if let unknown = paths.first(where: { $0.hasPrefix("-") }) {
            throw UsageMistake(description: "import does not know \"\(unknown)\".")
        }
        guard !paths.isEmpty else { throw UsageMistake(description: "import needs a file or a folder.") }

        let editions = try Edition.find(at: Array(paths))
        let database = try await settings.openDatabase()
        let action = InsideAirbnbImport(
            stays: Stays(database), imports: Imports(database), places: try settings.share.places(),
            countries: try settings.share.countries(), clock: settings.clock)
        var taken: [String] = []
        for edition in editions {
            let bar = ProgressBar(title: edition.folder, total: edition.work)
            do {
                let report = try await action.run(edition, shiftsCalendars: shifts) { bar.show($0) }
                bar.finish()
                Terminal.say(text(report))
                taken.append(edition.folder)
            } catch {
                throw Stopped(reason: "\(error)", folder: edition.folder, taken: taken)
            }
        }
    }

    /// Folders are taken in one after the other, each of them whole or not at all.
    private struct Stopped: Error, CustomStringConvertible {
        let reason: String
        let folder: String
        let taken: [String]

        var description: String {
            guard !taken.isEmpty else { return reason }
            let kept = taken.joined(separator: ", ")
            return "\(reason)\nThe import stopped at \(folder). Taken in before, and kept: \(kept)."
        }
    }

    private static func text(_ report: ImportReport) -> String {
        var lines = ["\(report.stays) stays, \(report.reviews) reviews."]
        if let date = report.dataDate { lines.append("The data is of \(date.iso).") }
        if report.shiftDays != 0 { lines.append("Calendars are moved by \(report.shiftDays / 7) weeks.") }
        for file in report.files {
            lines.append("\(file.path): \(file.kind.name), \(file.rows) rows, \(file.taken) taken")
            for (reason, skipped) in file.skipped.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                let places = skipped.lines.map(String.init).joined(separator: ", ")
                let more = skipped.count > skipped.lines.count ? " …" : ""
                lines.append("    skipped \(skipped.count): \(reason.rawValue) (line \(places)\(more))")
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// A bar on a terminal; on anything else nothing, so that logs stay readable.
private final class ProgressBar {
    private let title: String
    private let total: Int
    private let isShown = Terminal.isWatched
    private var shown = -1

    init(title: String, total: Int) {
        self.title = title
        self.total = max(1, total)
    }

    func show(_ done: Int) {
        let percent = min(100, done * 100 / total)
        guard isShown, percent != shown else { return }
        shown = percent
        let filled = percent * 40 / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 40 - filled)
        Terminal.mark("\r\(bar) \(percent) %  \(title)")
    }

    func finish() {
        show(total)
        if isShown { Terminal.mark("\n") }
    }
}
