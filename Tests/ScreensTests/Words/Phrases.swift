import Domain
import Words

/// Everything that can be said, with something to say it of. What is put in has no letters of its own.
enum Phrases {
    static let all: [@Sendable (Words) -> String] =
        everywhere + ofKinds + ofHome + ofSearch + ofConditions + ofStay + ofNumbers + ofAccounts + ofSettings
        + ofPasskeys
        + ofProviders
        + ofRefusals + ofBookings + ofReservations + ofWishlist

    private static let everywhere: [@Sendable (Words) -> String] = [
        { $0.product }, { $0.skipToContent }, { $0.mainMenu }, { $0.search }, { $0.toStart }, { $0.back }, { $0.close },
        { $0.tryAgain }, { $0.languageChoice }, { $0.themeChoice }, { $0.light }, { $0.dark }, { $0.asSystem },
        { $0.notFoundTitle }, { $0.notFoundText }, { $0.failureTitle }, { $0.failureText }, { $0.unavailableText },
        { $0.badAddressTitle }, { $0.badAddressText(field: "1") }, { $0.offlineTitle }, { $0.offlineText },
        { $0.offlineNote },
        { $0.requestNumber("7") },
    ]

    private static var ofKinds: [@Sendable (Words) -> String] {
        var phrases: [@Sendable (Words) -> String] = []
        for kind in StayKind.allCases {
            phrases.append { $0.kind(kind) }
            for share in StayShare.allCases { phrases.append { $0.kindAndShare(kind, share) } }
        }
        for amenity in Amenity.allCases { phrases.append { $0.amenity(amenity) } }
        for kind in Place.Kind.allCases { phrases.append { $0.whole(kind) } }
        for order in StaySearch.Order.allCases { phrases.append { $0.order(order) } }
        for theme in 0..<4 {
            phrases.append { $0.theme(theme).title }
            phrases.append { $0.theme(theme).line }
        }
        return phrases
    }

    private static let ofHome: [@Sendable (Words) -> String] = [
        { $0.whereTo }, { $0.heroLine }, { $0.heroTitle.0 }, { $0.heroTitle.1 }, { $0.heroPicture }, { $0.getIdeas },
        { $0.nearby }, { $0.distancesFrom("1") }, { $0.fromHere }, { $0.useMyPosition }, { $0.findingPosition },
        { $0.positionFailed }, { $0.themes },
    ]

    private static let ofSearch: [@Sendable (Words) -> String] = [
        { $0.destinationTitle }, { $0.destinationField }, { $0.destinationHint }, { $0.clearTyped },
        { $0.destinationResults }, { $0.placesFound(1, typed: "1") }, { $0.placesFound(2, typed: "1") },
        { $0.noPlaceFound(typed: "1") }, { $0.placesFailed }, { $0.popularNearby }, { $0.staysFound(0) },
        { $0.staysFound(1) }, { $0.staysFound(2) }, { $0.changeConditions("1") }, { $0.clearSearch }, { $0.anyDates },
        { $0.anywhere }, { $0.mapArea }, { $0.filters }, { $0.sorting }, { $0.showMore(3) }, { $0.loading },
        { $0.staysFailed }, { $0.moreFailed }, { $0.nothingFoundTitle }, { $0.nothingFoundText }, { $0.chooseAnother },
        { $0.previousPage }, { $0.credit("1") },
    ]

    private static var ofConditions: [@Sendable (Words) -> String] {
        var phrases: [@Sendable (Words) -> String] = [
            { $0.conditionsTitle }, { $0.placeStep }, { $0.datesStep }, { $0.priceStep }, { $0.guestsStep },
            { $0.skip },
            { $0.changePlace }, { $0.choosePlace }, { $0.clear }, { $0.changeDates }, { $0.laterMonths }, { $0.today },
            { $0.checkIn }, { $0.checkOut }, { $0.dayUse }, { $0.calendarSays(half: nil, nil, allowsDayUse: true) },
            { $0.calendarSays(half: Day(number: 0), nil, allowsDayUse: true) },
            {
                $0.calendarSays(
                    half: nil, Period(checkIn: Day(number: 0), checkOut: Day(number: 0)), allowsDayUse: true)
            },
            {
                $0.calendarSays(
                    half: nil, Period(checkIn: Day(number: 0), checkOut: Day(number: 2)), allowsDayUse: true)
            },
            { $0.openPeriod(Day(number: 0)) }, { $0.dayAndWeekday(Day(number: 0)) }, { $0.priceMeaning },
            { $0.lowestPrice }, { $0.highestPrice }, { $0.lowest }, { $0.highest }, { $0.pricesFailed },
            { $0.oneMore($0.partyKind(.adult)) }, { $0.oneLess($0.partyKind(.child)) }, { $0.adultNeeded },
            { $0.mostOfEach }, { $0.showStays(1) }, { $0.showStays(2) }, { $0.loosenTitle }, { $0.stayCount(1) },
            { $0.stayCount(2) }, { $0.withoutAmenities }, { $0.widerArea },
        ]
        for kind in Party.Kind.allCases {
            phrases.append { $0.partyKind(kind) }
            phrases.append { $0.ages(kind) }
        }
        for weekday in Weekday.allCases { phrases.append { $0.weekday(weekday) } }
        return phrases
    }

