import Foundation
import Testing

@testable import SignIn

@Suite struct TokenKeyFileTests {
    private let folder: TestFolder
    private let file: TokenKeyFile

    init() throws {
        folder = try TestFolder()
        file = TokenKeyFile(folder: folder.path)
    }

    private func put(_ text: String, mode: Int = 0o600) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    @Test func keysAreMadeOnceAndOnlyTheirOwnerCanReadThem() throws {
        #expect(try file.kept() == nil)
        let keys = try file.keys(.seeded(1))
        #expect(keys == TokenKeys(.seeded(1)))
        #expect(try file.keys(.seeded(2)) == keys)
        #expect(try file.kept() == keys)
        #expect(try folder.files == ["token-keys"])
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func manyThatStartAtOnceEndWithTheSameKeys() async throws {
        for _ in 0..<5 {
            let folder = try TestFolder()
            let keys = try await withThrowingTaskGroup(of: TokenKeys.self) { group in
                for _ in 0..<12 { group.addTask { try TokenKeyFile(folder: folder.path).keys() } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(keys.count == 12)
            #expect(Set(keys.map(\.text)).count == 1)
            #expect(try folder.files == ["token-keys"])
        }
    }

    @Test func whoComesSecondTakesTheKeysOfTheFirst() throws {
        // Between our look for the file and our writing of it, another makes it.
        let slow = Randomness { count in
            _ = try? file.keys(.seeded(1))
            return Randomness.seeded(2).bytes(count)
        }
        #expect(try file.keys(slow) == TokenKeys(.seeded(1)))
        #expect(try file.kept() == TokenKeys(.seeded(1)))
        #expect(try folder.files == ["token-keys"])
    }

    @Test func aRotationKeepsTheKeyThatSignedUntilNow() throws {
        let first = try file.keys(.seeded(1))
        let second = try file.rotate(.seeded(2))
        #expect(second == first.rotated(.seeded(2)))
        #expect(try file.keys() == second)
        let third = try file.rotate(.seeded(3))
        #expect(third.ids == [third.ids[0], second.ids[0]])
        #expect(try folder.files == ["token-keys"])
    }

    @Test func whoeverReadsWhileKeysRotateFindsThemWhole() async throws {
        _ = try file.keys()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for _ in 0..<40 { _ = try file.rotate() } }
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 {
                        let kept = try file.kept()
                        #expect(kept != nil)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test(arguments: [0o644, 0o640, 0o660, 0o604, 0o700, 0o200, 0o4600])
    func aFileThatOthersMayReadIsRefused(mode: Int) throws {
        let text = TokenKeys(.seeded(1)).text
        try put(text, mode: mode)
        let fault = #expect(throws: TokenKeyFault.self) { try file.keys() }
        // Whoever isn't root can't even read it with 0200.
        if mode != 0o200 { #expect(fault == .openToOthers(path: file.path, mode: UInt32(mode))) }
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text || mode == 0o200)
        let shown = fault.map { "\($0)" } ?? ""
        #expect(shown.contains(file.path) && !shown.contains(text))
    }

    @Test func aFileThatCannotBeWrittenIsReadAllTheSame() throws {
        try put(TokenKeys(.seeded(1)).text, mode: 0o400)
        #expect(try file.keys() == TokenKeys(.seeded(1)))
    }

    @Test(arguments: ["", "\n", "nonsense", "sign=AAAA", "sign=\u{e9}", String(repeating: "x", count: 5000)])
    func aFileOfNonsenseIsRefusedAndStays(text: String) throws {
        try put(text)
        #expect(throws: TokenKeyFault.nonsenseIn(path: file.path)) { try file.keys() }
        #expect(throws: TokenKeyFault.nonsenseIn(path: file.path)) { try file.rotate() }
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    }

    @Test func keysCutShortAnywhereAreNoKeys() throws {
        let keys = TokenKeys(.seeded(1)).rotated(.seeded(2))
        let first = keys.text.prefix { $0 != " " }
        for count in 0..<keys.text.count where !(first.count...first.count + 1).contains(count) {
            try put(String(keys.text.prefix(count)))
            #expect(throws: TokenKeyFault.nonsenseIn(path: file.path)) { try file.keys() }
        }
    }

    @Test func whatIsNoFileIsRefusedAtOnce() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
        #expect(throws: TokenKeyFault.nonsenseIn(path: file.path)) { try file.keys() }
        try FileManager.default.removeItem(atPath: file.path)
        #expect(mkfifo(file.path, 0o600) == 0)
        #expect(throws: TokenKeyFault.nonsenseIn(path: file.path)) { try file.keys() }
    }

    @Test func whereNothingCanBeWrittenThereAreNoKeys() {
        let nowhere = TokenKeyFile(folder: folder.path + "/nowhere")
        let fault = #expect(throws: TokenKeyFault.self) { try nowhere.keys() }
        #expect(fault == .unwritable(path: nowhere.path, reason: "No such file or directory"))
        let inAFile = TokenKeyFile(folder: "/dev/null")
        let other = #expect(throws: TokenKeyFault.self) { try inAFile.keys() }
        #expect(other == .unreadable(path: inAFile.path, reason: "Not a directory"))
    }
}
