// How rooms that run in the browser compare and take apart texts: by bytes, for the reason that `Name` gives.

extension String {
    /// In place of the standard library's, which is inlined: the browser app puts hundreds of texts together, and a call is
    /// shorter.
    @inline(never)
    public static func + (first: String, second: String) -> String {
        var text = first
        text.append(second)
        return text
    }

    /// Its Unicode scalars as a list, through which every question about them goes by a short way.
    @inline(never)
    var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

    /// Whether both are written alike. Texts that only look alike, é and e with an accent, differ.
    @inline(never)
    public func hasBytes(of other: String) -> Bool {
        var (mine, theirs) = (self, other)
        return mine.withUTF8 { bytes in theirs.withUTF8 { $0.elementsEqual(bytes) } }
    }

    /// The pieces between the separators, empty ones too: one more than there are separators. The separator is ASCII.
    @inline(never)
    public func pieces(between separator: UInt8) -> [String] {
        var pieces: [String] = []
        var piece: [UInt8] = []
        var text = self
        text.withUTF8 { bytes in
            for byte in bytes {
                if byte == separator {
                    pieces.append(String(decoding: piece, as: UTF8.self))
                    piece.removeAll(keepingCapacity: true)
                } else {
                    piece.append(byte)
                }
            }
        }
        pieces.append(String(decoding: piece, as: UTF8.self))
        return pieces
    }
}
