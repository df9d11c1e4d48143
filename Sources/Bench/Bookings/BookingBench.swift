import Domain
import Storage

/// How many bookings a second, and how many would it be if nothing had to be looked at: the same rows, written by hand?
public enum BookingBench {
    /// With so many bookings under way at a time.
    public struct Load: Equatable, Sendable {
        public var inFlight: Int
        /// In each of the rounds, of which the middle one counts.
        public var bookings: Int

        public init(inFlight: Int, bookings: Int) {
            self.inFlight = inFlight
            self.bookings = bookings
        }
    }

    public struct Figures: Equatable, Sendable {
        /// `sqlite` or `postgres`.
        public var engine: String
        public var inFlight: Int
        /// A second.
        public var bookings: Double
        /// Of the reference, a second, sharing commits as the bookings do.
        public var reference: Double

        public var ratio: Double { bookings / reference }

        /// One JSON object.
        public var json: String {
            let name = "\(engine)_\(inFlight)"
            return "{\"\(name)_bookings_per_s\": \(Int(bookings)), \"\(name)_reference_per_s\": \(Int(reference)), "
                + "\"\(name)_ratio\": \((ratio * 100).rounded() / 100)}"
        }

        public var text: String {
            "\(engine), \(inFlight) under way: \(Int(bookings)) bookings a second, \(Int(reference)) by hand, "
                + "ratio \((ratio * 100).rounded() / 100)"
        }
    }

    private static let rounds = 5

    /// In a database that holds nothing yet, whose disk is the one that counts.
    public static func run(_ database: Database, _ loads: [Load]) async throws -> [Figures] {
        let stage = try await BenchStage(database)
        var figures: [Figures] = []
        for load in loads {
            // Statements are prepared and pages read before it counts.
            _ = try await rate(load, 0.1) { try await stage.book($0) }
            _ = try await rate(load, 0.1) { try await stage.write($0) }
            var rates: (bookings: [Double], reference: [Double]) = ([], [])
            for _ in 0..<rounds {
                rates.bookings.append(try await rate(load) { try await stage.book($0) })
                rates.reference.append(try await rate(load) { try await stage.write($0) })
            }
            figures.append(
                Figures(
                    engine: database.dialect.rawValue, inFlight: load.inFlight, bookings: middle(rates.bookings),
                    reference: middle(rates.reference)))
        }
        return figures
    }

    /// Calls a second.
    private static func rate(
        _ load: Load, _ share: Double = 1, _ work: @escaping @Sendable (_ guest: Int) async throws -> Void
    ) async throws -> Double {
        let each = max(1, Int(Double(load.bookings) * share) / load.inFlight)
        let begun = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for guest in 0..<load.inFlight {
                group.addTask {
                    for _ in 0..<each { try await work(guest) }
                }
            }
            try await group.waitForAll()
        }
        let time = (ContinuousClock.now - begun).components
        return Double(each * load.inFlight) / (Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }

    private static func middle(_ rates: [Double]) -> Double { rates.sorted()[rates.count / 2] }
}
