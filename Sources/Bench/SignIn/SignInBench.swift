import SignIn

/// How many people can sign in a second, and what does it cost to see at each request who asks?
public enum SignInBench {
    public struct Figures: Equatable, Sendable {
        /// Passwords checked, two at a time, a second.
        public var signInsPerSecond = 0.0
        /// Microseconds for an access token that was issued or proved here before; the median.
        public var knownToken = 0.0
        /// The same for one that another node has issued, the first time it comes.
        public var firstSight = 0.0

        /// One JSON object.
        public var json: String {
            "{\"sign_ins_per_s\": \(rounded(signInsPerSecond)), \"session_check_us\": \(rounded(knownToken)), "
                + "\"first_session_check_us\": \(rounded(firstSight))}"
        }

        private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    }

    private static let people = 24
    private static let tokens = 4000
    private static let password = "보리차 한 잔 값"

    public static func run() async throws -> Figures {
        var figures = Figures()
        figures.signInsPerSecond = try await signIns()
        let keys = TokenKeys(.system)
        let here = AccessTokens(keys: keys)
        let elsewhere = AccessTokens(keys: keys)
        let now: Int64 = 1_803_891_600
        let issued = (0..<tokens).map { here.issue(account: Int64($0) + 1, session: Int64($0) + 1, now: now) }
        figures.firstSight = median(issued) { _ = try? elsewhere.check($0, now: now) }
        figures.knownToken = median(issued) { _ = try? elsewhere.check($0, now: now) }
        return figures
    }

    private static func signIns() async throws -> Double {
        let passwords = Passwords(cost: .usual)
        let hash = try await passwords.hash(password)
        let begun = ContinuousClock.now
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<people { group.addTask { try await passwords.verify(password, against: hash) } }
            for try await isRight in group { precondition(isRight, "a right password was refused") }
        }
        let time = (ContinuousClock.now - begun).components
        return Double(people) / (Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }

    /// Microseconds.
    private static func median(_ texts: [String], _ work: (String) -> Void) -> Double {
        let clock = ContinuousClock()
        let times = texts.map { text in
            let begun = clock.now
            work(text)
            return Double((clock.now - begun).components.attoseconds) * 1e-12
        }
        return times.sorted()[times.count / 2]
    }
}
