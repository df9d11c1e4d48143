import Domain
import Routes
import Screens
import Search

extension Site {
    /// How many stays answer the conditions, exactly.
    private func count(_ conditions: Conditions) throws(Refusal) -> Int {
        var search = try search(for: conditions)
        search.limit = 0
        return catalogue.index.search(search).count
    }

    /// For a search that has found nothing: what would be found by asking for less, one thing at a time. Of the dates every
    /// shift that finds something, of the others the nearest that does.
    func loosenings(of conditions: Conditions) throws(Refusal) -> [LooseningSummary] {
        let area = try search(for: conditions).area
        var found: [LooseningSummary] = []
        for way in Loosening.allCases {
            for looser in conditions.loosened(way, in: area) {
                let count = try count(looser)
                guard count > 0 else { continue }
                found.append(LooseningSummary(way, looser, count: count))
                if way != .dates { break }
            }
        }
        return found
    }

    /// How many stays cost what under the conditions but the price range.
    func histogram(for conditions: Conditions) throws(Refusal) -> [Int] {
        var search = try search(for: conditions)
        search.limit = 0
        return catalogue.index.search(search, histogramTop: histogramTop).histogram.map { Int($0) }
    }

    /// Where the histogram ends and the price range is open (S1-5.8).
    var histogramTop: Int64 { PriceScale(catalogue.rates.reference).top }
}
