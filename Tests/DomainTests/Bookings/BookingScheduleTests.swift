import Domain
import Testing

@Suite("Bookings as they are listed")
struct BookingScheduleTests {
    private struct Entry: Equatable {
        var number: Int
        var phase: BookingPhase
    }

    /// Numbered from the one that begins last.
    private func entries(coming: Int, past: Int) -> [Entry] {
        (0..<coming + past).map { Entry(number: $0, phase: $0 < coming ? .coming : .past) }
    }

    @Test("what comes next stands first, then what was last; what was cancelled is left out")
    func order() {
        var entries = entries(coming: 3, past: 2)
        entries.insert(Entry(number: 9, phase: .cancelled), at: 1)
        entries[3].phase = .staying
        let schedule = BookingSchedule(entries) { $0.phase }
        #expect(schedule.page(1).coming.map(\.number) == [2, 1, 0])
        #expect(schedule.page(1).past.map(\.number) == [3, 4])
        #expect(BookingsAsked.cancelled.chosen(from: entries) { $0.phase }.map(\.number) == [9])
        #expect(BookingsAsked.all.chosen(from: entries) { $0.phase } == entries)
    }

    @Test("page by page it is everything once, in order", arguments: [0, 1, 19, 20, 21, 40, 57])
    func pages(coming: Int) {
        for past in [0, 1, 20, 33] {
            let schedule = BookingSchedule(entries(coming: coming, past: past)) { $0.phase }
            var all: [Entry] = []
            for number in 1...schedule.pageCount {
                let page = schedule.page(number)
                #expect(page.coming.count + page.past.count <= BookingPaging.pageSize)
                #expect(page.coming.allSatisfy { $0.phase == .coming } && page.past.allSatisfy { $0.phase == .past })
                for entry in page.coming + page.past { #expect(schedule.page { $0 == entry } == number) }
                all += page.coming + page.past
            }
            #expect(all == schedule.all && all.count == coming + past)
            #expect(
                schedule.page(schedule.pageCount + 1).coming.isEmpty
                    && schedule.page(0).coming == schedule.page(1).coming)
            #expect(schedule.page { $0.number == -1 } == nil)
        }
    }
}
