import CSodium
import Domain

/// Where bytes come from that nobody can guess. Passed in, so that tests can give the same ones again.
public struct Randomness: Sendable {
    private let make: @Sendable (Int) -> [UInt8]

    /// - Parameter make: gives as many bytes as it is asked for, from any thread.
    public init(_ make: @escaping @Sendable (Int) -> [UInt8]) {
        self.make = make
    }

    /// - Parameter count: 0 or more.
    public func bytes(_ count: Int) -> [UInt8] {
        let bytes = make(count)
        precondition(bytes.count == count, "A source of randomness gave \(bytes.count) bytes instead of \(count).")
        return bytes
    }

    /// The drawing that somebody new begins with.
    public var avatarSeed: AvatarSeed { AvatarSeed(folding: bytes(4).reduce(0) { $0 << 8 | Int64($1) }) }

    /// The operating system's, fit for keys.
    public static let system = Randomness { count in
        Sodium.begin()
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            if let start = buffer.baseAddress, count > 0 { randombytes_buf(start, count) }
            filled = count
        }
    }
}
