import Domain

extension ListingCalendar {
    /// The open nights, the whole calendar moved by that many days.
    func openNights(shiftedBy days: Int) -> OpenNights {
        var open = OpenNights(first: first.advanced(by: days))
        forEach { night, isOpen, _ in
            if isOpen { open[night.advanced(by: days)] = true }
        }
        return open
    }

    /// The price most open nights have is the usual one, of Sunday to Thursday and of Friday and Saturday apart; open nights
    /// that cost something else keep their own. Where no night of a group is open with a price, the prices on closed nights
    /// tell it; where those are missing too, the other group's price or `listed` does.
    ///
    /// - Parameter listed: the price in the listing itself, nil when unknown.
    /// - Returns: nil when no price is known at all.
    func prices(listed: Int64?, shiftedBy days: Int) -> NightPrices? {
        var counts = (weekday: PriceCounts(), weekend: PriceCounts())
        forEach { night, isOpen, price in
            guard let price else { return }
            if night.weekday.isWeekendNight {
                counts.weekend.note(price, isOpen: isOpen)
            } else {
                counts.weekday.note(price, isOpen: isOpen)
            }
        }
        let told = (weekday: counts.weekday.commonest, weekend: counts.weekend.commonest)
        guard let weekday = told.weekday ?? told.weekend ?? listed else { return nil }
        var prices = NightPrices(weekday: weekday, weekend: told.weekend ?? weekday, singleNights: [])
        forEach { night, isOpen, price in
            let usual = night.weekday.isWeekendNight ? prices.weekend : prices.weekday
            guard isOpen, let price, price != usual else { return }
            prices.singleNights.append(NightPrice(night: night.advanced(by: days), price: price))
        }
        return prices
    }
}

/// What the nights of a listing cost.
struct NightPrices: Equatable {
    var weekday: Int64
    var weekend: Int64
    var singleNights: [NightPrice]
}

private struct PriceCounts {
    private var open: [Int64: Int] = [:]
    private var closed: [Int64: Int] = [:]

    mutating func note(_ price: Int64, isOpen: Bool) {
        if isOpen { open[price, default: 0] += 1 } else { closed[price, default: 0] += 1 }
    }

    /// The lower one of two that are equally common.
    var commonest: Int64? {
        (open.isEmpty ? closed : open).max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
