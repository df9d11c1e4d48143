import Domain

extension StayKind {
    /// From "Private room in bed and breakfast", "Entire villa", "Pension (South Korea)" or the old "Condominium". What is not
    /// in the table is an apartment, which most are.
    init(propertyType: Cell) {
        let type = propertyType.text.lowercased()
        self = StayKind.words.first { word, _ in type.contains(word) }?.kind ?? .apartment
    }

    /// The first that occurs wins, so "guesthouse" stands before "house" and "boat" finds the houseboat first.
    private static let words: [(word: String, kind: StayKind)] = [
        ("home/apt", .apartment), ("hanok", .hanok), ("ryokan", .ryokan), ("pension", .pension),
        ("aparthotel", .residence), ("serviced apartment", .residence), ("hostel", .guesthouse), ("hotel", .hotel),
        ("resort", .hotel), ("guesthouse", .guesthouse), ("guest suite", .guesthouse),
        ("bed and breakfast", .guesthouse), ("bed & breakfast", .guesthouse), ("minsu", .guesthouse),
        ("kezhan", .guesthouse), ("casa particular", .guesthouse), ("dorm", .guesthouse), ("campsite", .campsite),
        ("camper", .campsite), ("tent", .campsite), ("yurt", .campsite), ("tipi", .campsite), ("lodge", .lodge),
        ("cabin", .lodge), ("chalet", .lodge), ("hut", .lodge), ("treehouse", .lodge), ("dome", .lodge),
        ("boat", .house), ("house", .house), ("home", .house), ("villa", .house), ("bungalow", .house),
        ("cottage", .house), ("castle", .house), ("cave", .house), ("farm stay", .house), ("barn", .house),
        ("island", .house), ("riad", .house), ("tower", .house), ("windmill", .house),
    ]
}

extension StayShare {
    /// From "Entire home/apt", "Private room", "Shared room", "Hotel room"; anything else is the careful reading, a room.
    init(roomType: Cell) {
        let type = roomType.text.lowercased()
        if type.hasPrefix("entire") {
            self = .entire
        } else if type.hasPrefix("shared") {
            self = .sharedRoom
        } else {
            self = type.hasPrefix("hotel") ? .hotelRoom : .privateRoom
        }
    }
}
