import Domain

/// A small believable world to look around in: stays in Seoul, Busan, Jeju, Tokyo and Singapore.
///
/// The same day gives the same world, byte for byte; another day only moves calendars, seasons and reviews along.
public enum DemoWorld {
    /// The five cities and islands, in the order in which home shows them.
    public static var destinations: [Destination] {
        Places.all.map(\.destination)
    }

    /// Some 270 stays, at least 40 for each destination. Costs a few hundredths of a second.
    public static func stays(today: Day) -> [DemoStay] {
        var names: Set<String> = [exampleName]
        var stays: [DemoStay] = []
        for place in Places.all {
            for neighbourhood in place.neighbourhoods {
                for (index, kind) in neighbourhood.kinds.enumerated() {
                    let key = "\(neighbourhood.slug)-\(index + 1)"
                    let maker = Maker(
                        destination: place.destination, neighbourhood: neighbourhood, kind: kind, key: key,
                        voice: place.voice, today: today)
                    let made = key == exampleKey ? maker.example() : maker.stay(names: &names)
                    stays.append(made)
                }
            }
        }
        return stays
    }

    /// The key of the stay by which the requirements explain the price.
    public static let exampleKey = "huam-1"
    static let exampleName = "남산 노을 레지던스"
}
