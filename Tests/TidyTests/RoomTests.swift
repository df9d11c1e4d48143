import Testing

/// Which room may import which. Arrows never turn back; what is missing here is passed in instead.
struct RoomTests {
    static let rooms: [String: Set<String>] = [
        "Domain": [],
        "Markup": [],
        "Wire": ["Domain"],
        "Words": ["Domain"],
        "Routes": ["Domain"],
        "Screens": ["Domain", "Wire", "Routes"],
        "Views": ["Domain", "Wire", "Routes", "Screens", "Markup", "Words"],
        "Browser": ["Domain", "Markup", "Wire", "Words", "Screens", "Views"],
        "Replay": ["Domain", "Markup", "Wire", "Screens", "Views"],
        "Search": ["CPrefetch", "Domain"],
        "Storage": ["Domain"],
        "StorageSQLite": ["Domain", "Storage", "CSQLite"],
        "StoragePostgres": ["Domain", "Storage", "CPostgres"],
        "HTTP": ["CMicrohttpd", "CZlib"],
        "Outbound": ["CCurl"],
        "Media": ["Outbound", "CVips", "CJPEG", "CLinux"],
        "Feeds": ["Domain", "CZlib"],
        "SignIn": ["Domain", "Storage", "Wire", "Outbound", "CSodium", "COpenSSL"],
        "Demo": ["Domain"],
        "Bench": ["Domain", "Search", "Storage", "SignIn", "Media", "CVips"],
        "Server": [
            "Domain", "Markup", "Wire", "Words", "Routes", "Screens", "Views", "Search", "Storage", "HTTP", "Feeds",
            "Demo", "SignIn", "Media",
        ],
        "App": [
            "Domain", "Wire", "Words", "Routes", "Search", "Storage", "StorageSQLite", "StoragePostgres", "HTTP",
            "Feeds",
            "Demo", "Bench", "Outbound", "SignIn", "Media", "Server",
        ],
        "C": [],
    ]

    /// Compiled to wasm too, where there is nothing but the standard library.
    static let withoutSystem: Set = [
        "Domain", "Markup", "Wire", "Words", "Routes", "Screens", "Views", "Browser", "C",
    ]
    static let system: Set = ["Swift", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
    static let foundation: Set = ["Foundation", "FoundationEssentials"]

    @Test(arguments: Set(Repository.sources.map { String($0.room) }).sorted())
    func aRoomImportsOnlyWhatItMay(room: String) throws {
        let rooms = try #require(Self.rooms[room], "Sources/\(room) is a new room: say here what it may import.")
        let allowed = rooms.union(Self.systemModules(of: room))
        for file in Repository.code where file.room == room {
            for module in Self.imports(of: file) where !allowed.contains(module) {
                Issue.record("\(file.path) imports \(module), which \(room) may not.")
            }
        }
    }

    @Test func everyRoomOfTheTableExists() {
        for room in Self.rooms.keys {
            #expect(Repository.exists("Sources/\(room)"), "There is no Sources/\(room).")
        }
    }

    @Test func importLinesAreReadInAllTheirForms() {
        let file = TextFile(
            path: "Sources/Server/A.swift",
            text: """
                import Domain
                internal import CZlib
                @preconcurrency import Dispatch
                    import struct Foundation.URL
                let important = 1
                """)
        #expect(Self.imports(of: file) == ["Domain", "CZlib", "Dispatch", "Foundation"])
    }

    private static func systemModules(of room: String) -> Set<String> {
        if withoutSystem.contains(room) { return ["Swift"] }
        // Searching answers in microseconds; Foundation's texts and dates would not.
        return room == "Search" ? system : system.union(foundation)
    }

    private static func imports(of file: TextFile) -> [String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return file.lines.compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let position = words.firstIndex(of: "import"),
                words[..<position].allSatisfy({
                    $0.hasPrefix("@") || $0 == "public" || $0 == "package" || $0 == "internal"
                })
            else { return nil }
            let module = words[(position + 1)...].first { !kinds.contains($0) }
            return module?.split(separator: ".").first.map(String.init)
        }
    }
}
