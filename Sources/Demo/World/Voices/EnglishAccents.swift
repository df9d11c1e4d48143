import Domain

extension EnglishVoice {
    static func accents(kind: StayKind, setting: Neighbourhood.Setting, in destination: Destination) -> [Accent] {
        switch destination.country {
        case "SG": kind == .house || kind == .guesthouse ? singaporeOld : singaporeNew
        case "TW", "HK", "TH", "VN": setting == .city ? warmTown : warmTown + beach
        default: kind == .house || kind == .guesthouse ? terrace : loft
        }
    }

    private static let singaporeOld = [
        Accent("Lantern", "Paper lanterns light the stairwell after dark."),
        Accent("Peranakan", "Peranakan tiles run from the five-foot way through to the kitchen."),
        Accent("Shutter", "Tall timber shutters let the breeze through and keep the noon sun out."),
        Accent("Courtyard", "An airwell with ferns cools the middle of the house."),
        Accent("Frangipani", "A frangipani tree drops its flowers on the doorstep every morning."),
        Accent("Jasmine", "Jasmine climbs the back wall and scents the evenings."),
        Accent("Kopi", "A jar of fresh kopi and a sock filter wait on the counter."),
        Accent("Rattan", "Rattan chairs stand on the front porch for the evening rain."),
    ]
    private static let singaporeNew = [
        Accent("Rain Tree", "The crown of a rain tree fills the living room window."),
        Accent("Skylight", "A skylight over the bed shows clouds by day and the moon by night."),
        Accent("Orchid", "Orchids grow along the balcony and flower all year."),
        Accent("Banyan", "An old banyan shades the entrance."),
        Accent("Heliconia", "Heliconias line the path to the door."),
        Accent("Terrazzo", "Cool terrazzo floors and linen keep the rooms calm."),
        Accent("Horizon", "From the upper floor you can see ships waiting on the horizon."),
        Accent("Kingfisher", "Kingfishers visit the garden at breakfast."),
        Accent("Garden", "Every window looks on to green."),
    ]
    private static let warmTown = [
        Accent("Lantern", "Paper lanterns light the stairs after dark."),
        Accent("Bamboo", "Bamboo blinds let the breeze through and keep the noon out."),
        Accent("Jasmine", "Jasmine climbs the balcony and scents the evenings."),
        Accent("Tea", "A tray of good tea waits by the window."),
        Accent("Banana Leaf", "Banana leaves shade the courtyard."),
        Accent("Terrazzo", "Cool terrazzo floors and linen keep the rooms calm."),
        Accent("Rooftop", "Breakfast is best on the rooftop, above the market noise."),
        Accent("Lotus", "A stone bowl of lotus stands at the door."),
        Accent("Rattan", "Rattan chairs face the evening rain."),
        Accent("Skylight", "A skylight over the bed shows clouds by day and the moon by night."),
    ]
    private static let beach = [
        Accent("Palm", "Two palms lean over the gate."),
        Accent("Driftwood", "A driftwood table seats everybody for a long dinner."),
        Accent("Hammock", "A hammock hangs where the sea breeze passes."),
        Accent("Coral", "Coral-pink walls catch the first sun."),
    ]
    private static let terrace = [
        Accent("Wisteria", "Wisteria hangs over the front door in May."),
        Accent("Lamplight", "Old lamps throw a soft light on the stairs."),
        Accent("Fireside", "Two deep chairs stand by the fire."),
        Accent("Garden Gate", "A gate at the back opens on a small walled garden."),
        Accent("Bay Window", "The bay window has a cushion wide enough for two and a book."),
        Accent("Ivy", "Ivy covers the bricks and turns red in October."),
        Accent("Blue Door", "You will know the house by its blue door."),
        Accent("Attic", "The attic bed lies under the stars."),
    ]
    private static let loft = [
        Accent("Parquet", "Herringbone parquet and tall windows make the mornings bright."),
        Accent("Rooftop", "From the table you look over a sea of rooftops."),
        Accent("Linen", "Linen, oak and white walls keep the rooms calm."),
        Accent("Skyline", "Switch off the lamps and the skyline does the rest."),
        Accent("Courtyard", "The windows look on a quiet courtyard with one great tree."),
        Accent("Balcony", "The balcony is just wide enough for coffee."),
        Accent("Library", "A wall of books waits for a rainy day."),
        Accent("Piano", "There is a piano; the neighbours like Chopin."),
        Accent("Brick", "Bare brick and warm wood tell of the workshop it was."),
    ]
}
