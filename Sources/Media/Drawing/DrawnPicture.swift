internal import CVips

/// Drawings of our own in SVG, as pictures for who shows no SVG. What others send is never read here, but in a child process.
public enum DrawnPicture {
    /// libvips once for the process; it must not be started for anything else there.
    private static let isStarted = nadri_vips_start_drawing("nadri") == 0

    /// Costs some 50 ms for 800 pixels.
    ///
    /// - Parameters:
    ///   - width: pixels.
    ///   - quality: 1 … 100.
    /// - Returns: nil for what is no drawing.
    public static func jpeg(svg: [UInt8], width: Int, quality: Int = 80) -> [UInt8]? {
        guard isStarted else { return nil }
        var count = 0
        let made = svg.withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { nadri_vips_draw($0, bytes.count, Int32(width), Int32(quality), &count) }
        }
        guard let made else { return nil }
        defer { nadri_vips_free_bytes(made) }
        return Array(UnsafeBufferPointer(start: made, count: count))
    }
}
