import Domain
import Screens

extension StayPage {
    /// The part of the map in which the stays of the page and the pins stand, and a little around it: about a kilometre.
    /// nil when nothing was found, or it reaches around half the world.
    var extent: Rectangle? {
        let latitudes = stays.map(\.latitude) + pins.map(\.latitude)
        let longitudes = stays.map(\.longitude) + pins.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max(), east - west < 180_000_000
        else { return nil }
        // So that a single stay has its surroundings too.
        let margin = 10_000
        return Rectangle(
            south: Int32(clamping: max(-90_000_000, south - margin)),
            west: Int32(clamping: max(-180_000_000, west - margin)),
            north: Int32(clamping: min(90_000_000, north + margin)),
            east: Int32(clamping: min(180_000_000, east + margin)))
    }
}
