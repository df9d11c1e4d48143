import Domain

/// A believable world to look around in: stays in forty places of Korea, Japan and farther away.
///
/// The same day gives the same world, byte for byte; another day only moves calendars, seasons and reviews along.
public enum DemoWorld {
    /// How much of it there is. The small one is the beginning of the full one, so that the same stay has the same key.
    public enum Size: Sendable {
        /// 274 stays in Seoul, Busan, Jeju, Tokyo and Singapore: quickly made, for tests.
        case small
        /// More than 3,000 in forty places.
        case full
    }

    /// The cities, islands and stretches of country, in the order in which their stays are made.
    public static func destinations(_ size: Size = .full) -> [Destination] {
        places(size).map(\.destination)
    }

    /// Costs some tenths of a second in an optimised build.
    public static func stays(today: Day, _ size: Size = .full) -> [DemoStay] {
        var names: Set<String> = [exampleName]
        var stays: [DemoStay] = []
        for place in DemoPlace.few { stays += round(0, of: place, today, &names) }
        guard size == .full else { return stays }
        for place in DemoPlace.few {
            for number in 1..<4 { stays += round(number, of: place, today, &names) }
        }
        for place in DemoPlace.all.dropFirst(DemoPlace.few.count) {
            for number in 0..<3 { stays += round(number, of: place, today, &names) }
        }
        return stays
    }

    private static func places(_ size: Size) -> [DemoPlace] {
        size == .small ? DemoPlace.few : DemoPlace.all
    }

    /// One stay of each kind that a place's neighbourhoods name.
    private static func round(
        _ number: Int, of place: DemoPlace, _ today: Day, _ names: inout Set<String>
    ) -> [DemoStay] {
        var stays: [DemoStay] = []
        for neighbourhood in place.neighbourhoods {
            for (index, kind) in neighbourhood.kinds.enumerated() {
                let key = "\(neighbourhood.slug)-\(number * neighbourhood.kinds.count + index + 1)"
                let maker = Maker(place: place, neighbourhood: neighbourhood, kind: kind, key: key, today: today)
                stays.append(key == exampleKey ? maker.example() : maker.stay(names: &names))
            }
        }
        return stays
    }

    /// The key of the stay by which the requirements explain the price.
    public static let exampleKey = "huam-1"
    static let exampleName = "남산 노을 레지던스"
}
