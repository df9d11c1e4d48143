import Glibc

/// Whether an address belongs to the world, and not to this machine, its network, or nobody.
///
/// By IANA's registries of special-purpose addresses for IPv4 and IPv6. What carries another address inside is
/// judged by that one, or refused.
enum PublicAddress {
    /// - Parameter address: a `sockaddr_in` or `sockaddr_in6` as the resolver gave it, whole.
    static func holds(_ address: UnsafeRawBufferPointer, family: Int32) -> Bool {
        switch family {
        case AF_INET where address.count >= MemoryLayout<sockaddr_in>.size:
            isPublic(version4: UInt32(bigEndian: address.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        case AF_INET6 where address.count >= MemoryLayout<sockaddr_in6>.size:
            isPublic(version6: UInt128(bigEndian: address.loadUnaligned(fromByteOffset: 8, as: UInt128.self)))
        default: false
        }
    }

    static func isPublic(version4 address: UInt32) -> Bool {
        !closed4.contains { address >> (32 - $0.prefix) == $0.start >> (32 - $0.prefix) }
    }

    static func isPublic(version6 address: UInt128) -> Bool {
        let embedded = UInt32(truncatingIfNeeded: address)
        switch address >> 32 {
        // ::ffff:a.b.c.d, and the way to IPv4 through a translator (64:ff9b::/96, RFC 6052).
        case 0xFFFF, 0x0064_FF9B << 64: return isPublic(version4: embedded)
        default: break
        }
        // Only 2000::/3 is given out to the world so far.
        guard address >> 125 == 0b001 else { return false }
        return !closed6.contains { address >> (128 - $0.prefix) == $0.start >> (128 - $0.prefix) }
    }

    private static let closed4: [(start: UInt32, prefix: UInt32)] = [
        (0x0000_0000, 8),  // this network
        (0x0A00_0000, 8),  // private
        (0x6440_0000, 10),  // providers' own, shared
        (0x7F00_0000, 8),  // this machine
        (0xA9FE_0000, 16),  // link-local, where clouds keep their secrets
        (0xAC10_0000, 12),  // private
        (0xC000_0000, 24),  // protocols
        (0xC000_0200, 24),  // documents
        (0xC058_6300, 24),  // 6to4 relays
        (0xC0A8_0000, 16),  // private
        (0xC612_0000, 15),  // measuring
        (0xC633_6400, 24),  // documents
        (0xCB00_7100, 24),  // documents
        (0xE000_0000, 4),  // groups
        (0xF000_0000, 4),  // nobody, and everybody
    ]

    private static let closed6: [(start: UInt128, prefix: UInt128)] = [
        (0x2001 << 112, 23),  // protocols; Teredo among them, which carries an IPv4 address
        (0x2001_0DB8 << 96, 32),  // documents
        (0x2002 << 112, 16),  // 6to4, which carries an IPv4 address
        (0x3FFF << 112, 20),  // documents
    ]
}
