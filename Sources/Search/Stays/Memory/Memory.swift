#if canImport(Glibc)
    import Glibc
#endif

/// Zeroed memory for the columns of the index.
enum Memory {
    private static let hugePage = 1 << 21

    /// Memory for that many values, every byte zero. Given back with `deallocate()` by whoever asked for it.
    ///
    /// Large columns ask the system for huge pages: the index is read at random places, and with pages of 4 KiB each
    /// of them costs a second walk through memory to find the first (10 to 30 % of a search).
    static func zeroed<Element: ~Copyable>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
        let bytes = max(64, count * MemoryLayout<Element>.stride)
        let large = bytes >= hugePage
        let alignment = large ? hugePage : 64
        let size = (bytes + alignment - 1) / alignment * alignment
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        #if canImport(Glibc)
            if large { madvise(memory, size, Int32(MADV_HUGEPAGE)) }
        #endif
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return memory.bindMemory(to: type, capacity: count)
    }
}
