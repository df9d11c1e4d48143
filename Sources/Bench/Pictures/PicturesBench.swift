import Glibc
import Media

/// How much memory do ten pictures from phones take, sent at once, and how long does it take until they are kept?
public enum PicturesBench {
    public struct Figures: Equatable, Sendable {
        public var count = 0
        /// Bytes of a file, on average.
        public var bytes = 0
        /// Bytes of memory of this process and its children at their highest.
        public var peak = 0
        /// Of that the children's.
        public var children = 0
        /// From the first to the last of them kept.
        public var seconds = 0.0
        /// As `peak`, for the largest picture alone.
        public var largest = 0

        /// One JSON object. Megabytes are millions of bytes.
        public var json: String {
            "{\"pictures\": \(count), \"picture_mb\": \(megabytes(bytes)), \"pictures_peak_mb\": \(megabytes(peak)), "
                + "\"pictures_children_mb\": \(megabytes(children)), "
                + "\"pictures_s\": \((seconds * 100).rounded() / 100), \"largest_picture_mb\": \(megabytes(largest))}"
        }

        private func megabytes(_ bytes: Int) -> Double { (Double(bytes) / 100_000).rounded() / 10 }
    }

    /// Two of them in passes, as some programs save them.
    public static let photos = (0..<10).map { Photo(seed: UInt64($0) + 1, isProgressive: $0 % 5 == 4) }

    /// The largest that is taken in, in passes: decoded as it comes it would be held in memory whole.
    public static let largest = Photo(seed: 11, isProgressive: true, width: 8160, height: 6120, quality: 25)

    public struct Failed: Error, CustomStringConvertible {
        public let description: String
    }

    /// - Parameters:
    ///   - paths: the files of `photos`. Made by another process: what drawing them costs isn't to be counted.
    ///   - largest: the file of the largest.
    ///   - folder: an empty one, for what is under way and what is kept.
    public static func run(_ paths: [String], largest: String, in folder: String) async throws -> Figures {
        var figures = Figures()
        figures.count = paths.count
        figures.bytes = try paths.reduce(0) { try $0 + size($1) } / max(1, paths.count)
        let intake = try PictureIntake(folder: folder + "/work")
        let store = try DiskStore(folder: folder + "/media")
        let memory = MemoryPeak()
        let watching = watch(memory)
        let begun = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for path in paths {
                group.addTask { try await store.put(intake.take(path), as: MediaKey()) }
            }
            try await group.waitForAll()
        }
        let time = (ContinuousClock.now - begun).components
        figures.seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18
        let peak = memory.stop()
        pthread_join(watching, nil)
        figures.peak = peak.all
        figures.children = peak.children
        let second = MemoryPeak()
        let again = watch(second)
        try await store.put(intake.take(largest), as: MediaKey())
        figures.largest = second.stop().all
        pthread_join(again, nil)
        return figures
    }

    private static func watch(_ memory: MemoryPeak) -> pthread_t {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<MemoryPeak>.fromOpaque(context).takeRetainedValue().watch() }
                return nil
            }, Unmanaged.passRetained(memory).toOpaque())
        return thread
    }

    private static func size(_ path: String) throws -> Int {
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw Failed(description: "There is no picture at \(path).") }
        return Int(facts.st_size)
    }
}
