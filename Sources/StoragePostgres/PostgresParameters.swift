import Storage

/// The values of a statement as libpq wants them: pointers, lengths and formats.
///
/// Numbers go as text, so that the server reads them as whatever width the column has. Texts and bytes go as they are,
/// with their length.
struct PostgresParameters {
    private var bytes: [UInt8] = []
    /// Where each value begins; nil for NULL.
    private var offsets: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    init(_ values: [SQLValue]) throws(StorageFault) {
        for value in values {
            switch try value.checked() {
            case .null: append(nil, isBinary: false)
            case .integer(let number): append(Array(String(number).utf8), isBinary: false)
            case .text(let text): append(Array(text.utf8), isBinary: true)
            case .blob(let blob): append(blob, isBinary: true)
            }
        }
        guard bytes.count < Int(Int32.max) else { throw .conflict(constraint: ConstraintName.tooLong) }
    }

    private mutating func append(_ value: [UInt8]?, isBinary: Bool) {
        offsets.append(value == nil ? nil : bytes.count)
        lengths.append(Int32(clamping: value?.count ?? 0))
        formats.append(isBinary ? 1 : 0)
        bytes += value ?? []
        // Text formats end in a NUL; and no value is ever without an address.
        bytes.append(0)
    }

    func withPointers<Answer>(
        _ work: (
            Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) -> Answer
    ) -> Answer {
        bytes.withUnsafeBytes { buffer in
            let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            let pointers = offsets.map { offset -> UnsafePointer<CChar>? in
                guard let offset, let base else { return nil }
                return base + offset
            }
            return work(Int32(clamping: offsets.count), pointers, lengths, formats)
        }
    }
}
