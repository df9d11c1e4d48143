/// Public keys as OpenSSL reads them: SubjectPublicKeyInfo (RFC 5280) in DER.
enum DER {
    private static let rsaEncryption: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1]
    private static let ellipticCurve: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]
    private static let p256: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7]

    /// RFC 3279, section 2.3.1. Both big-endian.
    static func publicKey(modulus: [UInt8], exponent: [UInt8]) -> [UInt8] {
        let algorithm = sequence(element(6, rsaEncryption), element(5, []))
        return sequence(algorithm, element(3, [0] + sequence(number(modulus), number(exponent))))
    }

    /// RFC 5480, section 2. 32 bytes each.
    static func publicKey(x: [UInt8], y: [UInt8]) -> [UInt8] {
        let algorithm = sequence(element(6, ellipticCurve), element(6, p256))
        return sequence(algorithm, element(3, [0, 4] + x + y))
    }

    private static func sequence(_ elements: [UInt8]...) -> [UInt8] { element(0x30, Array(elements.joined())) }

    /// A zero in front keeps a number with a high first bit from being negative.
    private static func number(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array(bytes.drop { $0 == 0 })
        return element(2, digits.first.map { $0 >= 0x80 } ?? true ? [0] + digits : digits)
    }

    /// - Parameter content: at most 65,535 bytes.
    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let count = content.count
        switch count {
        case ..<128: return [tag, UInt8(count)] + content
        case ..<256: return [tag, 0x81, UInt8(count)] + content
        default: return [tag, 0x82, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)] + content
        }
    }
}
