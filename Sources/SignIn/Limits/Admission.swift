/// Whether something may be tried now.
public enum Admission: Equatable, Sendable {
    case allowed
    /// For `Retry-After`: 1 or more.
    case refused(retryAfterSeconds: Int)

    /// - Parameter seconds: 1 or less is told as 1.
    static func refused(for seconds: Int64) -> Admission {
        .refused(retryAfterSeconds: Int(clamping: max(1, seconds)))
    }
}
