import Seeded
import Testing

@testable import SignIn

@Suite struct TokenBucketsTests {
    @Test func soManyAtOnceAndThenOneAfterTheOther() {
        let buckets = TokenBuckets(.init(3, inSeconds: 30))
        for _ in 0..<3 { #expect(buckets.take("a", now: noon) == .allowed) }
        #expect(buckets.take("a", now: noon) == .refused(retryAfterSeconds: 10))
        #expect(buckets.take("a", now: noon + 9) == .refused(retryAfterSeconds: 1))
        #expect(buckets.take("a", now: noon + 10) == .allowed)
        #expect(buckets.take("a", now: noon + 10) == .refused(retryAfterSeconds: 10))
        #expect(buckets.take("b", now: noon) == .allowed)
    }

    @Test func whatIsRefusedTakesNothing() {
        let buckets = TokenBuckets(.init(1, inSeconds: 60))
        #expect(buckets.take("a", now: noon) == .allowed)
        for second in 1..<60 {
            #expect(buckets.take("a", now: noon + Int64(second)) == .refused(retryAfterSeconds: 60 - second))
        }
        #expect(buckets.take("a", now: noon + 60) == .allowed)
    }

    @Test func afterTheWaitThatWasToldThereIsAToken() {
        var numbers = SeededNumbers(seed: 46)
        for _ in 0..<300 {
            let rate = TokenBuckets.Rate(
                Int.random(in: 1...40, using: &numbers), inSeconds: Int.random(in: 1...5000, using: &numbers))
            let buckets = TokenBuckets(rate)
            for _ in 0..<rate.burst { #expect(buckets.take("a", now: noon) == .allowed) }
            guard case .refused(let wait) = buckets.take("a", now: noon) else {
                Issue.record("\(rate) allows more than its burst")
                continue
            }
            #expect(wait >= 1 && wait <= rate.seconds)
            if wait > 1 { #expect(buckets.take("a", now: noon + Int64(wait) - 1) != .allowed) }
            #expect(buckets.take("a", now: noon + Int64(wait)) == .allowed)
        }
    }

    /// A bucket that is filled drop by drop, the way it is usually told.
    @Test func bucketsDoAsABucketFilledByTheSecondDoes() {
        var numbers = SeededNumbers(seed: 47)
        for _ in 0..<20 {
            let burst = [1, 2, 4, 5, 10].randomElement(using: &numbers) ?? 1
            let seconds = [1, 10, 60, 3600].randomElement(using: &numbers) ?? 1
            let buckets = TokenBuckets(.init(burst, inSeconds: seconds))
            var now = noon
            // In drops, of which `seconds` are a token and `burst` come in a second.
            var levels: [String: (drops: Int, at: Int64)] = [:]
            for step in 0..<400 {
                now += Int64(numbers.oneIn(3) ? Int.random(in: 0...seconds, using: &numbers) : 0)
                let key = ["a", "b", "c"].randomElement(using: &numbers) ?? "a"
                var level = levels[key] ?? (burst * seconds, now)
                level = (min(burst * seconds, level.drops + Int(now - level.at) * burst), now)
                let isAllowed = level.drops >= seconds
                if isAllowed { level.drops -= seconds }
                levels[key] = level
                let admission = buckets.take(key, now: now)
                #expect((admission == .allowed) == isAllowed, "\(burst) in \(seconds) s, step \(step)")
            }
        }
    }

    @Test(arguments: [Int64.min, -1, 0, 1, .max - 1, .max])
    func noClockMakesAnybodyWaitLongerThanTheRate(now: Int64) {
        let buckets = TokenBuckets(.init(2, inSeconds: 60))
        for other in [noon, now, noon, now, now, noon] {
            if case .refused(let wait) = buckets.take("a", now: other) { #expect((1...60).contains(wait)) }
        }
    }

    @Test func ratesWithoutSenseAreBroughtToSense() {
        for (burst, seconds) in [(0, 0), (-5, -5), (.min, .min), (.max, .max), (1_000_000, 1)] {
            let buckets = TokenBuckets(.init(burst, inSeconds: seconds))
            #expect(buckets.take("a", now: noon) == .allowed)
        }
        let strict = TokenBuckets(.init(0, inSeconds: 0))
        #expect(
            [strict.take("a", now: noon), strict.take("a", now: noon)] == [.allowed, .refused(retryAfterSeconds: 1)])
    }

    /// Nobody gets free by naming a hundred thousand others, and memory stays bounded.
    @Test func aFloodOfKeysPushesNobodyOut() {
        let buckets = TokenBuckets(.init(5, inSeconds: 3600), mostKeys: 500)
        for _ in 0..<5 { #expect(buckets.take("victim", now: noon) == .allowed) }
        for number in 0..<20_000 {
            _ = buckets.take("stranger \(number)", now: noon + Int64(number / 100))
            if number % 1000 == 0 { #expect(buckets.take("victim", now: noon + Int64(number / 100)) != .allowed) }
        }
        #expect(buckets.count == 500)
    }

    @Test func inAFloodNewcomersAreHeldBackTogetherAndAreFreeAfterwards() {
        let buckets = TokenBuckets(.init(5, inSeconds: 60), mostKeys: 100)
        for number in 0..<20_000 { _ = buckets.take("stranger \(number)", now: noon) }
        let refused = (0..<100).count { buckets.take("newcomer \($0)", now: noon) != .allowed }
        #expect(refused == 100)
        let free = (0..<100).count { buckets.take("newcomer \($0)", now: noon + 60) == .allowed }
        #expect(free == 100)
        // By then each has a bucket of its own again.
        for _ in 0..<4 { #expect(buckets.take("newcomer 7", now: noon + 60) == .allowed) }
        #expect(buckets.take("newcomer 7", now: noon + 60) != .allowed)
        #expect(buckets.count == 100)
    }

    @Test func keysOfAnyLengthAreKeys() {
        let buckets = TokenBuckets(.init(1, inSeconds: 60))
        let long = String(repeating: "x", count: 1 << 20)
        for key in ["", "\0", "é", "e\u{301}", long, long + "x"] {
            #expect(buckets.take(key, now: noon) == .allowed)
            #expect(buckets.take(key, now: noon) == .refused(retryAfterSeconds: 60))
        }
    }

    @Test func oneTokenGoesToOneOfManyThatAskAtOnce() async {
        let buckets = TokenBuckets(.init(40, inSeconds: 60))
        let allowed = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<50).count { _ in buckets.take("a", now: noon) == .allowed } }
            }
            return await group.reduce(0, +)
        }
        #expect(allowed == 40)
    }
}
