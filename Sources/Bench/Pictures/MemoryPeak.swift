import Glibc
import Synchronization

/// The most memory that this process and its children have had. Each one's own peak counts while it lives, as if all of them came
/// at once: what is really used is never more.
final class MemoryPeak: Sendable {
    /// Bytes.
    struct Peak: Sendable {
        var children = 0
        var all = 0
    }

    private let peak = Mutex(Peak())
    private let isOver = Atomic(false)

    /// From now on.
    init() {
        // Forgets the peak of before.
        let file = open("/proc/self/clear_refs", O_WRONLY)
        if file >= 0 {
            write(file, "5", 1)
            close(file)
        }
    }

    /// Looks every few milliseconds, until it is told to stop.
    func watch() {
        while !isOver.load(ordering: .relaxed) {
            look()
            usleep(2000)
        }
    }

    func stop() -> Peak {
        isOver.store(true, ordering: .relaxed)
        look()
        return peak.withLock { $0 }
    }

    private func look() {
        let children = MemoryPeak.children().reduce(0) { $0 + MemoryPeak.most(of: String($1)) }
        let all = children + MemoryPeak.most(of: "self")
        peak.withLock { peak in
            peak.children = max(peak.children, children)
            peak.all = max(peak.all, all)
        }
    }

    /// Every thread has children of its own.
    private static func children() -> [Int] {
        guard let threads = opendir("/proc/self/task") else { return [] }
        defer { closedir(threads) }
        var numbers: [Int] = []
        while let entry = readdir(threads) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard Int(name) != nil else { continue }
            numbers += text("/proc/self/task/\(name)/children").split(separator: " ").compactMap { Int($0) }
        }
        return numbers
    }

    /// Bytes; 0 for a process that has ended.
    private static func most(of process: String) -> Int {
        for line in text("/proc/\(process)/status").split(separator: "\n") where line.hasPrefix("VmHWM:") {
            return 1024 * (line.split(separator: " ").compactMap { Int($0) }.first ?? 0)
        }
        return 0
    }

    /// Of a file without a size, as those of /proc are.
    private static func text(_ path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
