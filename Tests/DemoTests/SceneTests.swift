import Domain
import Testing

@testable import Demo

@Suite struct SceneTests {
    @Test(arguments: StayKind.allCases)
    func everyPictureIsSmallAndSound(kind: StayKind) throws {
        for light in Scene.Light.allCases {
            for view in 0..<Scene.viewCount {
                for seed in UInt64(0)..<3 {
                    let region = Scene.Region.allCases[(Int(seed) * 5 + view) % Scene.Region.allCases.count]
                    let svg = Scene.svg(kind: kind, region: region, view: view, seed: seed, light: light)
                    let name: Comment = "\(kind) \(region) view \(view) seed \(seed) \(light)"
                    #expect(svg.count <= Scene.largestPicture, name)
                    let reading = DrawingReader.read(svg)
                    #expect(reading.faults == [], name)
                }
            }
        }
    }

    @Test(arguments: Scene.Region.allCases)
    func everyKindFitsEveryRegion(region: Scene.Region) {
        for kind in StayKind.allCases {
            for seed in UInt64(10)..<13 {
                let light = Scene.Light.allCases[Int(seed) % 4]
                let svg = Scene.svg(kind: kind, region: region, view: 0, seed: seed, light: light)
                #expect(svg.count <= Scene.largestPicture, "\(kind) \(region) seed \(seed)")
                #expect(DrawingReader.read(svg).faults == [], "\(kind) \(region) seed \(seed)")
            }
        }
    }

    @Test func theSameArgumentsGiveTheSameBytes() {
        for view in 0..<Scene.viewCount {
            let one = Scene.svg(kind: .hanok, region: .seoul, view: view, seed: 7)
            let other = Scene.svg(kind: .hanok, region: .seoul, view: view, seed: 7)
            #expect(one == other)
        }
    }

    @Test func heroFaceAndIconAreTheOnesThatWereLookedAt() {
        #expect(Chance.hash(HeroScene.svg()) == 0x972F_620D_8F3D_5602)
        #expect(Chance.hash(Avatar.svg(seed: 5)) == 0x81F9_790F_F7D2_EE3A)
        #expect(Chance.hash(Icon.svg()) == 0xD5AB_CBD7_F241_2C6F)
    }

    @Test func theViewsOfAStayDifferAndOtherNumbersCountRound() {
        let views = (0..<Scene.viewCount).map { Scene.svg(kind: .lodge, region: .jeju, view: $0, seed: 4) }

        #expect(Set(views).count == Scene.viewCount)
        #expect(Scene.svg(kind: .lodge, region: .jeju, view: Scene.viewCount, seed: 4) == views[0])
        #expect(Scene.svg(kind: .lodge, region: .jeju, view: -1, seed: 4) == views.last)
        #expect(Scene.svg(kind: .lodge, region: .jeju, view: .min, seed: 4).isEmpty == false)
    }

    @Test func noTwoStaysLookAlikeAndEveryPictureIsSmall() {
        let sample = stride(from: 0, to: Worlds.full.count, by: 37).map { Worlds.full[$0].stay }
        var seen: Set<[UInt8]> = []
        for stay in sample {
            for view in 0..<Scene.viewCount {
                let svg = Scene.svg(of: stay, view: view)
                #expect(svg.count <= Scene.largestPicture, "\(stay.originKey) view \(view)")
                #expect(seen.insert(svg).inserted, "\(stay.originKey) view \(view)")
            }
        }
    }

    @Test func thePicturesOfAStayShareItsColours() {
        // The sofa, the bed and the window seat are covered with one cloth.
        for stay in Worlds.full.prefix(40).map(\.stay) where stay.kind == .apartment {
            let look = Look(kind: .apartment, region: .seoul, light: .day, seed: Scene.seed(stay.originKey))
            let accent = look.accent.attribute
            for view in [1, 2, 5] {
                let svg = Scene.svg(
                    kind: .apartment, region: .seoul, view: view, seed: Scene.seed(stay.originKey), light: .day)
                #expect(String(decoding: svg, as: UTF8.self).contains(accent), "\(stay.originKey) view \(view)")
            }
        }
    }

    @Test func idsOfTwoPicturesDoNotMeet() {
        let one = DrawingReader.read(Scene.svg(kind: .house, region: .seoul, view: 0, seed: 1)).ids
        let other = DrawingReader.read(Scene.svg(kind: .house, region: .seoul, view: 0, seed: 2)).ids

        #expect(!one.isEmpty && !other.isEmpty)
        #expect(one.isDisjoint(with: other))
    }

    @Test func staysShowTheLandAroundThem() throws {
        let stays = Worlds.full
        for destination in DemoWorld.destinations() {
            let here = stays.filter { $0.destination == destination.slug }
            #expect(here.allSatisfy { Scene.Region(at: $0.stay.position) == destination.region }, "\(destination.slug)")
        }
        let alps = try #require(Coordinate(latitudeDegrees: 46.5, longitudeDegrees: 8))
        #expect(Scene.Region(at: alps) == .hills)
        let first = try #require(stays.first)
        #expect(Scene.seed("") == 0xCBF2_9CE4_8422_2325)
        #expect(
            Scene.svg(of: first.stay, view: 1)
                == Scene.svg(kind: first.stay.kind, region: .seoul, view: 1, seed: Scene.seed(first.stay.originKey)))
        #expect(Scene.svg(of: first.stay, view: 0) == Scene.svg(of: first.stay(id: Stay.ID(9)), view: 0))
    }

    @Test func numbersInPathsAreShortAndRight() {
        let values: [(Double, String)] = [
            (0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12, "12"), (-3.25, "-3.3"), (99.96, "100"),
        ]
        for (number, text) in values { #expect(PathData.tenths(number) == text) }
        #expect(PathData.hundredths(0.05) == ".05")
        #expect(PathData.hundredths(1.5) == "1.5")
        #expect(PathData.hundredths(-1.25) == "-1.25")
    }
}
