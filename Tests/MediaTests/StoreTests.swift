import Glibc
import Seeded
import Testing

@testable import Media

@Suite("Pictures on disk")
struct StoreTests {
    private let key = MediaKey("abcdefghijklmnopqrstuvwxyz")
    private let small = Rendition(.small, .webp)

    @Test func aFileIsKeptFoundReplacedAndRemoved() async throws {
        let folder = try Folder()
        let store = try DiskStore(folder: "\(folder.path)/pictures")
        let name = MediaName(try #require(key), small)
        #expect(try await store.get(name) == nil)
        try await store.put([1, 2, 3], as: name)
        #expect(try await store.get(name) == [1, 2, 3])
        #expect(folder.contents("pictures") == ["ab", "new"])
        #expect(folder.contents("pictures/ab") == ["abcdefghijklmnopqrstuvwxyz-160.webp"])
        try await store.put([4], as: name)
        #expect(try await store.get(name) == [4])
        #expect(folder.contents("pictures/new") == [])
        try await store.delete(name)
        try await store.delete(name)
        #expect(try await store.get(name) == nil)
        #expect(folder.contents("pictures/ab") == [])
    }

    @Test func twoOfOneNameAtATimeLeaveOneOfThemWhole() async throws {
        let folder = try Folder()
        let store = try DiskStore(folder: folder.path)
        let name = MediaName(try #require(key), small)
        let bodies = (1...20).map { [UInt8](repeating: $0, count: 50_000) }
        await withTaskGroup(of: Void.self) { group in
            for body in bodies { group.addTask { try? await store.put(body, as: name) } }
        }
        let kept = try #require(try await store.get(name))
        #expect(bodies.contains(kept))
        #expect(folder.contents("new") == [])
    }

    @Test func whatAPowerCutLeftHalfWrittenIsClearedAway() throws {
        let folder = try Folder()
        mkdir("\(folder.path)/new", 0o700)
        _ = try folder.write([1], "new/half")
        _ = try DiskStore(folder: folder.path)
        #expect(folder.contents("new") == [])
    }

    @Test func aFolderThatCannotBeUsedIsAFault() async throws {
        #expect(throws: MediaFault.self) { try DiskStore(folder: "/proc/nothing/pictures") }
        let folder = try Folder()
        let store = try DiskStore(folder: folder.path)
        rmdir("\(folder.path)/new")
        let name = MediaName(try #require(key), small)
        await #expect(throws: MediaFault.unavailable) { try await store.put([1], as: name) }
        #expect(try await store.get(name) == nil)
        #expect(MediaFault(errno: ENOSPC) == .full)
        #expect(MediaFault(errno: EROFS) == .refused)
    }

    @Test(arguments: [
        "", "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz-160", "abcdefghijklmnopqrstuvwxyz-161.webp",
        "abcdefghijklmnopqrstuvwxyz-160.webp ", "abcdefghijklmnopqrstuvwxyz-160.webp/..",
        "../../../../etc/passwd-160.webp",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ-160.webp", "abcdefghijklmnopqrstuvwxy-160.webp",
        "abcdefghijklmnopqrstuvwxyz2-160.webp",
        "../defghijklmnopqrstuvwxyz-160.webp", "abcdefghijklmnopqrstuvwxy/-160.webp",
        "abcdefghijklmnopqrstuvwxy%-160.webp",
        "abcdefghijklmnopqrstuvwxy\0-160.webp", "abcdefghijklmnopqrstuvwxy0-160.webp",
        "abcdefghijklmnopqrstuvwxyé-160.webp",
        "abcdefghijklmnopqrstuvwxyz-160.WEBP", "abcdefghijklmnopqrstuvwxyz-160.jpg",
        "abcdefghijklmnopqrstuvwxyz--160.webp",
    ])
    func aNameThatWeDidNotGiveIsNone(text: String) {
        #expect(MediaName(text) == nil)
    }

    @Test func aNameComesThroughAsItWas() throws {
        for rendition in Rendition.all {
            let name = MediaName(MediaKey(), rendition)
            #expect(MediaName(name.description) == name)
        }
    }

    @Test func keysAreLongAndUseAllTheirLetters() {
        var numbers = SeededNumbers(seed: 7)
        let keys = (0..<2000).map { _ in MediaKey(using: &numbers).description }
        #expect(Set(keys).count == 2000)
        #expect(Set(keys.joined()).count == 32)
        #expect(MediaKey() != MediaKey())
        #expect(keys.allSatisfy { MediaKey($0)?.description == $0 })
    }

    @Test func ofAPictureAllFilesAreKeptOrNone() async throws {
        let folder = try Folder()
        let disk = try DiskStore(folder: folder.path)
        let files = Rendition.all.map {
            Picture.File(rendition: $0, width: 1, height: 1, bytes: [UInt8($0.edge.rawValue % 251)])
        }
        let key = MediaKey()
        try await disk.put(Picture(files: files), as: key)
        for file in files { #expect(try await disk.get(MediaName(key, file.rendition)) == file.bytes) }
        try await disk.delete(key)
        for file in files { #expect(try await disk.get(MediaName(key, file.rendition)) == nil) }

        let failing = FailingStore(disk: disk, refused: Rendition(.large, .jpeg))
        await #expect(throws: MediaFault.full) { try await failing.put(Picture(files: files), as: key) }
        #expect(folder.contents(String(key.description.prefix(2))) == [])
    }

    @Test func aStoreThatIsAwayIsAskedOnceForAPicture() async throws {
        let files = Rendition.all.map { Picture.File(rendition: $0, width: 1, height: 1, bytes: [1]) }
        let away = AwayStore()
        await #expect(throws: MediaFault.unavailable) { try await away.put(Picture(files: files), as: MediaKey()) }
        #expect(await away.asked == 1)
        await #expect(throws: MediaFault.unavailable) { try await away.delete(MediaKey()) }
        #expect(await away.asked == 2)
    }
}

/// Counts what it is asked, and is away.
private actor AwayStore: MediaStore {
    private(set) var asked = 0

    func put(_ bytes: [UInt8], as name: MediaName) async throws(MediaFault) {
        asked += 1
        throw .unavailable
    }

    func get(_ name: MediaName) async throws(MediaFault) -> [UInt8]? { nil }

    func delete(_ name: MediaName) async throws(MediaFault) {
        asked += 1
        throw .unavailable
    }
}

/// A disk that is full for one of the files.
private struct FailingStore: MediaStore {
    let disk: DiskStore
    let refused: Rendition

    func put(_ bytes: [UInt8], as name: MediaName) async throws(MediaFault) {
        guard name.rendition != refused else { throw .full }
        try await disk.put(bytes, as: name)
    }

    func get(_ name: MediaName) async throws(MediaFault) -> [UInt8]? { try await disk.get(name) }

    func delete(_ name: MediaName) async throws(MediaFault) { try await disk.delete(name) }
}
