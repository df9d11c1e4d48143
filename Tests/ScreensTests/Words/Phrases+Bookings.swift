import Domain
import Words

extension Phrases {
    static let ofBookings: [@Sendable (Words) -> String] =
        stayRefusals.map { refusal in { @Sendable words in words.refusal(refusal) } } + [
            { $0.refusal(BookingRefusal.alreadyBegun) }, { $0.refusal(BookingRefusal.alreadyCancelled) },
            { $0.notBookedTitle }, { $0.notChangedTitle }, { $0.notCancelledTitle }, { $0.noSuchStay },
            { $0.priceChanged(Money(minor: 35_310, currency: .usd)) }, { $0.keyReused },
            { $0.badFieldText("1") },
        ]

    private static let stayRefusals: [StayRefusal] = [
        .priceUnknown, .tooManyGuests(most: 1), .tooManyGuests(most: 4), .alreadyPast, .tooSoon(days: 1),
        .tooSoon(days: 2), .tooFarAhead, .tooShort(least: 2), .tooLong(most: 1), .notOpen, .taken, .preparation,
    ]
}
