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

    static let ofReservations: [@Sendable (Words) -> String] =
        LodgingLine.Kind.allCases.map { kind in { @Sendable words in words.lodgingLine(kind, "1", nights: 2) } }
        + stayRefusals.map { refusal in { @Sendable words in words.dayRefusal(refusal) } } + [
            { $0.reserve }, { $0.fillIn }, { $0.chooseOtherDates }, { $0.changeGuests }, { $0.reservationTitle },
            { $0.goToBooking }, { $0.noDates }, { $0.mostGuests(1) }, { $0.mostGuests(4) },
            { $0.notChosen(Day(number: 20_887), .taken) }, { $0.finalTitle }, { $0.checkInLabel }, { $0.checkOutLabel },
            { $0.averagePerNight("1") }, { $0.dayAndHour(Day(number: 20_887), hour: 9) }, { $0.signInToBook },
            { $0.refund(100, until: Day(number: 20_887)) }, { $0.refund(50, until: Day(number: 20_887)) },
            { $0.refundEnds }, { $0.noRefund }, { $0.nothingToPayNow }, { $0.bookingUnanswered },
            { $0.bookingUnderWay }, { $0.formerTotal }, { $0.nearestDates },
        ]

    private static let stayRefusals: [StayRefusal] = [
        .priceUnknown, .tooManyGuests(most: 1), .tooManyGuests(most: 4), .alreadyPast, .tooSoon(days: 1),
        .tooSoon(days: 2), .tooFarAhead, .tooShort(least: 2), .tooLong(most: 1), .notOpen, .taken, .preparation,
    ]
}
