import Domain

/// A stay's price on its way into a segment: its row, and what the row doesn't say.
struct NewPrice {
    /// Where there is an own price, its number is 0 until it has a place.
    private(set) var row: PriceRow
    private(set) var own: OwnTerms?

    /// - Parameters:
    ///   - tariff: a valid one, or nil.
    ///   - seasons: the number of its seasons; nil where it has none.
    init(_ tariff: Tariff?, seasons: Int?, rates: RateTable) {
        guard let tariff else {
            row = PriceRow()
            return
        }
        let currency = rates.number(of: tariff.currency)
        row = PriceRow(tariff, currency: currency ?? 0)
        let rowSaysAmounts = currency != nil && PriceRow.fits(tariff)
        if rowSaysAmounts, tariff.singleNights.isEmpty {
            refer(toSeasons: seasons)
        } else {
            var terms = OwnTerms(seasons: seasons)
            if !rowSaysAmounts { terms.amounts = OwnPrice.Amounts(tariff, rates: rates.rates) }
            terms.nights = tariff.singleNights.map {
                PackedNight(night: $0.night.number, price: UInt32(clamping: $0.price))
            }
            set(terms)
        }
    }

    /// The price of a segment's row, on its way into another.
    /// - Parameter number: what the other calls a list of this segment.
    init(_ source: Int, of segment: Segment, number: (_ list: Int) -> Int) {
        row = segment.rows[source].price
        switch row.special {
        case .nothing, .unknown: break
        case .seasons(let list): refer(toSeasons: number(list))
        case .own(let place, _):
            let price = segment.own(place, ofRow: source).pointee
            set(
                OwnTerms(
                    amounts: price.amounts, seasons: price.seasons.map { number(Int($0)) },
                    nights: Array(price.nightList)))
        }
    }

    private mutating func refer(toSeasons list: Int?) {
        guard let list else { return }
        if list < PriceRow.Special.listCount {
            row.special = .seasons(list)
        } else {
            set(OwnTerms(seasons: list))
        }
    }

    private mutating func set(_ terms: OwnTerms) {
        own = terms
        row.special = .own(0, terms.stretches)
    }
}

extension OwnPrice.Amounts {
    init(_ tariff: Tariff, rates: ExchangeRates) {
        weekday = UInt32(clamping: tariff.weekday)
        weekend = UInt32(clamping: tariff.weekend)
        cleaning = UInt32(clamping: tariff.cleaning)
        extraGuest = UInt32(clamping: tariff.extraGuest)
        micros = rates.micros(of: tariff.currency)
    }
}
