/// What a password must be: 8 to 128 characters, and not among those that everybody tries first.
public enum PasswordRule {
    /// In Unicode scalars of the text in NFC (NIST SP 800-63B counts code points).
    public static let lengths = 8...128

    /// - Parameter isCommon: whether it stands in the list of common passwords, which only the server has.
    public static func refusal(of password: String, isCommon: Bool = false) -> SignUpRefusal? {
        let count = password.scalars.count
        if count == 0 { return .passwordMissing }
        if count < lengths.lowerBound { return .passwordTooShort }
        if count > lengths.upperBound { return .passwordTooLong }
        return isCommon ? .passwordCommon : nil
    }

    public static func refusal(ofRepetition repetition: String, of password: String) -> SignUpRefusal? {
        if repetition.isEmpty { return .repetitionMissing }
        return repetition.hasBytes(of: password) ? nil : .repetitionDiffers
    }
}
