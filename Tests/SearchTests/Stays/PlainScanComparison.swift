import Bench
import Domain
import Search
import Testing

/// Asks both, and fails with the seed and the question where they differ.
func expectSameAnswer(
    _ index: StayIndex, _ plain: PlainScan, _ search: StaySearch, top: Int64 = 1_000_000, _ context: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for pins in [PinScope.beyondPage, .everyStay] {
        expectSameAnswer(index, plain, search, pins: pins, top: top, context, sourceLocation: sourceLocation)
    }
}

private func expectSameAnswer(
    _ index: StayIndex, _ plain: PlainScan, _ search: StaySearch, pins: PinScope, top: Int64, _ context: String,
    sourceLocation: SourceLocation
) {
    let found = index.search(search, pins: pins, histogramTop: top)
    let expected = plain.search(search, pins: pins, histogramTop: top)
    let place = "\(context), pins \(pins): \(search)"
    #expect(found.count == expected.count, "\(place)", sourceLocation: sourceLocation)
    #expect(found.stays == expected.stays, "\(place)", sourceLocation: sourceLocation)
    #expect(found.histogram == expected.histogram, "\(place)", sourceLocation: sourceLocation)
    #expect(found.pins == expected.pins, "\(place)", sourceLocation: sourceLocation)
}
