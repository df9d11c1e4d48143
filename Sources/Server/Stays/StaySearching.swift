import Domain
import Routes
import Screens
import Search
import Storage

extension Site {
    /// The stays that answer the conditions, with everything a card shows.
    func page(of conditions: Conditions, pins scope: PinScope) throws(Refusal) -> StayPage {
        let search = try search(for: conditions)
        let top = histogramTop
        let matches = figures.timeSearch { catalogue.index.search(search, pins: scope, histogramTop: top) }
        let shown = catalogue.shown(matches.stays.map(\.id))
        var page = StayPage()
        page.count = matches.count
        page.page = conditions.page
        let nights = conditions.period?.nights
        page.stays = zip(matches.stays, shown).compactMap { match, stay in stay?.summary(match, nights: nights) }
        page.histogram = matches.histogram.map { Int($0) }
        page.histogramTop = top
        page.referenceCurrency = catalogue.rates.reference.code
        page.pins = pins(matches.pins)
        page.credits = credits(of: shown.compactMap { $0?.card.origin })
        if matches.count == 0 { page.loosenings = try loosenings(of: conditions) }
        return page
    }

    private func pins(_ found: [StayPin]) -> [PinSummary] {
        zip(found, catalogue.shown(found.map(\.id))).map { PinSummary($0, $1?.card) }
    }

    func search(for conditions: Conditions) throws(Refusal) -> StaySearch {
        let place = try place(of: conditions)
        return StaySearch(
            area: conditions.area ?? place?.rectangle ?? .world, center: conditions.area?.center ?? place?.center,
            period: conditions.period, guests: conditions.party.guests, amenities: conditions.amenities,
            lowestPrice: conditions.lowestPrice, highestPrice: conditions.highestPrice, order: conditions.order,
            offset: (conditions.page - 1) * Conditions.pageSize, limit: Conditions.pageSize)
    }

    /// nil when no place is asked for.
    func place(of conditions: Conditions) throws(Refusal) -> Place? {
        guard let number = conditions.place else { return nil }
        guard let place = places.place(Place.ID(Int32(clamping: number))) else {
            throw .badField(AddressFault(field: "place", reason: .outOfRange))
        }
        return place
    }

    func credits(of origins: [Stay.Origin]) -> [String] {
        Set(origins).compactMap(\.credit).sorted()
    }
}

extension Stay.Origin {
    /// Whom pages name that show this data; nil for our own.
    var credit: String? {
        switch self {
        case .demo: nil
        case .insideAirbnb: "Inside Airbnb, CC BY 4.0"
        }
    }
}

extension StaySummary {
    /// What its card says, without what a search adds.
    init(_ card: StayCard) {
        self.init()
        id = Int(card.id.number)
        name = card.name
        area = card.area
        kind = card.kind
        share = card.share
        ratingHundredths = card.rating
        reviewCount = card.reviewCount
        currency = card.currency?.code ?? ""
        pictures = [Address.picture(card.id, view: 0).text]
        latitude = Int(card.position.latitude)
        longitude = Int(card.position.longitude)
    }
}

extension PinSummary {
    init(_ pin: StayPin, _ card: StayCard?) {
        self.init()
        id = Int(pin.id.number)
        count = pin.count
        latitude = Int(pin.position.latitude)
        longitude = Int(pin.position.longitude)
        lowestPrice = pin.lowestPrice
        name = pin.count == 1 ? card?.name ?? "" : ""
        currency = card?.currency?.code ?? ""
        price = pin.total
    }
}
