import Routes

/// Where a page that was only on the way leads back to.
enum WayBack {
    /// Only a path of this site, without anything that a browser reads as another host: a second slash or a backslash.
    static func address(_ back: String?) -> String {
        let home = Address.home.text
        guard let back, back.utf8.first == UInt8(ascii: "/"), back.utf8.count <= 2000 else { return home }
        let second = back.utf8.dropFirst().first
        guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\"),
            back.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return home }
        return back
    }
}
