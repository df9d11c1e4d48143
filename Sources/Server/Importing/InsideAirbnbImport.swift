import Domain
import Feeds
import Search
import Storage

/// Takes editions of Inside Airbnb into the database. Again updates, never doubles.
public struct InsideAirbnbImport: Sendable {
    private let stays: Stays
    private let imports: Imports
    private let places: PlaceIndex
    private let countries: Countries
    private let clock: WallClock

    public enum Failure: Error, CustomStringConvertible {
        /// Nothing was taken.
        case file(ImportFault)
        /// What was stored before stays; the same import again completes it.
        case storage(StorageFault)

        public var description: String {
            switch self {
            case .file(let fault): fault.description
            case .storage(let fault):
                "The database failed: \(fault). The same import again, once it is mended, completes what was begun."
            }
        }
    }

    public init(stays: Stays, imports: Imports, places: PlaceIndex, countries: Countries, clock: WallClock) {
        self.stays = stays
        self.imports = imports
        self.places = places
        self.countries = countries
        self.clock = clock
    }

    /// Reads an edition to its end, and only then stores it, some hundred stays at a time.
    ///
    /// - Parameter progress: bytes read so far, of `edition.work`.
    public func run(
        _ edition: Edition, shiftsCalendars: Bool, progress: @escaping (Int) -> Void
    ) async throws(Failure) -> ImportReport {
        var done = 0
        let options = ImportOptions(today: clock.today(in: "Asia/Seoul"), shiftsCalendars: shiftsCalendars)
        do {
            let survey = try EditionSurvey(
                edition, options: options,
                progress: { bytes in
                    done += bytes
                    progress(done)
                }, locate: locality)
            try await store(survey)
            return survey.report
        } catch let fault as ImportFault {
            throw .file(fault)
        } catch let fault as StorageFault {
            throw .storage(fault)
        } catch {
            throw .storage(.unknown(code: "", message: "\(error)"))
        }
    }

    private func store(_ survey: EditionSurvey) async throws {
        var ids: [String: Stay.ID] = [:]
        var delivery = survey.delivery()
        while let batch = try delivery.next() {
            switch batch {
            case .stays(let imported):
                let shift = survey.report.shiftDays
                let saved = try await stays.save(
                    imported.map { StayDraft($0.stay, openNights: $0.openNights, shiftDays: shift) })
                for (stay, id) in zip(imported, saved) { ids[stay.stay.originKey] = id }
            case .reviews(let imported):
                try await stays.saveReviews(imported.compactMap { draft($0, ids) })
            }
        }
        let report = survey.report
        try await imports.record(
            ImportRecord(
                origin: .insideAirbnb, folder: survey.edition.folder,
                dataDate: report.dataDate ?? clock.today(in: "UTC"), shiftDays: report.shiftDays,
                importedAt: clock.now(), stayCount: report.stays, reviewCount: report.reviews,
                refusedCount: report.files.reduce(0) { $0 + $1.skipped.values.reduce(0) { $0 + $1.count } }))
    }

    private func draft(_ review: ImportedReview, _ ids: [String: Stay.ID]) -> ReviewDraft? {
        guard let stay = ids[review.stayKey] else { return nil }
        return ReviewDraft(
            Review(key: review.key, author: review.author.name, date: review.day, text: review.text), of: stay,
            origin: .insideAirbnb)
    }

    /// The nearest city tells country, zone and currency.
    private func locality(_ point: Coordinate) -> Locality? {
        let city = places.nearest(to: point)
        guard let currency = countries.currency(of: city.country) else { return nil }
        return Locality(country: city.country, zone: city.zone, currency: currency, place: city.names.english)
    }
}
