import Domain
import Search

/// How long does a list of places take at every key?
public enum PlacesBench {
    /// Microseconds for one key.
    public struct Figures: Equatable, Sendable {
        public var keys = 0
        public var p50 = 0.0
        public var p99 = 0.0
        public var slowest = 0.0

        /// One JSON object.
        public var json: String {
            "{\"keys\": \(keys), \"key_p50_us\": \(Int(p50)), \"key_p99_us\": \(Int(p99)), \"key_slowest_us\": \(Int(slowest))}"
        }
    }

    /// Types the names of every hundredth place in three languages, letter by letter, and its initial consonants; of five rounds
    /// the median counts for each key.
    public static func run(_ index: PlaceIndex) -> Figures {
        let typed = stride(from: 0, to: index.places.count, by: 100).flatMap { states(typing: index.places[$0]) }
        let clock = ContinuousClock()
        var times = [[Double]](repeating: [], count: typed.count)
        for _ in 0..<5 {
            for (number, state) in typed.enumerated() {
                let begun = clock.now
                _ = index.matches(typed: state.text, language: state.language)
                times[number].append(Double((clock.now - begun).components.attoseconds) * 1e-12)
            }
        }
        let medians = times.map { $0.sorted()[$0.count / 2] }.sorted()
        guard let slowest = medians.last else { return Figures() }
        return Figures(
            keys: medians.count, p50: medians[medians.count / 2], p99: medians[medians.count * 99 / 100],
            slowest: slowest)
    }

    private static func states(typing place: Place) -> [(text: String, language: Language)] {
        Language.allCases.flatMap { language in
            let name = Array(place.names[language])
            return (1...max(1, name.count)).map { (String(name.prefix($0)), language) }
        } + initials(of: place.names[.korean])
    }

    private static func initials(of name: String) -> [(text: String, language: Language)] {
        let first = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
        let letters = name.unicodeScalars.compactMap { scalar -> Character? in
            guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
            return first[Int(scalar.value - 0xAC00) / 588]
        }
        return letters.indices.map { (String(letters[...$0]), .korean) }
    }
}
