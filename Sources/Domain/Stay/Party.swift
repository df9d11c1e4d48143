/// Who travels. Adults and children count as guests, infants apart (S1-5.11).
public struct Party: Hashable, Sendable {
    public enum Kind: Int, CaseIterable, Sendable {
        case adult, child, infant
    }

    /// At most eight of each kind (S1-5.10).
    public static let most = 8
    /// The largest number of guests a stay can hold.
    public static let largestCapacity = 16

    public private(set) var adults: Int
    public private(set) var children: Int
    public private(set) var infants: Int

    /// Nobody named yet; searches then count one guest.
    public static let unnamed = Party(unchecked: 0, 0, 0)

    /// nil when a number is outside 0 … 8, or children or infants would travel without an adult (S1-5.12).
    public init?(adults: Int, children: Int = 0, infants: Int = 0) {
        let range = 0...Party.most
        guard range.contains(adults), range.contains(children), range.contains(infants) else { return nil }
        guard adults > 0 || children + infants == 0 else { return nil }
        self.init(unchecked: adults, children, infants)
    }

    private init(unchecked adults: Int, _ children: Int, _ infants: Int) {
        self.adults = adults
        self.children = children
        self.infants = infants
    }

    /// Adults and children: what counts against a stay's capacity.
    public var guests: Int { adults + children }

    public var isUnnamed: Bool { adults + children + infants == 0 }

    /// Who books: one adult where nobody is named, for whom the price was shown too.
    public var booking: Party { isUnnamed ? Party(unchecked: 1, 0, 0) : self }
}
