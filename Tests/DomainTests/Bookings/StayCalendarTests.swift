import Domain
import Seeded
import Testing

/// The calendar of a stay against rules told the long way round, on random calendars.
@Suite("When a stay can be booked")
struct StayCalendarTests {
    private static let today = Day(number: 20_878)

    /// A stay's nights, what is booked of them and what its host asks.
    struct World {
        var numbers: SeededNumbers
        var open = OpenNights(first: StayCalendarTests.today)
        var bookings: [Period] = []
        var rules = BookingRules()
        var usual = StayLength(least: 1, most: Stay.longestStay)

        init(seed: UInt64) {
            numbers = SeededNumbers(seed: seed)
            for index in 0..<Period.longest where !numbers.oneIn(15) {
                open[StayCalendarTests.today.advanced(by: index)] = true
            }
            rules.preparationDays = Int.random(in: 0...2, using: &numbers)
            rules.noticeDays = numbers.oneIn(2) ? 0 : Int.random(in: 1...7, using: &numbers)
            usual.least = Int.random(in: 1...3, using: &numbers)
            if numbers.oneIn(2) { usual.most = Int.random(in: usual.least...9, using: &numbers) }
            if numbers.oneIn(2) {
                let first = StayCalendarTests.today.advanced(by: Int.random(in: -5...30, using: &numbers))
                rules.seasons = [
                    SeasonLength(
                        first: first, last: first.advanced(by: Int.random(in: 0...20, using: &numbers)), leastNights: 4,
                        mostNights: 6)
                ]
            }
            for _ in 0..<Int.random(in: 0...8, using: &numbers) { book(period()) }
        }

        mutating func period() -> Period {
            let checkIn = StayCalendarTests.today.advanced(by: Int.random(in: -3...70, using: &numbers))
            let days = Int.random(in: 0...8, using: &numbers)
            return Period(checkIn: checkIn, checkOut: checkIn.advanced(by: days)) ?? StayCalendarTests.someDay
        }

        private mutating func book(_ period: Period) {
            guard bookings.allSatisfy({ World.isApart($0, period, by: rules.preparationDays) }) else { return }
            bookings.append(period)
        }

        var calendar: StayCalendar {
            var taken = TakenNights()
            for booking in bookings {
                for (night, isPreparation) in Booking.nights(of: booking, preparationDays: rules.preparationDays) {
                    if isPreparation { taken.preparation.append(night) } else { taken.slept.append(night) }
                }
            }
            return StayCalendar(
                open: open, taken: taken, rules: rules, usualLength: usual, today: StayCalendarTests.today)
        }

        /// Whether that many nights lie between one guest's leaving and the other's coming.
        static func isApart(_ one: Period, _ other: Period, by gap: Int) -> Bool {
            let ends = (one.night(one.nights), other.night(other.nights))
            return ends.0.advanced(by: gap) <= other.checkIn || ends.1.advanced(by: gap) <= one.checkIn
        }

        func canBook(_ period: Period) -> Bool {
            let length = rules.length(arriving: period.checkIn, usual: usual)
            return StayCalendarTests.today.days(until: period.checkIn) >= rules.noticeDays
                && length.least <= period.nights && period.nights <= length.most && open.isOpen(for: period)
                && bookings.allSatisfy { World.isApart($0, period, by: rules.preparationDays) }
        }
    }

    private static let someDay = Period(between: today, and: today) ?? unexpected()

    @Test("S1-5.4 a period is refused exactly when a rule speaks against it", arguments: 0..<200 as Range<UInt64>)
    func exact(seed: UInt64) {
        var world = World(seed: seed)
        let calendar = world.calendar
        for step in 0..<100 {
            let period = world.period()
            #expect((calendar.refusal(of: period) == nil) == world.canBook(period), "seed \(seed), step \(step)")
        }
    }

