import Foundation
import Testing

struct LinkTests {
    @Test func linksBetweenDocumentsLeadSomewhere() {
        for file in Repository.files where file.path.hasSuffix(".md") {
            for target in Self.targets(in: file.text) where !Self.leads(target, from: file.path) {
                Issue.record("\(file.path) links to \(target), which is not there.")
            }
        }
    }

    @Test func linksAreFoundOutsideOfCodeOnly() {
        let text = """
            [a](b.md#part) and ![c](d.png "title"), [e](https://f.example/) [g](#here)
            ```
            [h](i.md)
            ```
            `[j](k.md)`
            """
        #expect(Self.targets(in: text) == ["b.md", "d.png"])
    }

    /// The files that a Markdown text links to, without the part after `#`.
    private static func targets(in text: String) -> [String] {
        let prose = text.replacing(/(?ms)^```.*?^```/, with: "").replacing(/`[^`\n]*`/, with: "")
        return prose.matches(of: /\]\(([^)\s]+)[^)]*\)/).compactMap { match in
            let target = match.1.prefix { $0 != "#" }
            return target.isEmpty || target.contains(":") ? nil : target.removingPercentEncoding ?? String(target)
        }
    }

    private static func leads(_ target: String, from path: String) -> Bool {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return Repository.exists(target.hasPrefix("/") ? String(target.dropFirst()) : folder + "/" + target)
    }
}
