import Domain
import Wire

/// What somebody who signs up has filled in so far.
///
/// The two passwords are no fields of it: neither the page's state nor what a browser keeps ever holds them.
public struct SignUpDraft: Record, Equatable, Sendable {
    public var picture = PictureChoice.missing
    /// The seed of the drawn picture.
    public var avatar = 1
    /// The address, within this page, of the picture that was chosen and cut.
    public var photo = ""
    public var handle = ""
    public var password = ""
    public var repetition = ""
    public var introduction = ""
    /// As typed.
    public var phone = ""
    public var birth = BirthWheels()
    public var terms = false
    public var privacy = false

    public init() {}

    public enum PictureChoice: Int, WireValue, Sendable {
        case missing, avatar, photo

        public init() { self = .missing }
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("picture", &picture)
        visitor.field("avatar", &avatar)
        visitor.field("photo", &photo)
        visitor.field("handle", &handle)
        visitor.field("introduction", &introduction)
        visitor.field("phone", &phone)
        visitor.field("year", &birth.year)
        visitor.field("month", &birth.month)
        visitor.field("day", &birth.chosenDay)
        visitor.field("terms", &terms)
        visitor.field("privacy", &privacy)
        // From outside comes any number; the wheels have these.
        if birth.year != 0 { birth.year = min(max(BirthDate.earliestYear, birth.year), 9999) }
        birth.month = min(max(1, birth.month), 12)
        birth.chosenDay = min(max(1, birth.chosenDay), 31)
    }

    /// Another drawn picture.
    mutating func drawAnother() {
        if picture == .avatar { avatar = AvatarSeed(folding: Int64(avatar)).next.number }
        picture = .avatar
    }
}
