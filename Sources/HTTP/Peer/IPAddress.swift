import Glibc

/// An Internet address, version 4 or 6. A version 4 address written in version 6 (`::ffff:10.0.0.1`) is version 4.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// Network order; a version 4 address is in the lowest 32 bits.
    let bits: UInt128
    let isVersion4: Bool

    /// `10.0.0.1` or `::1`; nil for anything else (no port, no brackets, no zone).
    public init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(four)
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self.init(six)
        } else {
            return nil
        }
    }

    /// Whom a limit by address counts as one: of version 6 the first 64 bits, as the rest is anybody's choice.
    public var limitKey: String { isVersion4 ? description : "\(String(bits >> 64, radix: 16))::/64" }

    init(_ address: in_addr) {
        bits = UInt128(UInt32(bigEndian: address.s_addr))
        isVersion4 = true
    }

    init(_ address: in6_addr) {
        let bits = withUnsafeBytes(of: address) { $0.reduce(UInt128(0)) { $0 << 8 | UInt128($1) } }
        isVersion4 = bits >> 32 == 0xFFFF
        self.bits = isVersion4 ? bits & 0xFFFF_FFFF : bits
    }

    /// The peer that `accept` reported; nil if it came over something other than the Internet protocols.
    init?(_ storage: sockaddr_storage) {
        var storage = storage
        switch Int32(storage.ss_family) {
        case AF_INET:
            self = withUnsafeBytes(of: &storage) { IPAddress($0.loadUnaligned(as: sockaddr_in.self).sin_addr) }
        case AF_INET6:
            self = withUnsafeBytes(of: &storage) { IPAddress($0.loadUnaligned(as: sockaddr_in6.self).sin6_addr) }
        default: return nil
        }
    }

    /// For listening: this address and port as the system wants it, and its length.
    func socketAddress(port: UInt16) -> (storage: sockaddr_storage, length: socklen_t) {
        var storage = sockaddr_storage()
        if isVersion4 {
            var four = sockaddr_in()
            four.sin_family = sa_family_t(AF_INET)
            four.sin_port = port.bigEndian
            four.sin_addr.s_addr = UInt32(truncatingIfNeeded: bits).bigEndian
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: four, as: sockaddr_in.self) }
            return (storage, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = port.bigEndian
        withUnsafeMutableBytes(of: &six.sin6_addr) { $0.storeBytes(of: bits.bigEndian, as: UInt128.self) }
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: six, as: sockaddr_in6.self) }
        return (storage, socklen_t(MemoryLayout<sockaddr_in6>.size))
    }

    public var description: String {
        let (storage, _) = socketAddress(port: 0)
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        withUnsafeBytes(of: storage) { bytes in
            let offset = isVersion4 ? MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) : 8
            guard let start = bytes.baseAddress else { return }
            _ = inet_ntop(isVersion4 ? AF_INET : AF_INET6, start + (offset ?? 4), &text, socklen_t(text.count))
        }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
