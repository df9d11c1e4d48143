import Foundation
import Testing

@testable import SignIn

@Suite struct CommonPasswordsTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../../Data/common-passwords.txt").standardized

    private func list() throws -> CommonPasswords { try CommonPasswords(file: Array(Data(contentsOf: Self.file))) }

    @Test(arguments: ["password", "PassWord", "12345678", "QWERTYUIOP", "iloveyou", "1qaz2wsx", "!qaz2wsx", "zzzzzzz1"])
    func aCommonPasswordIsFoundInAnyCase(password: String) throws {
        #expect(try list().contains(password))
    }

    @Test(arguments: [
        "", "passwor", "password ", " password", "password\n", "nadri common passwords 1", "end 10000", "비밀번호비밀번호",
        "p\u{ff41}ssword", "!qaz2wsw", "zzzzzzzzzz9", "\0", "correct horse battery staple",
    ])
    func anotherPasswordIsNot(password: String) throws {
        #expect(try !list().contains(password))
    }

    @Test func theListHoldsTenThousandAndFindsEachOfThem() throws {
        let list = try list()
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").dropFirst().dropLast()
        #expect(list.count == 10_000)
        #expect(lines.count == list.count)
        for line in lines {
            #expect(line.count >= 8)
            #expect(list.contains(line.uppercased()))
        }
    }

    @Test func anEmptyListIsAListToo() throws {
        let list = try CommonPasswords(file: Array("nadri common passwords 1\nend 0\n".utf8))
        #expect(!list.contains("password"))
    }

    @Test(arguments: [
        ("", 1), ("\n", 1), ("password\n", 1), ("nadri common passwords 1\n", 2),
        ("nadri common passwords 1\naaaaaaaa\n", 2), ("nadri common passwords 1\naaaaaaaa\nend 2\n", 3),
        ("nadri common passwords 1\nbbbbbbbb\naaaaaaaa\nend 2\n", 3),
        ("nadri common passwords 1\naaaaaaaa\naaaaaaaa\nend 2\n", 3),
        ("nadri common passwords 1\naaaaaaaa\nend 1\nmore\n", 4),
    ])
    func aDamagedListIsRefusedWithTheLine(text: String, line: Int) {
        let damage = #expect(throws: CommonPasswords.Damage.self) { try CommonPasswords(file: Array(text.utf8)) }
        #expect(damage?.line == line)
    }

    @Test func aListCutShortAnywhereIsRefused() throws {
        let bytes = Array("nadri common passwords 1\naaaaaaaa\nbbbbbbbb\nend 2\n".utf8)
        // Without the last line end it is whole.
        for count in 0..<bytes.count - 1 {
            #expect(throws: CommonPasswords.Damage.self) { try CommonPasswords(file: Array(bytes.prefix(count))) }
        }
    }
}
