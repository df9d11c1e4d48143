/// What a stay costs, line by line, in minor units. The lines add up to the total.
///
/// The rule is the requirements' (S1, decision on the price): nights and extra persons N, discount ⌊N × % / 100⌋,
/// service ⌊(N − discount) × % / 100⌋, tax ⌊service / 10⌋, every line rounded down.
public struct Quote: Equatable, Hashable, Sendable {
    public var currency: Currency
    public var nights: Int
    /// All nights together, before the discount and without extra persons.
    public var lodging: Int64
    public var extraGuests: Int64
    public var discountPercent: Int
    public var discount: Int64
    public var cleaning: Int64
    public var service: Int64
    public var tax: Int64

    public init(
        currency: Currency, nights: Int, lodging: Int64, extraGuests: Int64, discountPercent: Int, discount: Int64,
        cleaning: Int64, service: Int64, tax: Int64
    ) {
        self.currency = currency
        self.nights = nights
        self.lodging = lodging
        self.extraGuests = extraGuests
        self.discountPercent = discountPercent
        self.discount = discount
        self.cleaning = cleaning
        self.service = service
        self.tax = tax
    }

    public var total: Int64 {
        lodging + extraGuests - discount + cleaning + service + tax
    }

    /// All-in, rounded down.
    public var averagePerNight: Int64 {
        total / Int64(nights)
    }
}

extension Tariff {
    /// - Parameter guests: adults and children; infants are free.
    public func quote(for period: Period, guests: Int) -> Quote {
        var lodging: Int64 = 0
        for index in 0..<period.nights {
            lodging += price(of: period.night(index))
        }
        return quote(nights: period.nights, lodging: lodging, guests: guests)
    }

    /// The lines that follow once the nights are summed. The search index sums them its own way and goes on here.
    public func quote(nights: Int, lodging: Int64, guests: Int) -> Quote {
        let extraPersons = Int64(max(0, guests - guestsIncluded))
        let extraGuests = extraPersons * extraGuest * Int64(nights)
        let base = lodging + extraGuests
        let percent = discountPercent(nights: nights)
        let discount = base * Int64(percent) / 100
        let service = (base - discount) * Int64(servicePercent) / 100
        return Quote(
            currency: currency, nights: nights, lodging: lodging, extraGuests: extraGuests, discountPercent: percent,
            discount: discount, cleaning: cleaning, service: service, tax: service / 10)
    }

    public func discountPercent(nights: Int) -> Int {
        if nights >= 28 { return monthlyDiscountPercent }
        return nights >= 7 ? weeklyDiscountPercent : 0
    }
}
