import Domain
import Engines
import Storage
import Testing

@Suite struct ReviewsTests {
    @Test("S1-8.5 the newest reviews of a stay come first, and no others", arguments: Engine.allCases)
    func newest(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let ids = try await stays.save([StayDraft(.sample(key: "a")), StayDraft(.sample(key: "b"))])
            let reviews = (0..<6).map { Review.sample(key: "r\($0)", day: $0 % 3) }
            try await stays.saveReviews(reviews.map { ReviewDraft($0, of: ids[0], origin: .demo) })
            try await stays.saveReviews([ReviewDraft(.sample(key: "other", day: 9), of: ids[1], origin: .demo)])

            let read = try await stays.reviews(of: ids[0], limit: 4)

            #expect(read == [reviews[5], reviews[2], reviews[4], reviews[1]])
            #expect(try await stays.reviews(of: Stay.ID(99), limit: 4).isEmpty)
        }
    }

    @Test("A review saved again is renewed; the same key of another origin is another", arguments: Engine.allCases)
    func upsert(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let id = try await stays.save([StayDraft(.sample())])[0]
            let renewed = Review.sample(key: "r", day: 2, text: "다시 갔어요")
            try await stays.saveReviews([ReviewDraft(.sample(key: "r", day: 1), of: id, origin: .demo)])
            try await stays.saveReviews([
                ReviewDraft(renewed, of: id, origin: .demo),
                ReviewDraft(.sample(key: "r", day: 0), of: id, origin: .insideAirbnb),
            ])

            #expect(try await stays.reviews(of: id, limit: 10) == [renewed, .sample(key: "r", day: 0)])
        }
    }

    @Test("A review of no stay is refused", arguments: Engine.allCases)
    func noStay(engine: Engine) async throws {
        try await engine.withDatabase { database in
            await #expect(throws: StorageFault.conflict(constraint: ConstraintName.foreignKey)) {
                try await Stays(database).saveReviews([
                    ReviewDraft(.sample(key: "r", day: 1), of: Stay.ID(5), origin: .demo)
                ])
            }
        }
    }

    @Test("The newest import of each origin is told as it was", arguments: Engine.allCases)
    func imports(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let imports = Imports(database)
            func record(_ folder: String, _ origin: Stay.Origin) -> ImportRecord {
                ImportRecord(
                    origin: origin, folder: folder, dataDate: .start, shiftDays: 791, importedAt: 1_796_000_000,
                    stayCount: 3483, reviewCount: 34_000, refusedCount: 5)
            }
            #expect(try await imports.latest(of: .insideAirbnb) == nil)
            for folder in ["albany", "singapore-2023-09-23"] {
                try await imports.record(record(folder, .insideAirbnb))
            }
            try await imports.record(record("demo", .demo))

            #expect(try await imports.latest(of: .insideAirbnb) == record("singapore-2023-09-23", .insideAirbnb))
            #expect(try await imports.latest(of: .demo)?.folder == "demo")
        }
    }
}

extension Review {
    fileprivate static func sample(key: String, day: Int, text: String = "조용하고 좋았어요") -> Review {
        Review(key: key, author: "Jun", date: Day.start.advanced(by: day), text: text)
    }
}
