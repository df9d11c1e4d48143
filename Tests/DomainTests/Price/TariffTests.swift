import Domain
import Testing

@Suite("A tariff")
struct TariffTests {
    /// Monday, 1 March 2027.
    private let monday = Day(number: 20_878)
    private let tariff = Tariff(currency: .krw, weekday: 100_000, weekend: 120_000)

    @Test("Friday's and Saturday's nights cost the weekend price, the others the weekday price")
    func weekAndWeekend() {
        #expect(monday.weekday == .monday)
        let week = (0..<7).map { tariff.price(of: monday.advanced(by: $0)) }
        #expect(week == [100_000, 100_000, 100_000, 100_000, 120_000, 120_000, 100_000])
    }

    @Test("a season takes its percentage of weekday and weekend, from its first night to its last, rounded down")
    func season() {
        var tariff = tariff
        tariff.weekday = 99
        tariff.seasons = [Season(first: monday.advanced(by: 1), last: monday.advanced(by: 4), percent: 130)]
        let week = (0..<6).map { tariff.price(of: monday.advanced(by: $0)) }
        #expect(week == [99, 128, 128, 128, 156_000, 120_000])
    }

    @Test("the price of a single night wins over season and weekend")
    func singleNight() {
        var tariff = tariff
        tariff.seasons = [Season(first: monday, last: monday.advanced(by: 6), percent: 200)]
        tariff.singleNights = [
            NightPrice(night: monday.advanced(by: 1), price: 7), NightPrice(night: monday.advanced(by: 4), price: 9),
        ]
        let week = (0..<6).map { tariff.price(of: monday.advanced(by: $0)) }
        #expect(week == [200_000, 7, 200_000, 200_000, 9, 240_000])
    }

    @Test("without a weekend price the weekday's holds")
    func noWeekendPrice() {
        #expect(Tariff(currency: .jpy, weekday: 8000).weekend == 8000)
    }

    @Test("a tariff within all bounds is valid")
    func valid() {
        #expect(tariff.isValid)
        let edges = Tariff(
            currency: .krw, weekday: 1, weekend: Tariff.highestPrice, guestsIncluded: 16, extraGuest: 0,
            cleaning: Tariff.highestPrice, servicePercent: 0, weeklyDiscountPercent: 100, monthlyDiscountPercent: 0,
            seasons: [
                Season(first: monday, last: monday, percent: 1),
                Season(first: monday.advanced(by: 1), last: monday.advanced(by: 9), percent: 1000),
            ],
            singleNights: [NightPrice(night: monday, price: 1), NightPrice(night: monday.advanced(by: 1), price: 1)])
        #expect(edges.isValid)
    }

    @Test("one number out of its range makes it invalid", arguments: Fault.allCases)
    func invalid(fault: Fault) {
        var tariff = tariff
        let next = monday.advanced(by: 1)
        switch fault {
        case .freeWeekday: tariff.weekday = 0
        case .dearWeekday: tariff.weekday = Tariff.highestPrice + 1
        case .freeWeekend: tariff.weekend = 0
        case .negativeExtra: tariff.extraGuest = -1
        case .dearExtra: tariff.extraGuest = .max
        case .negativeCleaning: tariff.cleaning = -1
        case .dearCleaning: tariff.cleaning = .max
        case .negativeService: tariff.servicePercent = -1
        case .doubleService: tariff.servicePercent = 101
        case .weekForLess: tariff.weeklyDiscountPercent = 101
        case .monthForMore: tariff.monthlyDiscountPercent = -1
        case .nobodyIncluded: tariff.guestsIncluded = 0
        case .crowdIncluded: tariff.guestsIncluded = 17
        case .backwardSeason: tariff.seasons = [Season(first: next, last: monday, percent: 100)]
        case .freeSeason: tariff.seasons = [Season(first: monday, last: next, percent: 0)]
        case .dearSeason: tariff.seasons = [Season(first: monday, last: next, percent: 1001)]
        case .overlappingSeasons:
            tariff.seasons = [
                Season(first: monday, last: next, percent: 90), Season(first: next, last: next, percent: 80),
            ]
        case .freeNight: tariff.singleNights = [NightPrice(night: monday, price: 0)]
        case .doubledNight:
            tariff.singleNights = [NightPrice(night: monday, price: 5), NightPrice(night: monday, price: 6)]
        case .disorderedNights:
            tariff.singleNights = [NightPrice(night: next, price: 5), NightPrice(night: monday, price: 6)]
        }
        #expect(!tariff.isValid)
    }

    enum Fault: CaseIterable {
        case freeWeekday, dearWeekday, freeWeekend, negativeExtra, dearExtra, negativeCleaning, dearCleaning
        case negativeService, doubleService, weekForLess, monthForMore, nobodyIncluded, crowdIncluded
        case backwardSeason, freeSeason, dearSeason, overlappingSeasons, freeNight, doubledNight, disorderedNights
    }
}