    @Test("the nights that search knows open, and the lengths, decide the same", arguments: 0..<100 as Range<UInt64>)
    func searchNights(seed: UInt64) {
        var world = World(seed: seed)
        let calendar = world.calendar
        for step in 0..<100 {
            let period = world.period()
            let length = calendar.length(arriving: period.checkIn)
            let fits =
                period.nights >= length.least && period.nights <= length.most
                && calendar.bookableNights.isOpen(for: period)
            #expect((calendar.refusal(of: period) == nil) == fits, "seed \(seed), step \(step)")
        }
    }

    @Test("a day of arrival is refused exactly when no length of stay would do", arguments: 0..<60 as Range<UInt64>)
    func arrivals(seed: UInt64) throws {
        let calendar = World(seed: seed).calendar
        for index in -2..<80 {
            let day = Self.today.advanced(by: index)
            let lengths = (0...12).compactMap { Period(checkIn: day, checkOut: day.advanced(by: $0)) }
                .filter { calendar.refusal(of: $0) == nil }
            #expect((calendar.refusal(ofArrivalOn: day) == nil) == !lengths.isEmpty, "seed \(seed), day \(index)")
            let latest = calendar.latestDeparture(arrivingOn: day)
            #expect((latest == nil) == lengths.isEmpty)
            if let latest {
                #expect(calendar.refusal(ofDepartureOn: latest, arrivingOn: day) == nil)
                #expect(calendar.refusal(ofDepartureOn: latest.advanced(by: 1), arrivingOn: day) != nil)
            }
        }
    }

    @Test("the day one leaves another can arrive, and the other way round")
    func sameDay() throws {
        var open = OpenNights(first: Self.today)
        for index in 0..<30 { open[Self.today.advanced(by: index)] = true }
        let taken = TakenNights(slept: [10, 11].map { Self.today.advanced(by: $0) })
        let calendar = StayCalendar(
            open: open, taken: taken, rules: BookingRules(), usualLength: StayLength(least: 1, most: 30),
            today: Self.today)
        let before = try #require(
            Period(checkIn: Self.today.advanced(by: 8), checkOut: Self.today.advanced(by: 10)))
        let after = try #require(
            Period(checkIn: Self.today.advanced(by: 12), checkOut: Self.today.advanced(by: 13)))
        #expect(calendar.refusal(of: before) == nil)
        #expect(calendar.refusal(of: after) == nil)
        #expect(calendar.refusal(ofArrivalOn: Self.today.advanced(by: 10)) == .taken)
        let across = try #require(
            Period(checkIn: Self.today.advanced(by: 9), checkOut: Self.today.advanced(by: 13)))
        #expect(calendar.refusal(of: across) == .taken)
    }

    @Test("alternatives can be had, are as long, and none nearer is left out", arguments: 0..<60 as Range<UInt64>)
    func alternatives(seed: UInt64) {
        var world = World(seed: seed)
        let calendar = world.calendar
        for _ in 0..<20 {
            let wanted = world.period()
            let found = calendar.alternatives(to: wanted)
            let days = wanted.checkIn.days(until: wanted.checkOut)
            func distance(_ period: Period) -> Int { abs(wanted.checkIn.days(until: period.checkIn)) }
            for period in found {
                #expect(calendar.refusal(of: period) == nil && period != wanted, "seed \(seed)")
                #expect(period.checkIn.days(until: period.checkOut) == days, "seed \(seed)")
            }
            #expect(found.map(distance) == found.map(distance).sorted())
            let furthest = found.count < 3 ? StayCalendar.alternativeReach : found.map(distance).max() ?? 0
            for shift in -furthest...furthest where shift != 0 {
                let day = wanted.checkIn.advanced(by: shift)
                guard let period = Period(checkIn: day, checkOut: day.advanced(by: days)), !found.contains(period)
                else {
                    continue
                }
                // Of two equally far, one may have been one too many.
                if abs(shift) < furthest || found.count < 3 {
                    #expect(calendar.refusal(of: period) != nil, "seed \(seed), shift \(shift)")
                }
            }
        }
    }
}

/// For values that a test knows to exist.
private func unexpected<Value>() -> Value { preconditionFailure("one day is a period") }
