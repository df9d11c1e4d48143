import Domain
import Routes
import Screens
import Wire

extension PlaceSummary {
    init(_ id: Int, _ name: String, detail: String = "", meters: Int? = nil, mark: Range<Int> = 0..<0) {
        self.init()
        self.id = id
        self.name = name
        self.detail = detail
        self.meters = meters
        markStart = mark.lowerBound
        markEnd = mark.upperBound
    }

    static let seoul = PlaceSummary(1_835_848, "서울", detail: "대한민국 · 도시 전체", meters: 0, mark: 0..<3)
    static let gapyeong = PlaceSummary(1_842_966, "가평", detail: "경기도", meters: 52_400)
    static let namsan = PlaceSummary(1_000_000_007, "남산", detail: "서울 용산구", meters: 840)
}

extension PlaceList {
    init(_ places: PlaceSummary...) {
        self.init()
        self.places = places
    }
}

extension StaySummary {
    init(_ id: Int, _ name: String) {
        self.init()
        self.id = id
        self.name = name
    }

    /// The example of the requirements: 10 → 12 March 2027.
    static var lantern: StaySummary {
        var stay = StaySummary(31, "후암동 등불집")
        stay.area = "용산구 후암동"
        stay.kind = .residence
        stay.ratingHundredths = 492
        stay.reviewCount = 1204
        stay.currency = "KRW"
        stay.averagePerNight = 117_700
        stay.total = 235_400
        stay.nights = 2
        stay.pictures = ["/pictures/stays/31/0.svg", "/pictures/stays/31/1.svg", "/pictures/stays/31/2.svg"]
        return stay
    }

    static var unpriced: StaySummary {
        var stay = StaySummary(32, "<남산 & \"별\">")
        stay.area = "중구"
        stay.kind = .hanok
        stay.share = .privateRoom
        return stay
    }
}

extension StayPage {
    /// So many stays, numbered from there on, of so many in all.
    init(_ range: Range<Int>, of count: Int, page: Int = 1) {
        self.init()
        self.count = count
        self.page = page
        stays = range.map { StaySummary($0, "Stay \($0)") }
        referenceCurrency = "KRW"
    }
}

extension StayDetail {
    static var lantern: StayDetail {
        var stay = StayDetail()
        stay.summary = .lantern
        stay.hostName = "하나"
        stay.hostPicture = "/pictures/hosts/31.svg"
        stay.country = "KR"
        stay.capacity = 4
        stay.bedrooms = 2
        stay.beds = 3
        stay.halfBaths = 3
        stay.amenities = [.wifi, .kitchen, .bathtub]
        stay.minimumNights = 1
        stay.maximumNights = 30
        stay.introduction = "해방촌 골목 위의 조용한 집."
        stay.details = "골목을 오르면 등불이 켜져 있어요. 짐은 아래 가게에 맡길 수 있어요."
        var review = ReviewSummary()
        review.author = "준"
        review.date = Day(number: 20_500)
        review.text = "밤에 보이는 남산이 좋았어요."
        stay.reviews = [review]
        let tariff = Tariff(currency: .krw, weekday: 100_000, weekend: 120_000, cleaning: 20_000)
        stay.quote = Conditions.march.period.map { QuoteLines(tariff.quote(for: $0, guests: 2)) }
        stay.isAvailable = true
        stay.credits = ["Nadri"]
        return stay
    }
}

extension Conditions {
    /// Seoul, 10 → 12 March 2027, two adults and an infant, up to 250,000원.
    static var march: Conditions {
        var conditions = Conditions()
        conditions.place = PlaceSummary.seoul.id
        if let first = Day(iso: "2027-03-10"), let last = Day(iso: "2027-03-12") {
            conditions.period = Period(checkIn: first, checkOut: last)
        }
        conditions.party = Party(adults: 2, infants: 1) ?? .unnamed
        conditions.highestPrice = 250_000
        return conditions
    }
}

extension Home.State {
    static var example: Home.State {
        var state = Home.State()
        state.origin = "서울"
        state.nearby = [.namsan, .gapyeong]
        for theme in ThemeSummary.Theme.allCases {
            var summary = ThemeSummary()
            summary.theme = theme
            summary.placeName = "전주"
            summary.conditions.conditions.place = 1_845_457
            summary.picture = "/pictures/themes/\(theme.rawValue).svg"
            state.themes.append(summary)
        }
        return state
    }
}

extension Destination.State {
    static var example: Destination.State {
        var state = Destination.State()
        state.kept = ConditionsRecord(Conditions.march.withoutPlace)
        state.popular = [.seoul, .gapyeong]
        return state
    }
}

extension Results.State {
    static var example: Results.State {
        var state = Results.State()
        state.asked = ConditionsRecord(.march)
        state.placeName = "서울"
        state.found = StayPage(0..<0, of: 45)
        state.found.stays = [.lantern, .unpriced]
        state.found.credits = ["Inside Airbnb (CC BY 4.0)"]
        return state
    }
}

extension StayScreen.State {
    static var example: StayScreen.State {
        var state = StayScreen.State()
        state.stay = .lantern
        state.asked = ConditionsRecord(.march)
        state.link = "https://nadri.example/stays/31?place=1835848"
        state.dialog.offer = .march
        return state
    }

