/// The pairs after the question mark, or of a form body, in the order they came.
public struct Query: Sendable, Equatable {
    public struct Pair: Sendable, Equatable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var pairs: [Pair]

    public init(pairs: [Pair] = []) {
        self.pairs = pairs
    }

    /// Decodes `name=value&name=value`; `+` is a space. A name without `=` has an empty value; empty pieces between
    /// two `&` are skipped. nil where an escape is malformed, holds a NUL, or does not spell UTF-8.
    public init?(decoding bytes: some Sequence<UInt8>) {
        pairs = []
        for piece in Array(bytes).split(separator: UInt8(ascii: "&")) {
            let middle = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
            guard let name = PercentDecoding.text(piece[..<middle], plusIsSpace: true),
                let value = PercentDecoding.text(piece[middle...].dropFirst(), plusIsSpace: true)
            else { return nil }
            pairs.append(Pair(name: name, value: value))
        }
    }

    /// The first value of this name; nil if there is none.
    public func first(_ name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }

    /// All values of this name, in the order they came.
    public func all(_ name: String) -> [String] {
        pairs.filter { $0.name == name }.map(\.value)
    }
}
