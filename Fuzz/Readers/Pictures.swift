import Media

/// A head has a size or is refused, and what follows doesn't change it; except in a HEIC, where a larger size may
/// follow. A WebP's pixels alone have nothing more to lose.
func readPicture(_ bytes: [UInt8]) {
    if let pixels = webPPixels(bytes) { precondition(webPPixels(pixels) == pixels) }
    guard let header = try? PictureHeader(bytes) else { return }
    precondition(header.width > 0 && header.height > 0 && header.pixels > 0)
    if header.kind == .heic { return }
    precondition((try? PictureHeader(bytes + [0xFF, 0xD8, 0, 1])) == header)
}
