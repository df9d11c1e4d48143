/// A person who has signed up: what they say of themselves and how they like the pages. How they sign in stands
/// elsewhere.
public struct Account: Equatable, Sendable {
    /// Given by the database, from 1 on, and never given again after a deletion.
    public struct ID: Hashable, Comparable, Sendable {
        public let number: Int64

        public init(_ number: Int64) {
            self.number = number
        }

        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    public var id: ID
    /// The id one signs in with: 4–20 of a–z, 0–9 and _. No two accounts have the same; who came by a provider chose
    /// one too.
    public var handle: String
    /// What others see, at most 60 characters; empty when the handle shall show.
    public var name: String
    public var introduction: String
    /// Digits only.
    public var phone: String
    public var birthDate: Day
    /// nil follows the browser.
    public var language: Language?
    /// The name of the brightness chosen; nil follows the device.
    public var theme: String?
    /// The media key of the uploaded picture; nil when the picture is drawn from `avatarSeed`.
    public var pictureKey: String?
    /// The same seed draws the same picture.
    public var avatarSeed: Int64
    /// Seconds since 1970-01-01 UTC.
    public var createdAt: Int64

    public init(
        id: ID, handle: String, name: String = "", introduction: String, phone: String, birthDate: Day,
        language: Language? = nil, theme: String? = nil, pictureKey: String? = nil, avatarSeed: Int64, createdAt: Int64
    ) {
        self.id = id
        self.handle = handle
        self.name = name
        self.introduction = introduction
        self.phone = phone
        self.birthDate = birthDate
        self.language = language
        self.theme = theme
        self.pictureKey = pictureKey
        self.avatarSeed = avatarSeed
        self.createdAt = createdAt
    }

    /// What others see: the name, or the handle where there is none.
    public var shownName: String { name.isEmpty ? handle : name }
}
