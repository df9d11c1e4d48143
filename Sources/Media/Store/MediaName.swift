/// Names one picture in the store. Nobody guesses it: 26 letters of 5 random bits each.
public struct MediaKey: Hashable, Sendable, CustomStringConvertible {
    /// 26 of a to z and 2 to 7.
    public let description: String

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    private static let length = 26

    /// A new one.
    public init(using numbers: inout some RandomNumberGenerator) {
        let letters = (0..<MediaKey.length).map { _ in MediaKey.letters[Int(numbers.next() >> 59)] }
        description = String(decoding: letters, as: UTF8.self)
    }

    /// A new one from the system's random numbers.
    public init() {
        var numbers = SystemRandomNumberGenerator()
        self.init(using: &numbers)
    }

    /// From an address or a row; nil for anything that `init()` can't have made.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == MediaKey.length, text.utf8.allSatisfy({ MediaKey.letters.contains($0) }) else {
            return nil
        }
        description = String(text)
    }

    /// All files of this picture.
    public var names: [MediaName] { Rendition.all.map { MediaName(self, $0) } }
}

/// Names one file of a picture: `KEY-480.webp`. There is no way to write a path in it.
public struct MediaName: Hashable, Sendable, CustomStringConvertible {
    public let key: MediaKey
    public let rendition: Rendition

    public init(_ key: MediaKey, _ rendition: Rendition) {
        self.key = key
        self.rendition = rendition
    }

    /// nil for anything that isn't a key, a dash and a rendition's name.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let key = MediaKey(parts[0]), let rendition = Rendition(fileName: parts[1]) else {
            return nil
        }
        self.init(key, rendition)
    }

    public var description: String { "\(key)-\(rendition.fileName)" }
}
