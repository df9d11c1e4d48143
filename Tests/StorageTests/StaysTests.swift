import Domain
import Engines
@testable import Storage
import Testing

@Suite struct StaysTests {
    @Test("A saved stay is read back as it was", arguments: Engine.allCases)
    func roundTrip(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let tariff = Tariff.sample(
                seasons: [
                    Season(first: .start, last: Day.start.advanced(by: 9), percent: 130),
                    Season(first: Day.start.advanced(by: 20), last: Day.start.advanced(by: 20), percent: 70),
                ],
                singleNights: [NightPrice(night: Day.start.advanced(by: 3), price: 777_000)])
            let stay = Stay.sample(name: "O'Brien \"집\" 🏡 $1", tariff: tariff)

            let ids = try await stays.save([StayDraft(stay)])

            #expect(ids.count == 1)
            #expect(try await stays.stay(ids[0]) == stay.known(as: ids[0]))
        }
    }

    @Test("A stay may lack price, rating, calendar and long text", arguments: Engine.allCases)
    func bareStay(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let stay = Stay.sample(amenities: AmenitySet(rawValue: .max), tariff: nil, rating: nil, details: "")

            let id = try await stays.save([StayDraft(stay)])[0]

            #expect(try await stays.stay(id) == stay.known(as: id))
            let indexed = try await stays.forIndex()
            #expect(indexed.map(\.tariff) == [nil])
            #expect(indexed.map(\.openNights) == [OpenNights.none])
            #expect(try await stays.cards([id]).map(\.currency) == [nil])
        }
    }

    @Test("Saving a known stay again renews it and keeps its id", arguments: Engine.allCases)
    func upsert(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let season = Season(first: .start, last: .start, percent: 150)
            let first = try await stays.save([
                StayDraft(.sample(key: "a", tariff: .sample(seasons: [season])), openNights: .sample(open: [1])),
                StayDraft(.sample(key: "b")),
            ])
            let renewed = Stay.sample(
                key: "a", name: "새 이름", host: Stay.Host(key: "hana", name: "하나"), tariff: .sample(weekday: 99_000))

            let again = try await stays.save([
                StayDraft(.sample(key: "c")), StayDraft(renewed), StayDraft(.sample(key: "a", origin: .insideAirbnb)),
            ])

            #expect(again[1] == first[0])
            #expect(Set(again + first).count == 4)
            #expect(try await stays.stay(first[0]) == renewed.known(as: first[0]))
            #expect(try await stays.count() == 4)
            // Nothing was said of the calendar, so it stays.
            #expect(try await stays.forIndex([first[0]]).first?.openNights == .sample(open: [1]))
        }
    }

    @Test("Saving known stays a thousand times uses up no ids", arguments: Engine.allCases)
    func idsAreNotUsedUp(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let known = (0..<100).map { StayDraft(.sample(key: String($0))) }
            for _ in 0..<10 { _ = try await stays.save(known) }

            let new = try await stays.save([StayDraft(.sample(key: "new"))])

            #expect(new == [Stay.ID(101)])
        }
    }

    @Test("The same stay twice in one call is one stay, as said last", arguments: Engine.allCases)
    func duplicateInOneCall(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let last = Stay.sample(name: "둘", tariff: .sample(weekday: 2))

            let ids = try await stays.save([StayDraft(.sample(name: "하나")), StayDraft(last)])

            #expect(ids[0] == ids[1])
            #expect(try await stays.stay(ids[0]) == last.known(as: ids[0]))
        }
    }

    @Test("Cards come in the order asked for, without those that are gone", arguments: Engine.allCases)
    func cards(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let ids = try await stays.save((1...15).map { StayDraft(.sample(key: String($0), name: "집 \($0)")) })
            try await stays.withdraw(ids[4])

            let cards = try await stays.cards([ids[11], ids[4], Stay.ID(9999), ids[0], ids[2]])

            #expect(cards.map(\.name) == ["집 12", "집 1", "집 3"])
            #expect(cards.first == StayCard.of(.sample(key: "12", name: "집 12"), ids[11]))
            #expect(try await stays.cards([]).isEmpty)
        }
    }

    @Test("The index reads every stay once, page by page", arguments: Engine.allCases)
    func pages(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let drafts = [StayDraft].many(25)
            let ids = try await stays.save(drafts)
            try await stays.withdraw(ids[7])

            var read: [IndexedStay] = []
            while true {
                let page = try await stays.forIndex(after: read.last?.id ?? Stay.ID(0), limit: 10)
                if page.isEmpty { break }
                read += page
            }

            let expected = zip(ids, drafts).map { IndexedStay.of($1, $0) }.filter { $0.id != ids[7] }
            #expect(read == expected.sorted { $0.id < $1.id })
            #expect(try await stays.forIndex([ids[9], ids[7], ids[3]]).map(\.id) == [ids[3], ids[9]].sorted())
        }
    }

    @Test("A withdrawn stay is gone until it is saved again", arguments: Engine.allCases)
    func withdrawal(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let id = try await stays.save([StayDraft(.sample())])[0]

            #expect(try await stays.withdraw(id))
            #expect(try await stays.withdraw(id) == false)
            #expect(try await stays.withdraw(Stay.ID(777)) == false)
            #expect(try await stays.stay(id) == nil)
            #expect(try await stays.count() == 0)
            #expect(try await stays.origins().isEmpty)

            #expect(try await stays.save([StayDraft(.sample())]) == [id])
            #expect(try await stays.count() == 1)
        }
    }

    @Test("All stays of one origin are taken back with their reviews, the others stay", arguments: Engine.allCases)
    func withdrawalOfAnOrigin(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let demo = try await stays.save([
                StayDraft(.sample(origin: .demo)), StayDraft(.sample(key: "2", origin: .demo)),
            ])
            let imported = try await stays.save([StayDraft(.sample(origin: .insideAirbnb))])
            let review = Review(key: "1", author: "예린", date: Day(number: 20_000), text: "좋았어요.")
            try await stays.saveReviews([
                ReviewDraft(review, of: demo[0], origin: .demo),
                ReviewDraft(review, of: imported[0], origin: .insideAirbnb),
            ])

            #expect(try await stays.withdrawAll(of: .demo) == 2)

            #expect(try await stays.withdrawAll(of: .demo) == 0)
            #expect(try await stays.origins() == [.insideAirbnb])
            #expect(try await stays.reviews(of: demo[0], limit: 5).isEmpty)
            #expect(try await stays.reviews(of: imported[0], limit: 5) == [review])
            #expect(try await stays.save([StayDraft(.sample(origin: .demo))]) == [demo[0]])
        }
    }

    @Test("Origins tell whose data is shown", arguments: Engine.allCases)
    func origins(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            _ = try await stays.save([StayDraft(.sample(origin: .insideAirbnb))])
            #expect(try await stays.origins() == [.insideAirbnb])
            _ = try await stays.save([StayDraft(.sample(origin: .demo))])
            #expect(try await stays.origins() == [.demo, .insideAirbnb])
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let stay: Stay
        let constraint: String
        var testDescription: String { constraint }
    }

    static let refusals = [
        Refusal(stay: .sample(capacity: 17), constraint: "stays_capacity_check"),
        Refusal(stay: .sample(minimumNights: 0), constraint: "stays_nights_check"),
        Refusal(stay: .sample(rating: 501), constraint: "stays_rating_check"),
        Refusal(stay: .sample(country: "KOR"), constraint: "stays_country_check"),
        Refusal(stay: .sample(name: "a\0b"), constraint: ConstraintName.textWithNull),
        Refusal(stay: .sample(tariff: .sample(weekday: 0)), constraint: "tariffs_check"),
    ]

    @Test("A value out of range is refused, and nothing of the call is kept", arguments: Engine.allCases, refusals)
    func refusal(engine: Engine, refusal: Refusal) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)

            await #expect(throws: StorageFault.conflict(constraint: refusal.constraint)) {
                try await stays.save([StayDraft(.sample(key: "good")), StayDraft(refusal.stay)])
            }

            let changes = try await Outbox(database).changes(after: .start).changes
            #expect(try await stays.count() == 0)
            #expect(changes.isEmpty)
        }
    }
}

extension StayCard {
    static func of(_ stay: Stay, _ id: Stay.ID) -> StayCard {
        StayCard(
            id: id, origin: stay.origin, originKey: stay.originKey, name: stay.name, kind: stay.kind,
            share: stay.share, position: stay.position, area: stay.area, country: stay.country,
            capacity: stay.capacity, bedrooms: stay.bedrooms, beds: stay.beds, rating: stay.rating,
            reviewCount: stay.reviewCount, currency: stay.tariff?.currency)
    }
}

extension IndexedStay {
    static func of(_ draft: StayDraft, _ id: Stay.ID) -> IndexedStay {
        let stay = draft.stay
        return IndexedStay(
            id: id, position: stay.position, capacity: stay.capacity, amenities: stay.amenities, tariff: stay.tariff,
            minimumNights: stay.minimumNights, maximumNights: stay.maximumNights, rating: stay.rating, zone: stay.zone,
            openNights: draft.openNights ?? .none)
    }
}
