/// Whatever gives an account another way in, or changes one, asks whose it is, unless that was shown on this device a moment
/// ago: a phone may lie about unlocked. Password, passkey and a linked service all show it.
public enum FreshProof {
    /// Seconds.
    public static let lifetime: Int64 = 600

    /// - Parameters:
    ///   - provedAt: seconds since 1970, like `now`.
    public static func holds(provedAt: Int64, now: Int64) -> Bool {
        let (age, isTooOld) = now.subtractingReportingOverflow(provedAt)
        return !isTooOld && age <= lifetime
    }
}
