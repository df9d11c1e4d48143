/// What a file says it is in its first bytes: nothing is decoded, and every byte is taken for a possible lie.
///
///     let header = try PictureHeader(bytes)
///     guard header.pixels <= 50_000_000 else { … }
public struct PictureHeader: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case jpeg, png, webp, heic
    }

    public var kind: Kind
    /// As stored: before the orientation is applied. 1 or more.
    public var width: Int
    /// As stored: before the orientation is applied. 1 or more.
    public var height: Int
    /// Whether it comes in passes over the whole picture, which its reader has to keep: a progressive JPEG, an interlaced PNG.
    public var isProgressive = false

    /// Told by content; a file's name doesn't count.
    ///
    /// - Parameter bytes: the file from its start. A JPEG may carry megabytes before its size, so give all there is.
    /// - Throws: `notAPicture` for none of the four kinds, `damaged` for one whose size isn't there.
    public init(_ bytes: [UInt8]) throws(PictureFault) {
        let bytes = HeaderBytes(bytes)
        guard let kind = PictureHeader.kind(bytes) else { throw .notAPicture }
        let size: (width: Int, height: Int)? =
            switch kind {
            case .jpeg: jpegSize(bytes)
            case .png: pngSize(bytes)
            case .webp: webpSize(bytes)
            case .heic: heicSize(bytes)
            }
        guard let size, size.width > 0, size.height > 0 else { throw .damaged }
        self.kind = kind
        width = size.width
        height = size.height
        isProgressive = kind == .jpeg && isProgressiveJPEG(bytes) || kind == .png && bytes[28] == 1
    }

    /// Pixels in all. Neither edge has more than 32 bits, so this never overflows.
    public var pixels: Int {
        let (product, overflows) = width.multipliedReportingOverflow(by: height)
        return overflows ? .max : product
    }

    private static func kind(_ bytes: HeaderBytes) -> Kind? {
        if bytes.holds([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
        if bytes.holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
        if bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) { return .webp }
        if isHEIC(bytes) { return .heic }
        return nil
    }
}

/// PNG: the first part is always IHDR, which begins with the size and ends with whether it is interlaced.
private func pngSize(_ bytes: HeaderBytes) -> (width: Int, height: Int)? {
    guard bytes.bigEndian(4, at: 8) == 13, bytes.holds("IHDR", at: 12), let width = bytes.bigEndian(4, at: 16),
        let height = bytes.bigEndian(4, at: 20), bytes[28] != nil
    else { return nil }
    return (width, height)
}
