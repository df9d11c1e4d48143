/// Why a request's body could not be read to its end.
public enum BodyFault: Error, Sendable, Equatable {
    /// It is longer than this many bytes.
    case tooLarge(limit: Int)
    /// The client went away, was too slow, or the server is stopping. No answer will reach anybody.
    case interrupted
    /// The file it should be saved in could not be written; the system's error number.
    case unwritable(errno: Int32)
}
