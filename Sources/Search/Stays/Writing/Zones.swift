import Domain

/// The zones of the indexed stays, and what day it is in each.
///
/// No two zones on earth are more than two days apart. A zone that would lag further behind another is taken along, since its clock
/// can't be right: that keeps all calendars within the ring (`NightRing`).
struct Zones {
    /// A zone whose day has changed.
    struct Move: Equatable {
        var zone: UInt16
        var from: Day
        var to: Day
    }

    private var numbers: [String: UInt16] = [:]
    private(set) var today: [Day] = []
    private let clock: @Sendable (String) -> Day
    /// Stays come zone by zone as a rule.
    private var last: (name: String, number: UInt16)?

    init(clock: @escaping @Sendable (String) -> Day) {
        self.clock = clock
    }

    /// The earliest today; nil without a zone.
    var firstDay: Day? { today.min() }

    /// The number of a zone, and the moves of other zones that its first appearance brings.
    mutating func number(of name: String) -> (zone: UInt16, moves: [Move]) {
        if let last, last.name == name { return (last.number, []) }
        if let number = numbers[name] {
            last = (name, number)
            return (number, [])
        }
        // There are some 600 zones. Names beyond all reason share the last number rather than bring the index down.
        guard today.count <= Int(UInt16.max) else { return (UInt16.max, []) }
        let number = UInt16(today.count)
        let latest = today.max()?.advanced(by: -NightRing.widestSpread)
        let now = clock(name)
        numbers[name] = number
        today.append(latest.map { max($0, now) } ?? now)
        return (number, takeAlong())
    }

    /// Moves a zone on to a day; days don't go back. Nothing moves where no stay has that zone.
    mutating func roll(_ name: String, to day: Day) -> [Move] {
        guard let zone = numbers[name] else { return [] }
        let from = today[Int(zone)]
        guard day > from else { return [] }
        today[Int(zone)] = day
        return [Move(zone: zone, from: from, to: day)] + takeAlong()
    }

    private mutating func takeAlong() -> [Move] {
        guard let least = today.max()?.advanced(by: -NightRing.widestSpread) else { return [] }
        var moves: [Move] = []
        for zone in today.indices where today[zone] < least {
            moves.append(Move(zone: UInt16(zone), from: today[zone], to: least))
            today[zone] = least
        }
        return moves
    }
}

extension Zones.Move {
    /// The lines of the nights that have left the calendar. They come back as its new last nights, closed.
    var slots: [Int] {
        let days = min(from.days(until: to), NightRing.size)
        return (0..<days).map { NightRing.slot(of: Int(from.number) + $0) }
    }

    /// The lines of the nights that now come too soon for whom wants to know so many days before.
    func slots(notice: Int) -> [Int] {
        let days = min(from.days(until: to), NightRing.size)
        return (0..<days).map { NightRing.slot(of: Int(from.number) + notice + $0) }
    }
}