    private static let ofStay: [@Sendable (Words) -> String] = [
        { $0.perNight }, { $0.total("1") }, { $0.priceUnknown }, { $0.ratingLabel }, { $0.newStay }, { $0.reviews(1) },
        { $0.reviews(2) }, { $0.share }, { $0.shareTitle }, { $0.copyLink }, { $0.linkCopied }, { $0.copyFailed },
        { $0.pictures }, { $0.picture(1, of: 2) }, { $0.hostedBy("1") }, { $0.hostedBy("") }, { $0.upTo(2) },
        { $0.guestsLabel }, { $0.bedroomsLabel }, { $0.bedsLabel }, { $0.bathsLabel }, { $0.introduction }, { $0.more },
        { $0.less }, { $0.amenities }, { $0.reviewsTitle }, { $0.rules }, { $0.minimumStay(2) }, { $0.maximumStay(2) },
        { $0.calendarMoved(weeks: 2) }, { $0.priceLines }, { $0.lodging(2) }, { $0.extraGuestsLine },
        { $0.discountLine(nights: 7, percent: 4) }, { $0.discountLine(nights: 28, percent: 7) }, { $0.cleaningLine },
        { $0.serviceLine }, { $0.taxLine }, { $0.sum }, { $0.withoutDates },
        { $0.priceUnknownText },
    ]

    private static let ofWishlist: [@Sendable (Words) -> String] = [
        { $0.wishlist }, { $0.heartName("1") }, { $0.savedStays(1) }, { $0.savedStays(2) }, { $0.undo },
        { $0.heartRemoved("1") }, { $0.heartRemoved("") }, { $0.wishlistFull }, { $0.heartRefused },
        { $0.heartUnanswered }, { $0.wishlistEmptyTitle }, { $0.wishlistEmptyText }, { $0.findStays },
        { $0.wishlistHint }, { $0.wishlistFailed }, { $0.shareCode },
    ]

    private static let ofNumbers: [@Sendable (Words) -> String] = [
        { $0.day(Day(number: 0)) }, { $0.month(of: Day(number: 0)) }, { $0.nights(1) }, { $0.nights(2) },
        { $0.party(.unnamed) }, { $0.guests(1) }, { $0.guests(2) }, { $0.priceRange(from: nil, to: nil, in: .krw) },
        { $0.priceRange(from: nil, to: 10, in: .krw) },
    ]

    private static let ofAccounts: [@Sendable (Words) -> String] = [
        { $0.signIn }, { $0.signUp }, { $0.signInTitle }, { $0.handleLabel }, { $0.passwordLabel },
        { $0.repetitionLabel }, { $0.introductionLabel }, { $0.introductionHint }, { $0.phoneLabel }, { $0.birthLabel },
        { $0.birthUnchosen }, { $0.birthHelp }, { $0.cancel }, { $0.next }, { $0.previous }, { $0.join },
        { $0.handleFree }, { $0.handleAsking }, { $0.readTerms }, { $0.readPrivacy }, { $0.agreeToTerms },
        { $0.agreeToPrivacy }, { $0.read }, { $0.joining }, { $0.joinFailed }, { $0.joined }, { $0.joinedWithCodes },
        { $0.recoveryTitle },
        { $0.recoveryText }, { $0.quickSignIn }, { $0.signInPicture }, { $0.profilePicture }, { $0.addPicture },
        { $0.changePicture }, { $0.add }, { $0.edit }, { $0.choosePhoto }, { $0.drawAvatar }, { $0.drawAnother },
        { $0.removePicture }, { $0.cutPicture }, { $0.cutHelp }, { $0.usePicture }, { $0.done }, { $0.drawing },
        { $0.step(1, of: 2) }, { $0.isDemo("1") }, { $0.date(Day(number: 0)) }, { $0.wheel(0) }, { $0.wheel(1) },
        { $0.wheel(2) }, { $0.wheelItem(1, 4) },
    ]

