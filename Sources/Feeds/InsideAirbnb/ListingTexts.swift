/// Parts what a host wrote into the few sentences shown at once and the rest.
enum ListingTexts {
    /// The longest summary, in characters.
    static let longestSummary = 300

    /// The summary and the details read as one text behind each other. Old files repeat their summary at the beginning of the
    /// description: it is said once. New files have no summary: the description's first sentences are.
    static func split(
        summary: String, space: String, description: String, surroundings: String
    ) -> (summary: String, details: String) {
        let body = description.isEmpty ? space : description
        let opening: String
        let rest: String
        if summary.isEmpty {
            (opening, rest) = beginning(of: body)
        } else {
            (opening, rest) = (summary, body.hasPrefix(summary) ? String(body.dropFirst(summary.count)) : body)
        }
        let details = [String(Substring(rest).trimmedBlanks), surroundings].filter { !$0.isEmpty }
        return (opening, details.joined(separator: "\n\n"))
    }

    /// Cuts behind the last sentence or line that ends within the longest summary; failing that, behind a word.
    private static func beginning(of text: String) -> (String, String) {
        guard text.count > longestSummary else { return (text, "") }
        let start = text.prefix(longestSummary)
        let cut = end(of: start) { isSentenceEnd($0, before: $1) } ?? end(of: start) { $1?.isWhitespace ?? false }
        let edge = cut ?? start.endIndex
        return (String(text[..<edge].trimmedBlanks), String(text[edge...]))
    }

    /// Behind the last character for which the condition holds, given what follows it; not in the first third.
    private static func end(
        of start: Substring, where isEnd: (Character, Character?) -> Bool
    ) -> String.Index? {
        var following: Character?
        var index = start.endIndex
        let earliest = start.index(start.startIndex, offsetBy: longestSummary / 3)
        while index > earliest {
            let before = start.index(before: index)
            if isEnd(start[before], following) { return index }
            following = start[before]
            index = before
        }
        return nil
    }

    private static func isSentenceEnd(_ character: Character, before following: Character?) -> Bool {
        if character == "\n" || character == "。" || character == "！" || character == "？" { return true }
        return (character == "." || character == "!" || character == "?") && following?.isWhitespace ?? false
    }
}
