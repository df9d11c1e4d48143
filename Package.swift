// swift-tools-version: 6.2
import PackageDescription

// Set by the wasm build only: library targets then emit no object code of their own (docs/decisions/wasm.md).
let forBrowser = Context.environment["NADRI_BROWSER_BUILD"] != nil

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
// Generic code of one room used by another, such as writing JSON, is otherwise left unspecialised and takes twice as long.
let acrossRooms: [SwiftSetting] = [.unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))]
let shared: [SwiftSetting] =
    strict + (forBrowser ? [.unsafeFlags(["-Xfrontend", "-emit-empty-object-file"])] : acrossRooms)

/// A room compiled natively and to wasm.
func sharedRoom(
    _ name: String, _ imports: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: shared, linkerSettings: linking)
}

/// A wasm module. What no screen of it needs isn't in it.
func browserApp(_ name: String, _ folder: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["Domain", "Markup", "Wire", "Words", "Screens", "Views", "CMemory"],
        path: "Sources/Browser/" + folder, swiftSettings: strict + [.enableExperimentalFeature("Extern")])
}

/// A room of the server alone.
func serverRoom(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: strict + acrossRooms)
}

/// Fixtures are read where they lie in the repository and aren't copied.
func tests(_ name: String, _ imports: [Target.Dependency], fixtures: [String] = []) -> Target {
    .testTarget(name: name, dependencies: imports, exclude: fixtures, swiftSettings: strict)
}

/// Where GLib's headers lie. Its pkg-config file also has -pthread, which SwiftPM refuses with a warning at every build.
#if os(macOS)
    let glib = ["-I/opt/homebrew/include", "-I/opt/homebrew/include/glib-2.0", "-I/opt/homebrew/lib/glib-2.0/include"]
#elseif arch(arm64)
    let glib = ["-I/usr/include/glib-2.0", "-I/usr/lib/aarch64-linux-gnu/glib-2.0/include"]
#else
    let glib = ["-I/usr/include/glib-2.0", "-I/usr/lib/x86_64-linux-gnu/glib-2.0/include"]
#endif

