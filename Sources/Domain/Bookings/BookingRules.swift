/// What a host asks of whoever books, besides the price and the length of stay.
public struct BookingRules: Equatable, Hashable, Sendable {
    public var cancellation: CancellationRule
    /// Nights that stay empty between two guests, 0 … `mostPreparation`.
    public var preparationDays: Int
    /// How many days before the arrival one has to book, 0 … `longestNotice`; 0 allows today.
    public var noticeDays: Int
    /// From which hour on a guest can arrive, and by which to leave, in the stay's own time; 0 … 23.
    public var arrivalHour: Int
    public var departureHour: Int
    /// Other lengths of stay for arrivals in a season; in order of their first day, without overlap.
    public var seasons: [SeasonLength]

    public static let mostPreparation = 30
    public static let longestNotice = 365

    public init(
        cancellation: CancellationRule = .flexible, preparationDays: Int = 0, noticeDays: Int = 0,
        arrivalHour: Int = 15, departureHour: Int = 11, seasons: [SeasonLength] = []
    ) {
        self.cancellation = cancellation
        self.preparationDays = preparationDays
        self.noticeDays = noticeDays
        self.arrivalHour = arrivalHour
        self.departureHour = departureHour
        self.seasons = seasons
    }

    /// Whether every number lies in its range and the seasons are in order.
    public var isValid: Bool {
        (0...BookingRules.mostPreparation).contains(preparationDays)
            && (0...BookingRules.longestNotice).contains(noticeDays) && (0...23).contains(arrivalHour)
            && (0...23).contains(departureHour) && seasons.allSatisfy { $0.isValid }
            && zip(seasons, seasons.dropFirst()).allSatisfy { $0.last < $1.first }
    }
}

/// How long guests may stay who arrive in these days.
public struct SeasonLength: Equatable, Hashable, Sendable {
    public var first: Day
    /// The last day of the season, included.
    public var last: Day
    /// 1 … `Stay.longestStay`, the least not above the most.
    public var leastNights: Int
    public var mostNights: Int

    public init(first: Day, last: Day, leastNights: Int, mostNights: Int = Stay.longestStay) {
        self.first = first
        self.last = last
        self.leastNights = leastNights
        self.mostNights = mostNights
    }

    var isValid: Bool {
        first <= last && leastNights >= 1 && leastNights <= mostNights && mostNights <= Stay.longestStay
    }
}

/// The least and most nights that can be booked.
public struct StayLength: Equatable, Hashable, Sendable {
    public var least: Int
    public var most: Int

    public init(least: Int, most: Int) {
        self.least = least
        self.most = most
    }
}

extension BookingRules {
    /// How long a guest may stay who arrives on that day: as the season says, else as usual.
    public func length(arriving day: Day, usual: StayLength) -> StayLength {
        for season in seasons where season.first <= day && day <= season.last {
            return StayLength(least: season.leastNights, most: season.mostNights)
        }
        return usual
    }
}
