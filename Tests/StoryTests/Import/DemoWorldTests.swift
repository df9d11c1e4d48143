import Demo
import Domain
import Server
import Storage
import Testing

@Suite("The demo world in the database", .onBothEngines)
struct DemoWorldInTheDatabaseTests {
    @Test("made again it doubles nothing; taken back it is as new, under the same ids, and imports are left alone")
    func reset() async throws {
        try await withSite { (site) async throws in try await reset(site.stays) }
    }

    private func reset(_ stays: Stays) async throws {
        let imported = Hana.house("hana-elsewhere") { $0.origin = .insideAirbnb }
        let importedID = try #require(try await stays.save([imported.alwaysOpen]).first)
        let count = try await DemoImport.run(stays, .small, clock: Story.clock)
        let example = try #require(DemoSearch.world.first { $0.stay.originKey == DemoWorld.exampleKey })
        var changed = example.stay
        changed.name = "바뀐 이름"
        let id = try #require(try await stays.save([StayDraft(changed)]).first)
        _ = try await stays.save([Hana.house("no-longer-in-the-world").alwaysOpen])

        #expect(try await DemoImport.clear(stays) == count + 1)
        #expect(try await DemoImport.run(stays, .small, clock: Story.clock) == count)

        #expect(try await stays.stay(id)?.name == example.stay.name)
        #expect(try await stays.reviews(of: id, limit: 12).map(\.text) == example.reviews.map(\.text))
        #expect(try await stays.count() == count + 1)
        #expect(try await stays.stay(importedID)?.name == imported.name)
    }
}
