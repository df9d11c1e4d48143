import Domain
import Words

extension Phrases {
    static let ofBookings: [@Sendable (Words) -> String] =
        stayRefusals.map { refusal in { @Sendable words in words.refusal(refusal) } } + [
            { $0.refusal(BookingRefusal.alreadyBegun) }, { $0.refusal(BookingRefusal.alreadyCancelled) },
            { $0.notBookedTitle }, { $0.notChangedTitle }, { $0.notCancelledTitle }, { $0.noSuchStay },
            { $0.priceChanged(Money(minor: 35_310, currency: .usd)) }, { $0.keyReused },
            { $0.badFieldText("1") },
        ] + ofSchedule + phases

    private static let ofSchedule: [@Sendable (Words) -> String] = [
        { $0.schedule }, { $0.comingBookings }, { $0.pastBookings }, { $0.noBookingsTitle }, { $0.noBookingsText },
        { $0.bookedNote }, { $0.cancelledNote(dollars) }, { $0.cancelledNote(nothing) }, { $0.pages },
        { $0.nearerPage }, { $0.fartherPage }, { $0.pageNumber(1, of: 2) }, { $0.daysLeftSpoken(0) },
        { $0.daysLeftSpoken(1) }, { $0.daysLeftSpoken(6) }, { $0.bookingTitle }, { $0.dayAndYear(Day(number: 0)) },
        { $0.arrival(Day(number: 0), hour: 9) }, { $0.departure(Day(number: 0), hour: 11) },
        { $0.weekdayName(Day(number: 0)) }, { $0.host("") }, { $0.host("1") }, { $0.placeTitle }, { $0.openInMaps },
        { $0.toStay }, { $0.stayNotOffered }, { $0.bookingNumber }, { $0.receipt }, { $0.addToCalendar },
        { $0.dueToHost }, { $0.refundTitle },
        { $0.nightBetween }, { $0.cancelBooking }, { $0.nightsFreed(1) }, { $0.nightsFreed(2) },
        { $0.cancelQuestion }, { $0.refundToday(dollars, of: dollars) }, { $0.refundToday(nothing, of: dollars) },
        { $0.refunded(dollars) }, { $0.refunded(nothing) }, { $0.refundSettled }, { $0.refundLine },
        { $0.dueAfterCancelling }, { $0.keepBooking },
        { $0.cancelling }, { $0.refundChanged(dollars) }, { $0.refundOutdated }, { $0.cancelUnanswered },
        { $0.cancelFailed }, { $0.cancelledOn(Day(number: 0)) }, { $0.print }, { $0.stayLabel },
        { $0.hostLabel }, { $0.bookedOn }, { $0.dueTotal }, { $0.receiptNote }, { $0.calendarEntry("1") },
    ]

    private static let phases: [@Sendable (Words) -> String] = BookingPhase.allCases.map { phase in { $0.phase(phase) }
    }
    private static let dollars = Money(minor: 35_310, currency: .usd)
    private static let nothing = Money(minor: 0, currency: .usd)

    static let ofReservations: [@Sendable (Words) -> String] =
        LodgingLine.Kind.allCases.map { kind in { @Sendable words in words.lodgingLine(kind, "1", nights: 2) } }
        + stayRefusals.map { refusal in { @Sendable words in words.dayRefusal(refusal) } } + [
            { $0.reserve }, { $0.fillIn }, { $0.chooseOtherDates }, { $0.changeGuests }, { $0.reservationTitle },
            { $0.goToBooking }, { $0.noDates }, { $0.mostGuests(1) }, { $0.mostGuests(4) },
            { $0.notChosen(Day(number: 20_887), "1") }, { $0.finalTitle }, { $0.checkInLabel }, { $0.checkOutLabel },
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
