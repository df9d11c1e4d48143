import Domain

/// A destination, its neighbourhoods and the language of its hosts; the files beside this one have them all.
struct DemoPlace: Sendable {
    let destination: Destination
    let voice: any Voice.Type
    let neighbourhoods: [Neighbourhood]

    init(_ destination: Destination, speaking voice: any Voice.Type, _ neighbourhoods: [Neighbourhood]) {
        self.destination = destination
        self.voice = voice
        self.neighbourhoods = neighbourhoods
    }

    /// Those of the small world, which tests look at.
    static let few: [DemoPlace] = [.seoul, .busan, .jeju, .tokyo, .singapore]

    /// All forty.
    static let all: [DemoPlace] = few + koreanTowns + japaneseTowns + farAway

    private static let koreanTowns: [DemoPlace] = [
        .incheon, .suwon, .gapyeong, .pyeongchang, .chuncheon, .sokcho, .gangneung, .yangyang, .pohang, .gyeongju,
        .andong, .daegu, .tongyeong, .namhae, .yeosu, .suncheon, .jeonju, .damyang, .taean,
    ]
    private static let japaneseTowns: [DemoPlace] = [
        .osaka, .kyoto, .nara, .kobe, .fukuoka, .sapporo, .okinawa, .hakone, .kanazawa,
    ]
    private static let farAway: [DemoPlace] = [.taipei, .hongKong, .bangkok, .daNang, .paris, .london, .newYork]
}
