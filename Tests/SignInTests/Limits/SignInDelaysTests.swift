import Seeded
import Testing

@testable import SignIn

@Suite struct SignInDelaysTests {
    private let delays = SignInDelays()
    private let home = SignInDelays.Origin.stranger(address: "203.0.113.7")
    private let phone = SignInDelays.Origin.known("device 5")

    private func stranger(_ number: Int) -> SignInDelays.Origin { .stranger(address: "stranger \(number)") }

    /// Seconds to wait, 0 where the attempt is allowed (and has failed).
    private func fail(_ account: String, _ origin: SignInDelays.Origin, _ now: Int64, _ delays: SignInDelays? = nil)
        -> Int
    {
        switch (delays ?? self.delays).attempt(account: account, from: origin, now: now) {
        case .allowed: 0
        case .refused(let seconds): seconds
        }
    }

    @Test func theWaitDoublesFromTheThirdFailureUpToFiveMinutes() {
        for _ in 0..<2 { #expect(fail("hana", home, noon) == 0) }
        var now = noon
        var waits: [Int] = []
        for _ in 0..<12 {
            #expect(fail("hana", home, now) == 0)
            let wait = fail("hana", home, now)
            waits.append(wait)
            if wait > 1 { #expect(fail("hana", home, now + Int64(wait) - 1) == 1) }
            now += Int64(wait)
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    }

    @Test func askingWhileOneWaitsMakesNoDifference() {
        for _ in 0..<4 { _ = fail("hana", home, noon) }
        for _ in 0..<100 { #expect(fail("hana", home, noon) == 1) }
        #expect(fail("hana", home, noon + 1) == 0)
        #expect(fail("hana", home, noon + 1) == 2)
    }

    @Test func whoHasTheRightPasswordStartsAnew() {
        for second in [0, 0, 0, 1] { #expect(fail("hana", home, noon + Int64(second)) == 0) }
        #expect(fail("hana", home, noon + 3) == 0)
        delays.succeeded(account: "hana", from: home, now: noon + 3)
        for _ in 0..<3 { #expect(fail("hana", home, noon + 3) == 0) }
        #expect(fail("hana", home, noon + 3) == 1)
    }

    @Test func aHundredAttemptsAtOnceAreAHundred() async {
        let allowed = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { delays.attempt(account: "hana", from: home, now: noon) == .allowed } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(allowed == 3)
    }

    /// A botnet tries one account, each second from other addresses, for a day.
    @Test func anOwnerOnAKnownDeviceIsNeverSlowedByStrangers() {
        for second in 0..<3000 {
            _ = fail("hana", stranger(second % 700), noon + Int64(second))
            guard second % 50 == 0 else { continue }
            #expect(fail("hana", phone, noon + Int64(second)) == 0)
            delays.succeeded(account: "hana", from: phone, now: noon + Int64(second))
        }
    }

    @Test func anOwnerOnAStrangeDeviceWaitsAMinuteAtMostWhateverStrangersDo() {
        for second in 0..<3000 {
            _ = fail("hana", stranger(second % 700), noon + Int64(second))
            _ = fail("hana", stranger(second % 400), noon + Int64(second))
        }
        let wait = fail("hana", home, noon + 3000)
        #expect((1...60).contains(wait))
        // The strangers go on, but this turn is the owner's.
        for second in 3000..<3000 + wait { _ = fail("hana", stranger(second % 900), noon + Int64(second)) }
        #expect(fail("hana", home, noon + 3000 + Int64(wait)) == 0)
    }

    @Test func theServersBeingBusyCostsNobodyTheirTurn() {
        for number in 0..<30 { _ = fail("hana", stranger(number), noon) }
        let later = noon + Int64(fail("hana", home, noon))
        #expect(later > noon)
        for _ in 0..<5 {
            #expect(fail("hana", home, later) == 0)
            delays.withdraw(account: "hana", from: home, now: later)
        }
        #expect(fail("hana", home, later) == 0)
        #expect(fail("hana", home, later) > 0)
    }

    @Test func strangersAtOneAccountSlowEachOtherDown() {
        for number in 0..<10 { #expect(fail("hana", stranger(number), noon) == 0) }
        for number in 10..<300 { #expect((1...60).contains(fail("hana", stranger(number), noon))) }
        // Another account has nothing to do with it.
        #expect(fail("jun", stranger(11), noon) == 0)
    }

    /// One guess a minute for each address, and one in five minutes after a few.
    @Test func aBotnetHasFewGuesses() {
        var guesses = 0
        for second in 0..<3600 {
            for number in 0..<20 where fail("hana", stranger(number), noon + Int64(second)) == 0 { guesses += 1 }
        }
        #expect(guesses < 20 * 22)
    }

    @Test func onePasswordTriedOnEverybodyIsSlow() {
        var guesses = 0
        for second in 0..<3600 where fail("account \(second)", home, noon + Int64(second)) == 0 { guesses += 1 }
        #expect((40...100).contains(guesses))
    }

    @Test func signingInToOnesOwnAccountInBetweenHelpsNoThief() {
        var guesses = 0
        for second in 0..<3600 {
            let now = noon + Int64(second)
            if fail("account \(second)", home, now) == 0 { guesses += 1 }
            if fail("thief", home, now) == 0 { delays.succeeded(account: "thief", from: home, now: now) }
        }
        #expect((40...110).contains(guesses))
    }

    @Test func manySuccessesFromOneAddressAreNoFailures() {
        for number in 0..<500 {
            #expect(fail("guest \(number)", home, noon) == 0)
            delays.succeeded(account: "guest \(number)", from: home, now: noon)
        }
    }

    @Test func failuresFade() {
        for second in [0, 0, 0, 1, 3, 7] { #expect(fail("hana", home, noon + Int64(second)) == 0) }
        #expect(fail("hana", home, noon + 7) == 8)
        // Each ten minutes one is forgiven: of six there are none after an hour.
        let later = noon + 3607
        for _ in 0..<3 { #expect(fail("hana", home, later) == 0) }
        #expect(fail("hana", home, later) == 1)
    }

    @Test func aDaysAttackFadesWithinHours() {
        for step in 0..<288 { _ = fail("hana", home, noon + Int64(step * 300)) }
        let evening = noon + 86_400
        #expect(fail("hana", home, evening + 3 * 3600) == 0)
        #expect(fail("hana", home, evening + 3 * 3600) == 0)
    }

    @Test func thePhoneOfAThiefIsSlowedToo() {
        for _ in 0..<3 { #expect(fail("hana", phone, noon) == 0) }
        #expect(fail("hana", phone, noon) == 1)
        #expect(fail("hana", .known("device 6"), noon) == 0)
    }

    /// Strangers name accounts and come from addresses without end.
    @Test func aFloodPushesOutNoFailures() {
        let delays = SignInDelays(mostKeys: 300)
        for _ in 0..<12 { _ = fail("hana", home, noon, delays) }
        for second in [1, 3, 7, 15] { _ = fail("hana", home, noon + Int64(second), delays) }
        for number in 0..<20_000 { _ = fail("account \(number)", stranger(number), noon + 15, delays) }
        #expect(fail("hana", home, noon + 15, delays) == 16)
        #expect(fail("hana", home, noon + 30, delays) == 1)
        // Even then nobody waits longer than the rules say, however many there are.
        #expect(fail("hana", phone, noon + 15, delays) == 0)
        for number in 0..<200 { #expect(fail("new \(number)", stranger(-number), noon + 15, delays) <= 300) }
    }

    @Test(arguments: [Int64.min, -1, 0, .max - 1, .max])
    func noClockMakesAnybodyWaitLongerThanTheRules(now: Int64) {
        for other in [noon, noon, noon, noon, now, now, noon, now] {
            #expect(fail("hana", home, other) <= 300)
            delays.withdraw(account: "hana", from: home, now: now)
            #expect(fail("hana", phone, other) <= 300)
            delays.succeeded(account: "hana", from: phone, now: now)
        }
    }

    @Test func accountAndAddressDoNotRunIntoOneAnother() {
        for _ in 0..<3 { _ = fail("a b", .stranger(address: "c"), noon) }
        #expect(fail("a b", .stranger(address: "c"), noon) == 1)
        #expect(fail("a", .stranger(address: "b c"), noon) == 0)
        #expect(fail("a b", .known("c"), noon) == 0)
    }

    @Test func anyStepsKeepEveryWaitWithinTheRules() {
        var numbers = SeededNumbers(seed: 48)
        let delays = SignInDelays(mostKeys: 8)
        var now = noon
        for _ in 0..<20_000 {
            now += Int64.random(in: -5...20, using: &numbers)
            let account = "account \(Int.random(in: 0..<6, using: &numbers))"
            let origin =
                numbers.oneIn(3)
                ? SignInDelays.Origin.known("device") : stranger(Int.random(in: 0..<6, using: &numbers))
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: delays.succeeded(account: account, from: origin, now: now)
            case 1: delays.withdraw(account: account, from: origin, now: now)
            default:
                if case .refused(let seconds) = delays.attempt(account: account, from: origin, now: now) {
                    #expect((1...300).contains(seconds))
                }
            }
        }
    }
}
