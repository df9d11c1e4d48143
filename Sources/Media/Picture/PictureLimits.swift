/// What a picture may cost. Everything has a working default.
public struct PictureLimits: Sendable {
    /// Bytes of the file.
    public var bytes = 7 * 1024 * 1024
    /// Pixels of a JPEG, PNG or WebP.
    public var pixels = 50_000_000
    /// Pixels of an interlaced PNG, which can only be decoded whole, with up to eight bytes for each.
    public var interlacedPixels = 16_000_000
    /// Pixels of a HEIC, which can only be decoded whole.
    public var heicPixels = 25_000_000
    /// Bytes of the child's address space, its libraries and what it maps of files included: the colours of a progressive JPEG of
    /// 50 megapixels take 300 MB of that, though hardly any memory.
    public var memory = 768 * 1024 * 1024
    /// Seconds of processor time for the child, 1 or more.
    public var processorSeconds = 20
    /// From the child's start to its end.
    public var time: Duration = .seconds(60)
    /// Bytes of memory that the children may need together, as far as their pictures' heads tell. A picture that needs
    /// more than this is worked at alone.
    public var memoryTogether = 240_000_000
    /// Pictures at a time, 1 or more.
    public var atOnce = 2
    /// Pictures that may wait until one of those is done; further ones are `busy`.
    public var waiting = 16

    public init() {}

    /// What a file's head says, unless the file is too long or the picture too large.
    func header(_ file: Int32) throws(PictureFault) -> PictureHeader {
        switch FileBytes.read(file, limit: bytes) {
        case .bytes(let bytes):
            let header = try PictureHeader(bytes)
            guard header.pixels <= most(header) else { throw .tooManyPixels }
            return header
        case .tooLong: throw .tooLarge
        case .missing, .unreadable: throw .unavailable
        }
    }

    private func most(_ header: PictureHeader) -> Int {
        switch header.kind {
        case .heic: heicPixels
        case .png where header.isProgressive: interlacedPixels
        case .jpeg, .png, .webp: pixels
        }
    }
}

extension PictureHeader {
    /// Bytes of memory that the child needs for it, about: measured with the dearest pictures of each kind, and rounded
    /// up. A JPEG and a plain PNG go row by row; others are held whole at some time.
    var decodingCost: Int {
        let megabyte = 1_000_000
        return switch kind {
        case .heic: 40 * megabyte + pixels * 8
        case .jpeg: 80 * megabyte
        case .png where isProgressive: 50 * megabyte + pixels * 12
        case .png: 120 * megabyte
        case .webp: 50 * megabyte + pixels * 5
        }
    }
}
