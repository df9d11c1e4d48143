/// A picture as it is kept: upright, in sRGB, without a word about where it comes from, in three sizes and two formats.
public struct Picture: Sendable {
    /// One file of a picture.
    public struct File: Sendable {
        public var rendition: Rendition
        /// Pixels. The original's if it is smaller than the rendition: nothing is enlarged.
        public var width: Int
        public var height: Int
        public var bytes: [UInt8]
    }

    /// One for each of `Rendition.all`.
    public var files: [File]

    public subscript(rendition: Rendition) -> File? {
        files.first { $0.rendition == rendition }
    }
}

/// A size and format in which every picture is kept.
public struct Rendition: Hashable, Sendable {
    /// Most pixels of the longest edge.
    public enum Edge: Int, CaseIterable, Sendable {
        case small = 160
        case medium = 480
        case large = 1200
    }

    public enum Format: String, CaseIterable, Sendable {
        case webp, jpeg

        public var mediaType: String { "image/\(rawValue)" }

        var kind: PictureHeader.Kind { self == .webp ? .webp : .jpeg }
    }

    public var edge: Edge
    public var format: Format

    public init(_ edge: Edge, _ format: Format) {
        self.edge = edge
        self.format = format
    }

    /// All six.
    public static let all = Edge.allCases.flatMap { edge in Format.allCases.map { Rendition(edge, $0) } }

    /// `480.webp`
    public var fileName: String { "\(edge.rawValue).\(format.rawValue)" }

    /// From a file name; nil for any that isn't one.
    public init?(fileName: some StringProtocol) {
        guard let rendition = Rendition.all.first(where: { $0.fileName.utf8.elementsEqual(fileName.utf8) }) else {
            return nil
        }
        self = rendition
    }
}
