/// Where a page that was only on the way leads back to. What a link or a form names is anybody's choice, so only an address of
/// this site is believed.
public enum WayBack {
    public static let home = "/"
    /// In bytes: it also travels in a sealed cookie, which has room for no more.
    public static let longest = 1024

    /// - Returns: the address, or home where there is none or it might lead elsewhere.
    public static func address(_ back: String?) -> String {
        guard let back, isOurs(back) else { return home }
        return back
    }

    /// A path from the root, with its query, in printable ASCII.
    ///
    /// A browser leaves out tabs and line ends, takes a backslash for a slash, and what follows two slashes for a host. It takes
    /// dots for steps, after which two slashes can stand at the beginning of what a script of the page sees as its path.
    private static func isOurs(_ back: String) -> Bool {
        let bytes = Array(back.utf8)
        guard bytes.first == Byte.slash, bytes.count <= longest, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return false
        }
        let path = bytes.dropFirst().prefix { $0 != Byte.question && $0 != Byte.number }
        if path.contains(Byte.backslash) { return false }
        let pieces = path.split(separator: Byte.slash, omittingEmptySubsequences: false)
        // The last is empty where a slash stands at the end.
        return pieces.dropLast().allSatisfy { !$0.isEmpty } && !pieces.contains(where: isStep)
    }

    /// `.` or `..`, also with %2e for a dot.
    private static func isStep(_ piece: ArraySlice<UInt8>) -> Bool {
        var rest = piece
        var dots = 0
        while let byte = rest.popFirst() {
            if byte == Byte.percent {
                guard rest.popFirst() == Byte.two, let last = rest.popFirst(), last | 0x20 == Byte.e else {
                    return false
                }
            } else if byte != Byte.dot {
                return false
            }
            dots += 1
        }
        return (1...2).contains(dots)
    }

    private enum Byte {
        static let number = UInt8(ascii: "#")
        static let percent = UInt8(ascii: "%")
        static let dot = UInt8(ascii: ".")
        static let slash = UInt8(ascii: "/")
        static let two = UInt8(ascii: "2")
        static let question = UInt8(ascii: "?")
        static let backslash = UInt8(ascii: "\\")
        static let e = UInt8(ascii: "e")
    }
}
