/// The number that a drawn picture grows from: 0 … 2³⁰ − 1, so that a browser, whose numbers have 32 bits, can count on.
public struct AvatarSeed: Equatable, Sendable {
    public let number: Int

    private static let bits: Int64 = 0x3FFF_FFFF

    /// nil for a number that is no seed.
    public init?(_ number: Int) {
        guard number >= 0, Int64(number) <= AvatarSeed.bits else { return nil }
        self.number = number
    }

    /// Any number at all gives one; a seed gives itself.
    public init(folding number: Int64) {
        self.number = Int(number & AvatarSeed.bits)
    }

    /// Those from this one on, one beside the other.
    public func row(of count: Int) -> [AvatarSeed] {
        (0..<count).map { AvatarSeed(folding: Int64(number) + Int64($0)) }
    }

    /// Another one. Every seed has its next, and it takes 2³⁰ of them until the first comes again.
    public var next: AvatarSeed {
        AvatarSeed(folding: Int64(UInt32(truncatingIfNeeded: number) &* 1_664_525 &+ 1_013_904_223))
    }
}