    private static let ofSettings: [@Sendable (Words) -> String] = [
        { $0.settings }, { $0.editProfile }, { $0.nameLabel }, { $0.nameHelp }, { $0.seenByNobody }, { $0.asItIs },
        { $0.save },
        { $0.look }, { $0.signInAndSafety }, { $0.myData }, { $0.changePassword }, { $0.setPassword },
        { $0.currentPassword }, { $0.newPassword }, { $0.newPasswordAgain }, { $0.passwordEndsOthers },
        { $0.codesLeft(1) }, { $0.codesLeft(2) }, { $0.codesMeaning }, { $0.renewCodes }, { $0.renewalEndsOldCodes },
        { $0.newCodes }, { $0.devices }, { $0.devices(1) }, { $0.devices(2) }, { $0.thisDevice }, { $0.unknownDevice },
        { $0.signOut(of: "1") }, { $0.signOutOthers }, { $0.lastUsed(secondsAgo: 0) },
        { $0.lastUsed(secondsAgo: 3600) }, { $0.lastUsed(secondsAgo: 7200) }, { $0.lastUsed(secondsAgo: 86_400) },
        { $0.lastUsed(secondsAgo: 172_800) }, { $0.linkedServices }, { $0.passkeys }, { $0.since("1") }, { $0.export },
        { $0.exportMeaning }, { $0.deleteAccount }, { $0.deletionTitle }, { $0.deletionText }, { $0.deletionList },
        { $0.deletedThings[0] }, { $0.deletedThings[1] }, { $0.deletedThings[2] }, { $0.deletedThings[3] },
        { $0.deletedThings[4] },
        { $0.typeHandleAgain }, { $0.recovery }, { $0.recoveryMeaning }, { $0.passwordForgotten },
        { $0.recoveryCodeLabel },
        { $0.recoveryEndsAll }, { $0.noCodes }, { $0.profileSaved }, { $0.passwordChanged }, { $0.deviceSignedOut },
        { $0.othersSignedOut }, { $0.proofTitle }, { $0.proofText }, { $0.proveByPassword }, { $0.proveByPasskey },
        { $0.proveBy("1") }, { $0.noProof }, { $0.proved }, { $0.recovered }, { $0.accountDeleted },
        { $0.exportReadMe },
        { $0.refusal(.nameTooLong) }, { $0.refusal(.nameBadCharacter) }, { $0.refusal(.languageUnknown) },
        { $0.unknownFieldText("1") }, { $0.fixedFieldText("1") }, { $0.wrongFieldTypeText("1") },
        { $0.repeatedFieldText("1") }, { $0.refusal(.proofMissing) },
        { $0.refusal(.proofWrong) }, { $0.refusal(.handleDiffers) },
        { $0.refusal(.recoveryCodeMissing) }, { $0.refusal(.recoveryWrong) }, { $0.refusal(.busy(at: .proof)) },
        { $0.refusal(.tooMany(at: .proof, seconds: 2)) },
    ]

    private static let ofProviders: [@Sendable (Words) -> String] = [
        { $0.newcomerText("1") }, { $0.newcomerJoined }, { $0.newcomerCodes }, { $0.goOn },
        { $0.providerCancelled("1") }, { $0.providerRefused("1") }, { $0.providerMisconfigured("1") },
        { $0.providerSlow("1") }, { $0.providerUnreachable("1") }, { $0.providerNonsense("1") },
        { $0.providerNoAttempt }, { $0.providerExpired }, { $0.providerMismatch }, { $0.providerUnverified("1") },
        { $0.providerAnothers("1") }, { $0.providerAlreadyJoined("1") }, { $0.providerSignedOut },
        { $0.providerAnotherAccount }, { $0.providerNotLinked("1") }, { $0.providerLastWayIn("1") },
        { $0.providerNotOffered }, { $0.providerLinked }, { $0.providerUnlinked }, { $0.provedForLink }, { $0.link },
        { $0.unlink },
        { $0.linkProvider("1") }, { $0.unlinkProvider("1") }, { $0.providerLeaving("1") }, { $0.demoConsentTitle },
        { $0.demoConsentText }, { $0.goOn(as: "1") },
    ]

    private static var ofRefusals: [@Sendable (Words) -> String] {
        var phrases: [@Sendable (Words) -> String] = []
        for refusal in SignUpRefusal.allCases { phrases.append { $0.refusal(refusal) } }
        for number in 1...5 { phrases.append { $0.signInRefusal(number) } }
        for part in 0..<4 {
            phrases.append { $0.terms[part].heading }
            phrases.append { $0.terms[part].text }
        }
        for part in 0..<5 {
            phrases.append { $0.privacy[part].heading }
            phrases.append { $0.privacy[part].text }
        }
        return phrases
    }
}
