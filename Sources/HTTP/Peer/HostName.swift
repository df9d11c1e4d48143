/// A host with or without port, as in a Host header: `nadri.example`, `127.0.0.1:8080`, `[::1]:8080`.
struct HostName: Sendable, Equatable {
    let text: String

    /// nil unless it is 1 to 255 bytes of letters, digits, `.`, `-`, `_`, or an address in brackets, then at most one
    /// `:` with a port of 1 to 5 digits.
    init?(_ bytes: some Collection<UInt8>) {
        guard (1...255).contains(bytes.count) else { return nil }
        var rest = Array(bytes)[...]
        if rest.first == UInt8(ascii: "[") {
            guard let end = rest.firstIndex(of: UInt8(ascii: "]")),
                IPAddress(String(decoding: rest[1..<end], as: UTF8.self))?.isVersion4 == false
            else { return nil }
            rest = rest[(end + 1)...]
        } else {
            let name = rest.prefix { $0 != UInt8(ascii: ":") }
            guard !name.isEmpty, name.allSatisfy(HostName.isNameCharacter) else { return nil }
            rest = rest.dropFirst(name.count)
        }
        guard rest.isEmpty || HostName.isPort(rest) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == UInt8(ascii: ":") && (2...6).contains(bytes.count)
            && bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }
}
