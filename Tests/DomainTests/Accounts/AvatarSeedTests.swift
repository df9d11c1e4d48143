import Domain
import Testing

struct AvatarSeedTests {
    private static let most = 1_073_741_823

    @Test("A seed has 30 bits")
    func range() {
        for number in [0, 1, Self.most] {
            #expect(AvatarSeed(number)?.number == number)
            #expect(AvatarSeed(folding: Int64(number)).number == number)
        }
        for number in [-1, Self.most + 1, .min, .max] { #expect(AvatarSeed(number) == nil) }
    }

    @Test(
        "Any number gives a seed",
        arguments: [
            (-1, 1_073_741_823), (1_073_741_824, 0), (Int64.min, 0), (Int64.max, 1_073_741_823),
        ] as [(Int64, Int)])
    func folding(number: Int64, seed: Int) {
        #expect(AvatarSeed(folding: number).number == seed)
    }

    @Test("The row goes on at the beginning")
    func row() {
        #expect(AvatarSeed(folding: Int64(Self.most)).row(of: 3).map(\.number) == [Self.most, 0, 1])
        #expect(AvatarSeed(folding: 7).row(of: 0).isEmpty)
    }

    @Test("Its next is another one, and the same each time")
    func next() {
        let first = AvatarSeed(folding: 1)
        // 1,664,525 + 1,013,904,223, which has no more than 30 bits.
        #expect(first.next.number == 1_015_568_748)
        #expect(first.next.next != first.next && first.next == AvatarSeed(folding: 1).next)
    }
}
