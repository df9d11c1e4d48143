import Testing

@testable import Demo

/// The pictures that don't belong to a stay.
@Suite struct DrawingTests {
    @Test func heroAvatarAndIconAreSound() {
        #expect(DrawingReader.read(HeroScene.svg()).faults == [])
        #expect(DrawingReader.read(Icon.svg()).faults == [])
        #expect(DrawingReader.read(Icon.svg(rounded: true)).faults == [])
        for seed in UInt64(0)..<200 {
            #expect(DrawingReader.read(Avatar.svg(seed: seed)).faults == [], "seed \(seed)")
        }
        #expect(HeroScene.svg().count <= 16_000)
    }

    @Test func avatarsAreTheSameForAKeyAndDifferBetweenKeys() {
        let avatars = (0..<100).map { Avatar.svg(key: "host-\($0)") }

        #expect(Avatar.svg(key: "host-7") == avatars[7])
        #expect(Set(avatars).count == avatars.count)
        #expect(avatars.allSatisfy { $0.count < 4_000 })
    }

    @Test func whiteTextReadsOnTheLowerPartOfTheHero() {
        for hill in HeroScene.darkHills {
            let contrast = 1.05 / (hill.relativeLuminance + 0.05)
            #expect(contrast >= 4.5, "\(hill.attribute) \(contrast)")
        }
    }

    @Test func luminanceIsThatOfTheStandard() {
        #expect(abs((0xFFFFFF as Colour).relativeLuminance - 1) < 0.002)
        #expect((0x000000 as Colour).relativeLuminance == 0)
        #expect(abs((0x767676 as Colour).relativeLuminance - 0.1812) < 0.003)
    }
}
