import Domain

/// The five cities and islands of the demo world and their neighbourhoods, from the files beside this one.
enum Places {
    static let all: [(destination: Destination, neighbourhoods: [Neighbourhood], voice: any Voice.Type)] = [
        (.seoul, seoul, KoreanVoice.self),
        (.busan, busan, KoreanVoice.self),
        (.jeju, jeju, KoreanVoice.self),
        (.tokyo, tokyo, JapaneseVoice.self),
        (.singapore, singapore, EnglishVoice.self),
    ]
}
