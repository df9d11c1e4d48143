internal import CJPEG
internal import CVips
import Glibc

/// The child process that decodes: what it reads may be made to break it, so it holds nothing and may do little.
///
/// The program that takes pictures starts itself again with `picture-worker` and what else `PictureIntake` says; its
/// `main` gives all that to `PictureWorker.main`. The picture is file 3, the folder to write into is the current one.
public enum PictureWorker {
    /// The hidden command's name.
    public static let command = "picture-worker"

    /// JPEG's and WebP's scales of quality differ: these look alike, and nobody tells them from the original on a phone.
    static let jpegQuality: Int32 = 82
    static let webpQuality: Int32 = 80

    /// The status that says that the picture is at fault.
    static let damaged: Int32 = 65
    /// The status that says that it isn't the picture's fault.
    static let unable: Int32 = 71

    /// Written to standard output when every file is there, and nothing before.
    package static let done = "done"

    /// - Parameter arguments: what stands behind the command's name.
    /// - Returns: the status to exit with. 0 after `done` was written.
    public static func main(_ arguments: [String]) -> Int32 {
        guard let order = Order(arguments) else { return 64 }
        guard Confinement.limit(order), nadri_vips_start(command) == 0, Confinement.close() else {
            return unable
        }
        do throws(Failure) {
            try render(order)
        } catch {
            return error == .damaged ? damaged : unable
        }
        return write(1, done, done.utf8.count) == done.utf8.count ? 0 : 74
    }

    private enum Failure: Error {
        case damaged
        /// No room on the disk, most likely.
        case unable
    }

    /// What the parent wants.
    package struct Order: Equatable {
        package var header: PictureHeader
        /// Bytes.
        package var memory: Int
        package var processorSeconds: Int

        private static let progressive = "progressive"

        init(_ header: PictureHeader, _ limits: PictureLimits) {
            self.header = header
            memory = limits.memory
            processorSeconds = limits.processorSeconds
        }

        package init?(_ arguments: [String]) {
            var words = arguments[...]
            let isProgressive = words.first == Order.progressive
            if isProgressive { words.removeFirst() }
            guard let kind = words.popFirst().flatMap({ PictureHeader.Kind(rawValue: $0) }), words.count == 4 else {
                return nil
            }
            let numbers = words.compactMap { Int($0) }
            guard numbers.count == 4, numbers.allSatisfy({ $0 > 0 }) else { return nil }
            header = PictureHeader(kind: kind, width: numbers[0], height: numbers[1], isProgressive: isProgressive)
            memory = numbers[2]
            processorSeconds = numbers[3]
        }

        var arguments: [String] {
            (header.isProgressive ? [Order.progressive] : []) + [header.kind.rawValue]
                + [header.width, header.height, memory, processorSeconds].map { String($0) }
        }
    }

    /// Every rendition, from the largest down, so that the original is decoded once.
    private static func render(_ order: Order) throws(Failure) {
        let file = order.header.kind == .jpeg && order.header.isProgressive ? try rewritten(3) : 3
        guard var original = open(file, order.header) else { throw .damaged }
        defer { nadri_vips_free(original) }
        let edges = Rendition.Edge.allCases.sorted { $0.rawValue > $1.rawValue }
        guard let largest = edges.first, var image = fit(&original, largest) else { throw .damaged }
        defer { nadri_vips_free(image) }
        guard nadri_vips_broke_off() == 0 else { throw .damaged }
        for edge in edges {
            if edge != largest {
                guard let smaller = nadri_vips_fit(image, Int32(edge.rawValue)) else { throw .unable }
                nadri_vips_free(image)
                image = smaller
            }
            // The pixels are right by now: what can go wrong is the disk.
            guard nadri_vips_save_webp(image, Rendition(edge, .webp).fileName, webpQuality) == 0,
                nadri_vips_save_jpeg(image, Rendition(edge, .jpeg).fileName, jpegQuality) == 0
            else { throw .unable }
        }
    }

    /// A progressive picture as a plain one, which isn't held in memory whole.
    private static func rewritten(_ file: Int32) throws(Failure) -> Int32 {
        let name = "plain.jpeg"
        let plain = Glibc.open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard plain >= 0 else { throw .unable }
        unlink(name)
        switch nadri_jpeg_rewrite(file, plain) {
        case Int32(NADRI_JPEG_DONE.rawValue): return plain
        case Int32(NADRI_JPEG_UNABLE.rawValue): throw .unable
        default: throw .damaged
        }
    }

    /// Opened for decoding at no more than the size that is needed, once its decoder says the same size as its head.
    private static func open(_ file: Int32, _ header: PictureHeader) -> OpaquePointer? {
        guard let whole = nadri_vips_open(file, header.kind.letter, 1, 1) else { return nil }
        guard header.agrees(width: Int(nadri_vips_width(whole)), height: Int(nadri_vips_height(whole))) else {
            nadri_vips_free(whole)
            return nil
        }
        let reduction = Double(max(header.width, header.height)) / Double(Rendition.Edge.large.rawValue)
        // A factor of at least two is left for the careful way: decoders shrink coarsely.
        guard reduction >= 4, header.kind == .jpeg || header.kind == .webp else { return whole }
        nadri_vips_free(whole)
        let shrink: Int32 = reduction >= 16 ? 8 : reduction >= 8 ? 4 : 2
        return nadri_vips_open(file, header.kind.letter, shrink, 2 / reduction)
    }

    /// A colour profile that can't be understood costs the picture its exact colours, not its place.
    private static func fit(_ image: inout OpaquePointer, _ edge: Rendition.Edge) -> OpaquePointer? {
        if let fitted = nadri_vips_fit(image, Int32(edge.rawValue)) { return fitted }
        return nadri_vips_forget_profile(&image) == 1 ? nadri_vips_fit(image, Int32(edge.rawValue)) : nil
    }
}

extension PictureHeader {
    init(kind: Kind, width: Int, height: Int, isProgressive: Bool = false) {
        self.kind = kind
        self.width = width
        self.height = height
        self.isProgressive = isProgressive
    }

    /// Whether a decoder's word fits. HEIC's has turned and cropped the picture already, and never makes it larger.
    func agrees(width decodedWidth: Int, height decodedHeight: Int) -> Bool {
        guard kind == .heic else { return decodedWidth == width && decodedHeight == height }
        let longest = max(width, height)
        let shortest = min(width, height)
        return max(decodedWidth, decodedHeight) <= longest && min(decodedWidth, decodedHeight) <= shortest
    }
}

extension PictureHeader.Kind {
    /// By which `nadri_vips_open` knows it.
    fileprivate var letter: CChar {
        switch self {
        case .jpeg: CChar(UInt8(ascii: "j"))
        case .png: CChar(UInt8(ascii: "p"))
        case .webp: CChar(UInt8(ascii: "w"))
        case .heic: CChar(UInt8(ascii: "h"))
        }
    }
}
