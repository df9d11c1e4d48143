/// What a picture may cost. Everything has a working default.
public struct PictureLimits: Sendable {
    /// Bytes of the file.
    public var bytes = 7 * 1024 * 1024
    /// Pixels of a JPEG, PNG or WebP.
    public var pixels = 50_000_000
    /// Pixels of a HEIC, which can only be decoded whole.
    public var heicPixels = 25_000_000
    /// Bytes of the child's address space, its libraries included. The dearest honest picture, a progressive JPEG of
    /// 50 megapixels, needs less than 640 MiB; one of 12 megapixels needs 65 MB of memory at all.
    public var memory = 768 * 1024 * 1024
    /// Seconds of processor time for the child, 1 or more.
    public var processorSeconds = 20
    /// From the child's start to its end.
    public var time: Duration = .seconds(60)
    /// Pictures at a time, 1 or more.
    public var atOnce = 2
    /// Pictures that may wait until one of those is done; further ones are `busy`.
    public var waiting = 16

    public init() {}

    /// Refuses by what the head says.
    func check(_ header: PictureHeader) throws(PictureFault) {
        guard header.pixels <= (header.kind == .heic ? heicPixels : pixels) else { throw .tooManyPixels }
    }
}
