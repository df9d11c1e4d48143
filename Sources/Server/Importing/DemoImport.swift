import Demo
import Domain
import Storage

/// Puts the demo world into the database. Again brings its calendars up to today.
public enum DemoImport {
    private static let batchSize = 500

    /// Takes the demo world's stays off the lists and deletes what guests wrote about them; other origins are left alone.
    ///
    /// Made again, each stay comes back under the id that it had, so that links go on working.
    /// - Returns: how many stays it took back.
    public static func clear(_ stays: Stays) async throws(StorageFault) -> Int {
        try await stays.withdrawAll(of: .demo)
    }

    /// - Returns: how many stays there are in it.
    public static func run(
        _ stays: Stays, _ size: DemoWorld.Size, clock: WallClock
    ) async throws(StorageFault) -> Int {
        let world = DemoWorld.stays(today: clock.today(in: "Asia/Seoul"), size)
        for start in stride(from: 0, to: world.count, by: batchSize) {
            let batch = world[start..<min(start + batchSize, world.count)]
            let ids = try await stays.save(batch.map { StayDraft($0.stay, openNights: $0.openNights) })
            var reviews: [ReviewDraft] = []
            for (demo, id) in zip(batch, ids) {
                for (number, review) in demo.reviews.enumerated() {
                    let key = demo.stay.originKey + "/" + String(number)
                    let written = Review(key: key, author: review.author, date: review.day, text: review.text)
                    reviews.append(ReviewDraft(written, of: id, origin: .demo))
                }
            }
            try await stays.saveReviews(reviews)
        }
        return world.count
    }
}
