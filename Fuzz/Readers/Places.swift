import Domain
import Foundation
import Search

/// Made before the first reading; the program runs in the repository's root.
private let index: PlaceIndex = {
    guard let file = FileManager.default.contents(atPath: "Data/places.tsv"),
        let index = try? PlaceIndex(file: Array(file))
    else { preconditionFailure("Data/places.tsv can't be read from here.") }
    return index
}()

/// Any text finds places, or none; what is marked lies in the name that is shown.
func readTypedPlace(_ bytes: [UInt8]) {
    let typed = String(decoding: bytes, as: UTF8.self)
    for language in Language.allCases {
        let matches = index.matches(typed: typed, language: language, limit: 10)
        precondition(matches.count <= 10)
        for match in matches {
            guard let marked = match.marked else { continue }
            precondition(marked.upperBound <= match.place.names[language].utf8.count)
        }
    }
}
