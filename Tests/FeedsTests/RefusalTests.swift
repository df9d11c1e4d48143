import Domain
import Foundation
import Seeded
import Testing

@testable import Feeds

@Suite struct RefusalTests {
    @Test(
        arguments: [
            ("stranger.csv", .foreign(columns: ["date", "open", "high", "low", "close"])),
            ("no-coordinates.csv", .missing(columns: ["latitude", "longitude"])),
            ("no-date.csv", .missing(columns: ["date"])),
            ("open-quote.csv", .bytes(.truncated)), ("cut-row.csv", .bytes(.truncated)), ("empty.csv", .empty),
            ("calendar-alone.csv", .noListings), ("cut.geojson", .bytes(.truncated)),
        ] as [(String, ImportFault.Reason)])
    func aFileThatCannotBeTakenIsRefused(name: String, reason: ImportFault.Reason) throws {
        let path = Stage.path("refused/\(name)")
        let fault = #expect(throws: ImportFault.self) { try Imported([path]) }
        #expect(fault?.path == path && fault?.reason == reason)
        #expect(fault?.description.hasPrefix(path) ?? false)
    }

    @Test func aPictureIsForeign() throws {
        let fault = #expect(throws: ImportFault.self) { try Imported([Stage.path("refused/picture.csv")]) }
        guard case .foreign = fault?.reason else {
            Issue.record("refused for another reason: \(String(describing: fault))")
            return
        }
    }

    @Test func whatIsMissingIsSaid() {
        let fault = ImportFault(path: "a.csv", line: 1, reason: .missing(columns: ["latitude", "longitude"]))
        #expect(fault.description == "a.csv, near line 1: lacks what every row needs: latitude, longitude.")
    }

    @Test func nothingIsThere() throws {
        let fault = #expect(throws: ImportFault.self) { try Imported([Stage.path("nowhere")]) }
        guard case .bytes(.unreadable) = fault?.reason else {
            Issue.record("refused for another reason: \(String(describing: fault))")
            return
        }
        try Stage.withFolder { folder in
            try write("not a feed", to: folder, "notes.txt")
            let fault = #expect(throws: ImportFault.self) { try Imported([folder.path()]) }
            #expect(fault?.reason == .noFiles)
        }
    }

    @Test func aCutArchiveIsRefusedWhereverItIsCut() throws {
        let whole = try Stage.bytes("middle-2021-07-14/listings.csv.gz")
        try Stage.withFolder { folder in
            let file = folder.appending(path: "listings.csv.gz")
            for length in stride(from: 2, to: whole.count, by: 37) {
                try Data(whole[..<length]).write(to: file)
                let fault = #expect(throws: ImportFault.self, "cut to \(length)") { try Imported([file.path()]) }
                #expect(fault?.reason == .bytes(.truncated), "cut to \(length)")
            }
        }
    }

    @Test func oneCutFileKeepsTheWholeFolderBack() throws {
        try Stage.withFolder { folder in
            for name in ["listings.csv", "calendar.csv", "reviews.csv"] {
                try Data(try Stage.bytes("new-2024-11-05/\(name)")).write(to: folder.appending(path: name))
            }
            #expect(try Imported([folder.path()]).stays.count == 4)
            let calendar = try Stage.bytes("new-2024-11-05/calendar.csv")
            try Data(calendar.dropLast(20)).write(to: folder.appending(path: "calendar.csv"))
            let edition = try #require(try Edition.find(at: [folder.path()]).first)
            let fault = #expect(throws: ImportFault.self) {
                try EditionSurvey(edition, options: ImportOptions(today: Stage.today), locate: Stage.nearestCity)
            }
            #expect(fault?.reason == .bytes(.truncated) && fault?.path.hasSuffix("calendar.csv") ?? false)
        }
    }

    @Test func aPlainFileCutAnywhereIsRefusedOrGivesWholeRows() throws {
        let whole = try Stage.bytes("summary-2019/listings.csv")
        let stays = try Imported(fixture: "summary-2019").stays
        try Stage.withFolder { folder in
            let file = folder.appending(path: "listings.csv")
            for length in whole.indices {
                try Data(whole[..<length]).write(to: file)
                guard let imported = try? Imported([file.path()]) else { continue }
                #expect(imported.stays == Array(stays.prefix(imported.stays.count)), "cut to \(length)")
            }
        }
    }

    @Test func aBombIsRefused() throws {
        let limits = ImportLimits(unpackedBytes: 1000)
        let fault = #expect(throws: ImportFault.self) {
            try Imported([Stage.path("middle-2021-07-14")], limits: limits)
        }
        #expect(fault?.reason == .bytes(.tooLarge(limit: 1000)))
    }

    @Test func aFileThatChangesBetweenTheReadingsIsNoticed() throws {
        try Stage.withFolder { folder in
            try write("id,latitude,longitude\n1,37.55,126.97\n2,37.55,126.97\n", to: folder, "listings.csv")
            let edition = try #require(try Edition.find(at: [folder.path()]).first)
            let survey = try EditionSurvey(
                edition, options: ImportOptions(today: Stage.today), locate: Stage.nearestCity)
            try write("id,latitude,longitude\n1,37.55,126.97\n3,37.55,126.97\n", to: folder, "listings.csv")
            var delivery = survey.delivery()
            let fault = #expect(throws: ImportFault.self) { while try delivery.next() != nil {} }
            #expect(fault?.reason == .changed)
        }
    }

    @Test(arguments: 1...150 as ClosedRange<UInt64>)
    func spoiltEditionsAreRefusedOrComeOutValid(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        try Stage.withFolder { folder in
            for name in [
                "listings.csv", "listings-summary.csv", "calendar.csv", "reviews.csv", "neighbourhoods.geojson",
            ] {
                let bytes = try Stage.bytes("new-2024-11-05/\(name)")
                let isSpoilt = Int.random(in: 0..<2, using: &numbers) == 0
                try Data(isSpoilt ? bytes.mutated(with: &numbers) : bytes).write(to: folder.appending(path: name))
            }
            guard let imported = try? Imported([folder.path()], shifted: Bool.random(using: &numbers)) else { return }
            #expect(Set(imported.stays.map(\.stay.originKey)).count == imported.stays.count, "seed \(seed)")
            for stay in imported.stays.map(\.stay) {
                #expect(stay.tariff?.isValid ?? true, "seed \(seed)")
                #expect((1...Party.largestCapacity).contains(stay.capacity), "seed \(seed)")
                #expect(1 <= stay.minimumNights && stay.minimumNights <= stay.maximumNights, "seed \(seed)")
                #expect(stay.maximumNights <= Stay.longestStay && !stay.name.isEmpty, "seed \(seed)")
            }
        }
    }
}

func write(_ text: String, to folder: URL, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
}
