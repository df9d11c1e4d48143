import HTTP
import Search
import Synchronization

/// Counts for Prometheus: requests, how long they took, searches, connections.
public final class Figures: Sendable {
    private struct Counts {
        var requests: [Int: Int] = [:]
        var durations = Histogram(bounds: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5])
        var searches = Histogram(bounds: [0.000_01, 0.000_1, 0.001, 0.01])
    }

    private let counts = Mutex(Counts())
    private let connections: Mutex<@Sendable () -> ServerCounts?>

    public init() {
        connections = Mutex { nil }
    }

    /// How the server tells what it is doing at this moment.
    public func watch(_ server: @escaping @Sendable () -> ServerCounts?) {
        connections.withLock { $0 = server }
    }

    /// Notes a request that has ended.
    public func note(_ facts: ExchangeFacts) {
        counts.withLock { counts in
            counts.requests[facts.status.rawValue, default: 0] += 1
            counts.durations.add(facts.duration.seconds)
        }
    }

    func timeSearch<Answer>(_ search: () -> Answer) -> Answer {
        let start = ContinuousClock.now
        let answer = search()
        let duration = (ContinuousClock.now - start).seconds
        counts.withLock { $0.searches.add(duration) }
        return answer
    }

    /// In Prometheus' text format 0.0.4.
    func text(stays index: StayIndex) -> String {
        let counts = counts.withLock { $0 }
        var text = "# HELP nadri_requests_total Requests answered.\n# TYPE nadri_requests_total counter\n"
        for (status, count) in counts.requests.sorted(by: { $0.key < $1.key }) {
            text += "nadri_requests_total{status=\"\(status)\"} \(count)\n"
        }
        text += counts.durations.text("nadri_request_duration_seconds", help: "Time from request to last byte.")
        text += counts.searches.text("nadri_search_duration_seconds", help: "Time inside the search index.")
        text += gauge("nadri_stays", "Stays in the search index.", index.count)
        text += gauge("nadri_index_bytes", "Memory of the search index.", index.bytes)
        if let now = connections.withLock({ $0 })() {
            text += gauge("nadri_connections", "Open connections.", now.openConnections)
            text += gauge("nadri_streams", "Open event streams.", now.openStreams)
            text += gauge("nadri_requests_in_flight", "Requests not yet answered.", now.requestsInFlight)
        }
        return text
    }

    private func gauge(_ name: String, _ help: String, _ value: Int) -> String {
        "# HELP \(name) \(help)\n# TYPE \(name) gauge\n\(name) \(value)\n"
    }
}

private struct Histogram {
    let bounds: [Double]
    private var counts: [Int]
    private var sum = 0.0
    private var total = 0

    init(bounds: [Double]) {
        self.bounds = bounds
        counts = [Int](repeating: 0, count: bounds.count)
    }

    mutating func add(_ value: Double) {
        total += 1
        sum += value
        for (index, bound) in bounds.enumerated() where value <= bound { counts[index] += 1 }
    }

    func text(_ name: String, help: String) -> String {
        var text = "# HELP \(name) \(help)\n# TYPE \(name) histogram\n"
        for (bound, count) in zip(bounds, counts) { text += "\(name)_bucket{le=\"\(bound)\"} \(count)\n" }
        text += "\(name)_bucket{le=\"+Inf\"} \(total)\n\(name)_sum \(sum)\n\(name)_count \(total)\n"
        return text
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
