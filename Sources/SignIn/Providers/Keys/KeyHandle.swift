import COpenSSL

/// One of OpenSSL's keys, freed with the last that holds it.
///
/// Unchecked: nothing changes a key once it is here, and OpenSSL allows reading one from many threads.
final class KeyHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes the key over.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// A public key (RFC 5280's SubjectPublicKeyInfo), or nil where OpenSSL finds that it is none.
    convenience init?(der: [UInt8]) {
        let pointer = der.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_PUBKEY(nil, &start, buffer.count)
        }
        guard let pointer else { return nil }
        self.init(pointer)
        guard let check = EVP_PKEY_CTX_new_from_pkey(nil, pointer, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(check) }
        guard EVP_PKEY_public_check(check) == 1 else { return nil }
    }

    deinit {
        EVP_PKEY_free(pointer)
    }

    /// What this key signs with, or nil for one that identity tokens don't use.
    var algorithm: SigningAlgorithm? {
        switch EVP_PKEY_get_base_id(pointer) {
        case EVP_PKEY_RSA: (2048...8192).contains(EVP_PKEY_get_bits(pointer)) ? .rs256 : nil
        case EVP_PKEY_EC: isOnP256 ? .es256 : nil
        default: nil
        }
    }

    private var isOnP256: Bool {
        var name = [CChar](repeating: 0, count: 32)
        guard EVP_PKEY_get_group_name(pointer, &name, name.count, nil) == 1 else { return false }
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return bytes.elementsEqual(SN_X9_62_prime256v1.utf8)
    }

    /// A number that belongs to the key, such as the modulus "n".
    ///
    /// - Returns: big-endian, padded to `length` where one is given; nil where the key has no such number or it is longer.
    func number(_ name: String, length: Int? = nil) -> [UInt8]? {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(pointer, name, &number) == 1, let number else { return nil }
        defer { BN_clear_free(number) }
        let needed = Int(BN_num_bits(number) + 7) / 8
        let count = length ?? needed
        guard count >= needed else { return nil }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = Int(max(0, BN_bn2binpad(number, buffer.baseAddress, CInt(count))))
        }
    }
}
