import Testing

/// What a reviewer would otherwise have to say again and again.
struct LeftoverTests {
    /// A program prints; a room that others use does not.
    @Test func libraryRoomsDoNotPrint() {
        for file in Repository.code where file.room != "App" {
            let places = file.places { $0.firstMatch(of: /(^|[^.\w])(debugPrint|print|dump)\(/) != nil }
            #expect(places == [])
        }
    }

    /// S3-5.5
    @Test func nothingIsPutOff() {
        let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "HA" + "CK:"]
        for file in Repository.files where file.path.hasPrefix("Sources/") || file.path.hasPrefix("Tests/") {
            #expect(file.places { line in marks.contains { line.contains($0) } } == [])
        }
    }

    /// S3-5.6
    @Test func nothingIsForced() {
        for file in Repository.code {
            #expect(file.places(where: Self.forces) == [])
        }
    }

    @Test(
        arguments: [
            ("let a = b!", true), ("c()!.d", true), ("e[0]!", true), ("try! f()", true), ("g as! H", true),
            ("var i: J!", true),
            ("if !k {", false), ("l != m", false), ("n!=o", false), ("(!p)", false), ("q ! r", false),
        ])
    func forcingIsRecognised(line: Substring, isForced: Bool) {
        #expect(Self.forces(line) == isForced)
    }

    /// `x!`, `try!`, `as!`; not `!x` and not `x != y`.
    private static func forces(_ line: Substring) -> Bool {
        line.firstMatch(of: /[\w)\]}?]!($|[^=])/) != nil
    }

    @Test func uncheckedSendingSaysWhyItHolds() {
        for (file, code) in zip(Repository.sources, Repository.code) {
            let lines = file.lines
            for (index, line) in code.lines.enumerated()
            where line.contains("@unchecked Sendable") {
                let above = index > 0 ? lines[index - 1].drop(while: \.isWhitespace) : ""
                let isExplained = lines[index].contains("//") || above.hasPrefix("//")
                #expect(isExplained, "\(file.path):\(index + 1) has no reason beside it.")
            }
        }
    }

    @Test func aPlaceholderGoesWhenSomethingStandsInItsPlace() {
        let swift = Dictionary(grouping: Repository.swift) { file in
            file.path.split(separator: "/").prefix(2).joined(separator: "/")
        }
        for (folder, files) in swift where files.contains(where: { $0.name == "Placeholder.swift" }) {
            #expect(files.count == 1, "\(folder)/Placeholder.swift isn't needed any more.")
        }
    }

    /// S3-5.7. Past that, look for the second idea hiding inside.
    @Test func filesStayShort() {
        let kinds = [".swift", ".py", ".js", ".css"]
        for file in Repository.files
        where kinds.contains(where: file.path.hasSuffix) && !file.path.hasPrefix("Web/vendor/") {
            #expect(file.lines.count <= 401, "\(file.path) has more than 400 lines.")
        }
    }

    /// The repository is about Nadri, not about how it came to be.
    @Test func theTextsSpeakOfNadriAlone() {
        let words = ["cla" + "ude", "sub" + "agent", "/wo" + "rk/", "py" + "env"]
        for file in Repository.files where !file.path.hasPrefix("Web/vendor/") {
            #expect(file.places { line in words.contains { line.lowercased().contains($0) } } == [])
        }
    }
}
