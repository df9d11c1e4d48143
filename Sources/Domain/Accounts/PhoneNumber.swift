/// A phone number of 9 to 15 digits (at most 15: ITU-T E.164).
public struct PhoneNumber: Sendable {
    /// Digits only.
    public let digits: String

    public static let lengths = 9...15

    /// Spaces, hyphens and a leading + may stand in what is typed, and are left out.
    public init(_ typed: String) throws(SignUpRefusal) {
        var digits: [UInt8] = []
        for (index, byte) in Array(typed.utf8).enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
            case UInt8(ascii: " "), UInt8(ascii: "-"): continue
            case UInt8(ascii: "+") where index == 0: continue
            default: throw .phoneBadCharacter
            }
        }
        if digits.isEmpty { throw .phoneMissing }
        if digits.count < PhoneNumber.lengths.lowerBound { throw .phoneTooShort }
        if digits.count > PhoneNumber.lengths.upperBound { throw .phoneTooLong }
        self.digits = String(decoding: digits, as: UTF8.self)
    }

    public static func refusal(of typed: String) -> SignUpRefusal? {
        do throws(SignUpRefusal) {
            _ = try PhoneNumber(typed)
            return nil
        } catch {
            return error
        }
    }
}