let package = Package(
    name: "nadri",
    products: [
        .executable(name: "nadri", targets: ["App"]),
        .executable(name: "StaysApp", targets: ["StaysApp"]),
        .executable(name: "AccountsApp", targets: ["AccountsApp"]),
    ],
    targets: [
        // Shared by server and browser.
        sharedRoom("Domain", linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        sharedRoom("Markup"),
        sharedRoom("Wire", ["Domain"]),
        sharedRoom("Words", ["Domain"]),
        sharedRoom("Routes", ["Domain"]),
        sharedRoom("Screens", ["Domain", "Wire", "Routes"]),
        sharedRoom("Views", ["Domain", "Wire", "Routes", "Screens", "Markup", "Words"]),
        browserApp("StaysApp", "Stays"),
        browserApp("AccountsApp", "Accounts"),

        // The server's own.
        serverRoom("Search", ["Domain", "CPrefetch"]),
        serverRoom("Storage", ["Domain"]),
        serverRoom("StorageSQLite", ["Domain", "Storage", "CSQLite"]),
        serverRoom("StoragePostgres", ["Domain", "Storage", "CPostgres"]),
        serverRoom("HTTP", ["CMicrohttpd", "CZlib"]),
        serverRoom("Outbound", ["CCurl"]),
        serverRoom("Media", ["Outbound", "CVips", "CJPEG", "CLinux"]),
        serverRoom("Feeds", ["Domain", "CZlib"]),
        serverRoom("SignIn", ["Domain", "Storage", "Wire", "Outbound", "CSodium", "COpenSSL"]),
        serverRoom("Demo", ["Domain"]),
        serverRoom("Bench", ["Domain", "Search", "Storage", "SignIn", "Media", "CVips"]),
        serverRoom(
            "Server",
            [
                "Domain", "Markup", "Wire", "Words", "Routes", "Screens", "Views", "Search", "Storage", "HTTP", "Feeds",
                "Demo", "SignIn", "Media",
            ]),
        .executableTarget(
            name: "App",
            dependencies: [
                "Domain", "Wire", "Words", "Routes", "Search", "Storage", "StorageSQLite", "StoragePostgres", "HTTP",
                "Feeds", "Demo", "Bench", "Outbound", "SignIn", "Media", "Server",
            ],
            swiftSettings: strict),

        // Plays screens natively, for scripts/parity to compare with the browser app. Not part of what is served.
        .executableTarget(
            name: "Replay", dependencies: ["Domain", "Markup", "Wire", "Screens", "Views"], swiftSettings: strict),

        // C libraries from Debian, one thin shim each.
        .systemLibrary(
            name: "CSQLite", path: "Sources/C/SQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CPostgres", path: "Sources/C/Postgres", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .systemLibrary(
            name: "CZlib", path: "Sources/C/Zlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CSodium", path: "Sources/C/Sodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .systemLibrary(
            name: "COpenSSL", path: "Sources/C/OpenSSL", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .systemLibrary(
            name: "CCurl", path: "Sources/C/Curl", pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
        .systemLibrary(
            name: "CMicrohttpdLibrary", path: "Sources/C/MicrohttpdLibrary", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .target(name: "CMicrohttpd", dependencies: ["CMicrohttpdLibrary"], path: "Sources/C/Microhttpd"),
        .target(
            name: "CVips", path: "Sources/C/Vips", cSettings: [.unsafeFlags(glib)],
            linkerSettings: [.linkedLibrary("vips"), .linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0")]),

        .target(name: "CJPEG", path: "Sources/C/JPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        // What Swift has no word for.
        .target(name: "CPrefetch", path: "Sources/C/Prefetch"),
        // The browser app's memory.
        .target(name: "CMemory", path: "Sources/C/Memory"),

        // Linux itself, where Swift's Glibc module leaves it out.
        .target(name: "CLinux", path: "Sources/C/Linux"),

        // Proofs.
        .target(name: "Seeded", path: "Tests/Seeded", swiftSettings: strict),
        .target(
            name: "Engines", dependencies: ["Storage", "StorageSQLite", "StoragePostgres"], path: "Tests/Engines",
            swiftSettings: strict),
        .target(name: "StandIn", dependencies: ["CLinux"], path: "Tests/StandIn", swiftSettings: strict),
        .target(
            name: "Authenticator", dependencies: ["SignIn"], path: "Tests/Authenticator", swiftSettings: strict),
        .executableTarget(
            name: "PictureWorker", dependencies: ["Media"], path: "Tests/PictureWorker", swiftSettings: strict),
        .executableTarget(
            name: "ProviderStandIns", dependencies: ["HTTP", "SignIn"], path: "Tests/ProviderStandIns",
            swiftSettings: strict),
        .executableTarget(
            name: "BookingTrial",
            dependencies: ["Domain", "Wire", "Screens", "Storage", "Outbound", "Engines", "Seeded"],
            path: "Tests/BookingTrial", swiftSettings: strict),
        tests("DomainTests", ["Domain", "Seeded"]),
        tests(
            "ScreensTests", ["Domain", "Markup", "Wire", "Words", "Routes", "Screens", "Views", "Seeded"],
            fixtures: ["Golden"]),
        tests("WireTests", ["Domain", "Wire", "Seeded"]),
        tests("SearchTests", ["Domain", "Search", "Bench"]),
        tests("StorageTests", ["Domain", "Storage", "Engines", "Seeded", "CSQLite"]),
        tests("HTTPTests", ["HTTP", "Seeded"]),
        tests("OutboundTests", ["Outbound", "StandIn"]),
        tests(
            "MediaTests", ["Media", "Outbound", "CVips", "CJPEG", "PictureWorker", "StandIn", "Seeded"],
            fixtures: ["Fixtures", "requirements.in", "requirements.txt"]),
        tests("FeedsTests", ["Domain", "Feeds", "Seeded"], fixtures: ["Fixtures"]),
        tests(
            "SignInTests", ["SignIn", "Storage", "Wire", "Outbound", "HTTP", "Authenticator", "Seeded", "StandIn"],
            fixtures: ["requirements.in", "requirements.txt"]),
        tests("DemoTests", ["Domain", "Demo"]),
        tests(
            "StoryTests",
            [
                "Domain", "Wire", "Words", "Routes", "Screens", "Views", "Search", "Storage", "HTTP", "Feeds", "Demo",
                "Outbound", "SignIn", "Media", "PictureWorker", "Server", "Engines", "Authenticator", "Seeded",
            ]),
        tests("TidyTests", []),
    ]
)

// Set by `make fuzz` only: every room is then instrumented, and a program comes along that throws bytes at them.
if Context.environment["NADRI_FUZZ_BUILD"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Domain", "Wire", "Routes", "Screens", "Search", "Storage", "HTTP", "Feeds", "SignIn", "Media",
                "Server",
            ],
            path: "Fuzz",
            exclude: ["Seeds"], swiftSettings: strict))
}
