import Domain
import Testing

struct FreshProofTests {
    @Test(
        "What was shown holds for ten minutes, and a clock that was set back doesn't end it",
        arguments: [
            (0, true), (600, true), (601, false), (-30, true), (Int64.max - 1000, false),
        ] as [(Int64, Bool)])
    func holds(age: Int64, holds: Bool) {
        #expect(FreshProof.holds(provedAt: 1000, now: 1000 + age) == holds)
    }

    @Test("Times at the ends of what there is break nothing")
    func ends() {
        #expect(!FreshProof.holds(provedAt: .min, now: .max))
        #expect(FreshProof.holds(provedAt: .max, now: .max))
    }
}
