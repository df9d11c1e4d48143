import Markup
import Testing

struct ChangedSectionsTests {
    @Test func atFirstEverySectionIsWritten() {
        var changed = ChangedSections()
        #expect(write(["one", "two"], with: &changed) == "<p>one</p><p>two</p>")
    }

    @Test func afterwardsOnlyThoseThatChanged() {
        var changed = ChangedSections()
        _ = write(["one", "two", "three"], with: &changed)
        #expect(write(["one", "two", "three"], with: &changed) == "")
        #expect(write(["one", "2", "three"], with: &changed) == "<p>2</p>")
        #expect(write(["one", "two", "3"], with: &changed) == "<p>two</p><p>3</p>")
    }

    @Test func anotherNumberOfSectionsAsksForTheWholeAndThenGoesOn() {
        var changed = ChangedSections()
        _ = write(["one", "two"], with: &changed)
        #expect(write(["one"], with: &changed) == nil)
        #expect(write(["one"], with: &changed) == "<p>one</p>")
        #expect(write(["one"], with: &changed) == "")
    }

    /// nil when the whole is asked for.
    private func write(_ texts: [String], with changed: inout ChangedSections) -> String? {
        var writer = HTMLWriter()
        let isWritten = changed.write(texts.map { text in p { text } }, to: &writer)
        return isWritten ? String(decoding: writer.bytes, as: UTF8.self) : nil
    }
}