    /// The last look lies open over it.
    static var confirming: StayScreen.State {
        var state = example
        state.dialog.isOpen = true
        state.dialog.key = "k3y"
        return state
    }
}

extension StayQuote {
    /// The example of the requirements: 10 → 12 March 2027.
    static var march: StayQuote {
        var offer = StayQuote()
        offer.stay = 31
        let tariff = Tariff(currency: .krw, weekday: 100_000, weekend: 120_000, cleaning: 20_000)
        guard let period = Conditions.march.period else { return offer }
        let price = tariff.price(for: period, guests: 2)
        offer.checkIn = period.checkIn
        offer.checkOut = period.checkOut
        offer.quote = QuoteLines(price.quote)
        offer.lodging = price.lodging.map { LodgingLineRecord($0) }
        offer.cancellation = CancellationTerms(.moderate, arrivingOn: period.checkIn)
        offer.arrivalHour = 15
        offer.departureHour = 11
        return offer
    }

    /// Somebody else has got a night of it.
    static var taken: StayQuote {
        var offer = march
        var refusal = RefusalRecord()
        refusal.code = "already_taken"
        refusal.field = "check_in"
        refusal.text = "이미 예약된 날이 있어요."
        offer.refusal = refusal
        offer.alternatives = [Period(checkIn: .march(12), checkOut: .march(14)).map { PeriodRecord($0) }].compactMap {
            $0
        }
        return offer
    }
}

extension ReservationScreen.State {
    /// Seen from 1 March 2027; the nights of the 13th and 14th are taken.
    static var fresh: ReservationScreen.State {
        var state = ReservationScreen.State()
        state.stay = .lantern
        state.capacity = 4
        state.asked.conditions.place = PlaceSummary.seoul.id
        state.picker.today = .march(1)
        state.picker.zone = "Asia/Seoul"
        var nights = [NightState](repeating: .open, count: Period.longest)
        (nights[12], nights[13]) = (.taken, .taken)
        state.days = CalendarRecord(
            StayCalendar(
                today: .march(1), nights: nights, rules: BookingRules(), usualLength: StayLength(least: 1, most: 30)))
        state.open = ReservationScreen.Step.dates.rawValue
        return state
    }
}

extension SignUpDraft {
    /// Everything filled in, as Haneul would.
    static var haneul: SignUpDraft {
        var draft = SignUpDraft()
        draft.picture = .avatar
        draft.avatar = 77
        draft.handle = "haneul_walk"
        draft.password = "주말마다 산책해요"
        draft.repetition = "주말마다 산책해요"
        draft.introduction = "주말마다 낯선 동네를 걷고, 오래된 빵집을 모아요."
        draft.phone = "010-0000-1234"
        draft.birth = BirthWheels(Day(iso: "1998-04-17") ?? Day(number: 0))
        draft.terms = true
        draft.privacy = true
        return draft
    }
}

extension SignUpScreen.State {
    /// The browser app's, on 30 November 2026.
    static func at(_ step: SignUpScreen.Step, _ draft: SignUpDraft = SignUpDraft()) -> SignUpScreen.State {
        var state = SignUpScreen.State()
        state.step = step
        state.today = Day(iso: "2026-11-30") ?? Day(number: 0)
        state.draft = draft
        state.isLive = true
        return state
    }
}

extension SignInScreen.State {
    static var example: SignInScreen.State {
        var state = SignInScreen.State()
        state.providers = [("apple", "Apple"), ("kakao", "카카오"), ("facebook", "Facebook"), ("github", "GitHub")].map {
            ProviderSummary($0, $1)
        }
        state.signUp.today = Day(iso: "2026-11-30") ?? Day(number: 0)
        return state
    }

    static func signingUp(_ step: SignUpScreen.Step, _ draft: SignUpDraft = SignUpDraft()) -> SignInScreen.State {
        var state = SignInScreen.State.example
        state.signUp = .at(step, draft)
        return state
    }
}

extension ProviderSummary {
    init(_ slug: String, _ label: String, isDemo: Bool = false) {
        self.init()
        self.slug = slug
        self.label = label
        self.isDemo = isDemo
    }
}

extension Day {
    /// A day by its number in March 2027.
    static func march(_ day: Int) -> Day { Day(number: 20_877 + Int32(day)) }
}

extension Picker {
    /// On Monday, 1 March 2027, in Seoul.
    static var inMarch: Picker {
        var picker = Picker()
        picker.today = .march(1)
        picker.zone = "Asia/Seoul"
        return picker
    }
}

extension ConditionsScreen.State {
    /// Seoul has been chosen, and nothing else.
    static var fresh: ConditionsScreen.State {
        var state = ConditionsScreen.State()
        state.asked.conditions.place = PlaceSummary.seoul.id
        state.placeName = "서울"
        state.placeDetail = "대한민국 · 도시 전체"
        state.picker = .inMarch
        state.open = ConditionStep.dates.rawValue
        state.referenceCurrency = "KRW"
        return state
    }
}

extension Results.State {
    static var dated: Results.State {
        var state = Results.State.example
        state.picker = .inMarch
        state.found.referenceCurrency = "KRW"
        return state
    }
}
