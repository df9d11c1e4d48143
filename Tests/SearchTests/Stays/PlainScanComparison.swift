import Bench
import Domain
import Search
import Testing

/// Asks both, and fails with the seed and the question where they differ.
func expectSameAnswer(
    _ index: StayIndex, _ plain: PlainScan, _ search: StaySearch, top: Int64 = 1_000_000, _ context: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = index.search(search, pins: true, histogramTop: top)
    let expected = plain.search(search, pins: true, histogramTop: top)
    let place = "\(context): \(search)"
    #expect(found.count == expected.count, "\(place)", sourceLocation: sourceLocation)
    #expect(found.stays == expected.stays, "\(place)", sourceLocation: sourceLocation)
    #expect(found.histogram == expected.histogram, "\(place)", sourceLocation: sourceLocation)
    #expect(found.pins == expected.pins, "\(place)", sourceLocation: sourceLocation)
}
