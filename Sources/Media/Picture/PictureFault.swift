/// Why there is no picture from a file.
public enum PictureFault: Error, Equatable, Sendable, CaseIterable {
    /// The file has more bytes than allowed.
    case tooLarge
    /// It is none of JPEG, PNG, WebP and HEIC.
    case notAPicture
    /// It says itself that it has more pixels than allowed.
    case tooManyPixels
    /// It breaks off, isn't what its head says, or costs more to read than any honest picture.
    case damaged
    /// As many pictures as may wait are waiting.
    case busy
    /// The task that asked was cancelled.
    case cancelled
    /// This machine can't do it now: no disk, no process, or too slow. Not the picture's fault.
    case unavailable
}
