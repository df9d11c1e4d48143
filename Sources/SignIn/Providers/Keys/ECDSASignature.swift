import COpenSSL

/// Tokens carry r and s, 32 bytes each (RFC 7518, section 3.4); OpenSSL wants and gives them in DER.
enum ECDSASignature {
    /// - Returns: DER, or nil unless the signature is 64 bytes.
    static func encoded(_ signature: [UInt8]) -> [UInt8]? {
        guard signature.count == 64, let parts = ECDSA_SIG_new() else { return nil }
        defer { ECDSA_SIG_free(parts) }
        let r = BN_bin2bn(Array(signature[..<32]), 32, nil)
        let s = BN_bin2bn(Array(signature[32...]), 32, nil)
        guard let r, let s, ECDSA_SIG_set0(parts, r, s) == 1 else {
            BN_free(r)
            BN_free(s)
            return nil
        }
        let count = Int(i2d_ECDSA_SIG(parts, nil))
        guard count > 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var end = buffer.baseAddress
            filled = Int(max(0, i2d_ECDSA_SIG(parts, &end)))
        }
    }

    /// - Returns: 64 bytes, or nil where this isn't a signature on P-256 in DER.
    static func decoded(_ der: [UInt8]) -> [UInt8]? {
        der.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            guard let parts = d2i_ECDSA_SIG(nil, &start, buffer.count) else { return nil }
            defer { ECDSA_SIG_free(parts) }
            var signature = [UInt8](repeating: 0, count: 64)
            let isWritten = signature.withUnsafeMutableBufferPointer { target in
                guard let target = target.baseAddress else { return false }
                return BN_bn2binpad(ECDSA_SIG_get0_r(parts), target, 32) == 32
                    && BN_bn2binpad(ECDSA_SIG_get0_s(parts), target + 32, 32) == 32
            }
            return isWritten ? signature : nil
        }
    }
}
