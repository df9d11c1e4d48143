import Foundation
import Seeded
import Synchronization

@testable import SignIn

extension Randomness {
    /// The same bytes for the same seed.
    static func seeded(_ seed: UInt64) -> Randomness {
        let numbers = Mutex(SeededNumbers(seed: seed))
        return Randomness { count in
            numbers.withLock { numbers in (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) } }
        }
    }
}

/// A folder of a test's own, which goes with it.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nadri-signin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        path = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
}

func bytes(hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { place in
        let start = hex.index(hex.startIndex, offsetBy: place)
        return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16)
    }
}

/// 2026-11-30 12:00 UTC in seconds since 1970.
let noon: Int64 = 1_796_040_000
