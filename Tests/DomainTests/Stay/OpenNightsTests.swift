import Domain
import Seeded
import Testing

@Suite("Open nights")
struct OpenNightsTests {
    private let first = Day(number: 20_878)

    @Test("at first every night is closed")
    func allClosed() {
        let nights = OpenNights(first: first)
        for index in -5..<800 { #expect(!nights[first.advanced(by: index)]) }
    }

    @Test("nights open and close one by one as in a plain list", arguments: [1, 2, 3] as [UInt64])
    func likeAPlainList(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        var nights = OpenNights(first: first)
        var open: Set<Int> = []
        for _ in 0..<3000 {
            let index = Int.random(in: -100..<900, using: &numbers)
            let opens = Bool.random(using: &numbers) || Bool.random(using: &numbers)
            nights[first.advanced(by: index)] = opens
            if opens, (0..<730).contains(index) { open.insert(index) } else { open.remove(index) }
        }
        for index in -100..<900 { #expect(nights[first.advanced(by: index)] == open.contains(index), "seed \(seed)") }
        for start in stride(from: -3, to: 735, by: 1) {
            for length in 0..<5 {
                let checkIn = first.advanced(by: start)
                let period = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: length)))
                let isFree = (start..<start + max(1, length)).allSatisfy(open.contains)
                #expect(nights.isOpen(for: period) == isFree, "seed \(seed), night \(start), \(length) nights")
            }
        }
    }

    @Test("nights beyond the calendar's 730 can't be opened, at any distance")
    func beyond() {
        var nights = OpenNights(first: first)
        for night in [Day(number: .min), Day(number: .max), first.advanced(by: -1), first.advanced(by: 730)] {
            nights[night] = true
            #expect(!nights[night])
        }
        #expect(nights == OpenNights(first: first))
        nights[first.advanced(by: 729)] = true
        #expect(nights[first.advanced(by: 729)])
    }
}
