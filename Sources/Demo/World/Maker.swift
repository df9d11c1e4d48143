import Domain

/// Makes one stay from where it lies, what kind it is and a key that begins its chance.
struct Maker {
    let place: DemoPlace
    let neighbourhood: Neighbourhood
    let kind: StayKind
    let key: String
    let today: Day

    private var destination: Destination { place.destination }
    private var voice: any Voice.Type { place.voice }

    /// - Parameter names: those that are taken; the new one is added.
    func stay(names: inout Set<String>) -> DemoStay {
        var chance = Chance("stay/\(key)")
        var sketch = sketch(&chance)
        let name = freeName(for: &sketch, names: &names, &chance)
        let host = host(chance.integer(0...Maker.hostsPerPlace - 1))
        let fame = fame(&chance)
        let stay = Stay(
            id: Stay.ID(0), origin: .demo, originKey: key, name: name, kind: kind, share: sketch.share,
            host: host, position: Ground.position(in: neighbourhood, &chance), area: neighbourhood.area,
            country: destination.country, zone: destination.zone, capacity: sketch.capacity,
            bedrooms: sketch.bedrooms, beds: sketch.beds, halfBaths: sketch.halfBaths, amenities: sketch.amenities,
            tariff: Pricing.tariff(sketch, in: destination, today: today, &chance),
            minimumNights: chance.pick([1, 1, 1, 1, 2, 2, 2, 3]), rules: HouseRules.rules(of: key, kind, today: today),
            rating: fame.rating, reviewCount: fame.count,
            summary: voice.summary(sketch, &chance),
            details: details(sketch, host: host, &chance))
        return DemoStay(
            destination: destination.slug, stay: stay, openNights: Occupancy.openNights(from: today, &chance),
            reviews: reviews(of: sketch, among: fame.count, &chance))
    }

    /// The stay of docs/requirements.md: 100,000 won on weekdays, 120,000 at weekends, 20,000 for cleaning.
    func example() -> DemoStay {
        var chance = Chance("stay/\(key)")
        let sketch = Sketch(
            destination: destination, neighbourhood: neighbourhood, kind: .residence, share: .entire, capacity: 4,
            bedrooms: 1, beds: 2,
            halfBaths: 2,
            amenities: AmenitySet([
                .wifi, .kitchen, .airConditioning, .heating, .washer, .desk, .tv, .hairDryer, .elevator, .view,
                .selfCheckIn, .refrigerator, .microwave, .smokeAlarm, .firstAid, .balcony,
            ]), accent: Accent("노을", "서쪽으로 난 큰 창에 저녁마다 노을이 가득 찹니다."))
        let stay = Stay(
            id: Stay.ID(0), origin: .demo, originKey: key, name: DemoWorld.exampleName, kind: .residence,
            share: .entire, host: host(0), position: neighbourhood.center, area: neighbourhood.area,
            country: destination.country, zone: destination.zone, capacity: sketch.capacity,
            bedrooms: sketch.bedrooms, beds: sketch.beds, halfBaths: sketch.halfBaths, amenities: sketch.amenities,
            tariff: Tariff(currency: .krw, weekday: 100_000, weekend: 120_000, cleaning: 20_000), rating: 492,
            reviewCount: 128, summary: voice.summary(sketch, &chance),
            details: details(sketch, host: host(0), &chance))
        return DemoStay(
            destination: destination.slug, stay: stay, openNights: Occupancy.alwaysOpen(from: today),
            reviews: reviews(of: sketch, among: 128, &chance))
    }

    private func sketch(_ chance: inout Chance) -> Sketch {
        let share = Furnishing.share(kind, &chance)
        let capacity = Furnishing.capacity(kind, share, &chance)
        let rooms = Furnishing.rooms(kind, share, capacity: capacity, &chance)
        let amenities = Furnishing.amenities(kind, share, neighbourhood, in: destination, &chance)
        return Sketch(
            destination: destination, neighbourhood: neighbourhood, kind: kind, share: share, capacity: capacity,
            bedrooms: rooms.bedrooms,
            beds: rooms.beds, halfBaths: rooms.halfBaths, amenities: amenities,
            accent: chance.pick(voice.accents(kind: kind, setting: neighbourhood.setting, in: destination)))
    }

    /// Tries accents until the name is new. A neighbourhood has far more names than stays, so that is soon.
    private func freeName(for sketch: inout Sketch, names: inout Set<String>, _ chance: inout Chance) -> String {
        let accents = voice.accents(kind: kind, setting: neighbourhood.setting, in: destination)
        var name = voice.name(sketch, &chance)
        for _ in 0..<64 where names.contains(name) {
            sketch.accent = chance.pick(accents)
            name = voice.name(sketch, &chance)
        }
        names.insert(name)
        return name
    }

    /// More than there are names: two hosts of a city may well be called the same.
    private static let hostsPerPlace = 40

    private func host(_ index: Int) -> Stay.Host {
        let names = voice.hosts(in: destination.country)
        return Stay.Host(key: "\(destination.slug)-host-\(index + 1)", name: names[index % names.count])
    }

    /// The long text in the host's language, then what matters most in the other two.
    private func details(_ sketch: Sketch, host: Stay.Host, _ chance: inout Chance) -> String {
        let voices: [any Voice.Type] = [KoreanVoice.self, EnglishVoice.self, JapaneseVoice.self]
        let others = voices.filter { $0.heading != voice.heading }.map { "\($0.heading)\n\($0.facts(sketch))" }
        return ([voice.details(sketch, host: host.name, &chance)] + others).joined(separator: "\n\n")
    }

    /// One in nine is new and has neither rating nor reviews.
    private func fame(_ chance: inout Chance) -> (rating: Int?, count: Int) {
        if chance.odds(0.11) { return (nil, 0) }
        let spread = chance.unit()
        let rating = 500 - Int(spread * spread * 120)
        return (rating, max(2, Int(chance.unit() * chance.unit() * 320)))
    }

    private func reviews(of sketch: Sketch, among count: Int, _ chance: inout Chance) -> [DemoReview] {
        guard count > 0 else { return [] }
        let shown = min(count, chance.integer(2...6))
        let authors = chance.pick(shown, of: voice.guests)
        var day = today
        return zip(authors, voice.reviews(shown, of: sketch, &chance)).map { author, text in
            day = day.advanced(by: -chance.integer(3...45))
            return DemoReview(author: author, day: day, text: text)
        }
    }
}
