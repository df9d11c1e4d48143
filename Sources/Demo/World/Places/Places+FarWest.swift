import Domain

extension DemoPlace {
    static let paris = DemoPlace(
        Destination(
            slug: "paris", korean: "파리", english: "Paris", japanese: "パリ", country: "FR", zone: "Europe/Paris",
            currency: "EUR", latitude: 48.866, longitude: 2.340, reach: 6_000, region: .paris),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "marais", area: "3e, Le Marais", setting: .city, latitude: 48.8600, longitude: 2.3610, reach: 420,
                words: ["Marais", "Enfants Rouges", "Vosges"],
                character:
                    "Mansions, falafel and quiet courtyards: the Marais is a small town in the middle of the city.",
                walk:
                    "Saint-Paul is six minutes away. Come back by way of the Place des Vosges, when the lamps are lit under the arcades.",
                kinds: [.apartment, .apartment, .house, .residence, .apartment]),
            Neighbourhood(
                slug: "montmartre", area: "18e, Montmartre", setting: .city, latitude: 48.8865, longitude: 2.3385,
                reach: 400,
                words: ["Montmartre", "Abbesses", "Lamarck"],
                character: "Steps, ivy and a vineyard: Montmartre still thinks it is a village.",
                walk:
                    "Abbesses is five minutes away. Buy bread on Rue Lepic, climb before breakfast, and have the view to yourself.",
                kinds: [.house, .apartment, .apartment, .guesthouse, .hotel]),
            Neighbourhood(
                slug: "saint-germain", area: "6e, Saint-Germain", setting: .city, latitude: 48.8520, longitude: 2.3345,
                reach: 280,
                words: ["Saint-Germain", "Odéon", "Cherche-Midi"],
                character: "Booksellers and old cafés keep Saint-Germain talking until midnight.",
                walk:
                    "Odéon is four minutes away. The Luxembourg garden has green chairs for everybody and boats for children.",
                kinds: [.hotel, .residence, .apartment, .residence, .apartment]),
            Neighbourhood(
                slug: "batignolles", area: "17e, Batignolles", setting: .city, latitude: 48.8870, longitude: 2.3180,
                reach: 320,
                words: ["Batignolles", "Lévis", "Épinettes"],
                character: "Batignolles is where Parisians push prams, buy cheese and play boules.",
                walk:
                    "Rome and Brochant are both seven minutes away. On Saturdays the organic market fills the boulevard.",
                kinds: [.apartment, .house, .hotel, .guesthouse, .apartment]),
        ])

    static let london = DemoPlace(
        Destination(
            slug: "london", korean: "런던", english: "London", japanese: "ロンドン", country: "GB", zone: "Europe/London",
            currency: "GBP", latitude: 51.520, longitude: -0.125, reach: 8_500, region: .paris),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "shoreditch", area: "Hackney, Shoreditch", setting: .city, latitude: 51.5255, longitude: -0.0800,
                reach: 340,
                words: ["Shoreditch", "Arnold Circus", "Columbia Road"],
                character: "Brick warehouses, bagels at midnight and flowers on Sunday: this is Shoreditch.",
                walk:
                    "Old Street and the Overground are eight minutes away. Columbia Road market starts at eight; bring cash and both arms.",
                kinds: [.apartment, .apartment, .residence, .hotel, .guesthouse]),
            Neighbourhood(
                slug: "bloomsbury", area: "Camden, Bloomsbury", setting: .city, latitude: 51.5210, longitude: -0.1260,
                reach: 320,
                words: ["Bloomsbury", "Russell Square", "Lamb's Conduit"],
                character: "Bloomsbury is squares, second-hand books and the great museum round the corner.",
                walk:
                    "Russell Square is five minutes away, St Pancras twelve on foot. Lamb's Conduit Street has the good coffee.",
                kinds: [.hotel, .residence, .house, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "notting-hill", area: "Kensington, Notting Hill", setting: .city, latitude: 51.5140,
                longitude: -0.2010, reach: 340,
                words: ["Notting Hill", "Portobello", "Ladbroke"],
                character: "Pastel terraces and antique stalls run downhill from Notting Hill Gate.",
                walk:
                    "The Tube is eight minutes away. Come to Portobello on Friday, before the crowds, and end in Holland Park.",
                kinds: [.house, .house, .apartment, .residence, .hotel]),
            Neighbourhood(
                slug: "hampstead", area: "Camden, Hampstead", setting: .country, latitude: 51.5565, longitude: -0.1775,
                reach: 280,
                words: ["Hampstead", "Flask Walk", "Heath Street"],
                character: "Hampstead is a hill village of crooked lanes on the edge of a wild heath.",
                walk:
                    "The Tube is six minutes away. Swim in the ponds if you dare; the view from Parliament Hill is worth the mud.",
                kinds: [.house, .house, .apartment, .guesthouse, .hotel]),
        ])

    static let newYork = DemoPlace(
        Destination(
            slug: "new-york", korean: "뉴욕", english: "New York", japanese: "ニューヨーク", country: "US",
            zone: "America/New_York",
            currency: "USD", latitude: 40.740, longitude: -73.965, reach: 12_000, region: .city),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "williamsburg", area: "Brooklyn, Williamsburg", setting: .city, latitude: 40.7140,
                longitude: -73.9550, reach: 400,
                words: ["Williamsburg", "Bedford", "Domino"],
                character: "Roof gardens, record shops and the best pizza argument in town: Williamsburg.",
                walk:
                    "The L train is five minutes away and in Manhattan in eight. Smorgasburg fills the waterfront on Saturdays.",
                kinds: [.apartment, .apartment, .residence, .hotel, .apartment]),
            Neighbourhood(
                slug: "east-village", area: "Manhattan, East Village", setting: .city, latitude: 40.7270,
                longitude: -73.9840, reach: 320,
                words: ["East Village", "St Marks", "Alphabet City"],
                character: "Community gardens hide between the fire escapes of the East Village.",
                walk: "Astor Place is seven minutes away. Pierogi at noon, ramen at night, jazz after that.",
                kinds: [.apartment, .apartment, .hotel, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "harlem", area: "Manhattan, Harlem", setting: .city, latitude: 40.8090, longitude: -73.9470,
                reach: 400,
                words: ["Harlem", "Strivers' Row", "Lenox"],
                character: "Brownstones, gospel and long Sunday brunches: Harlem takes its time.",
                walk:
                    "The express train is five minutes away and downtown in twenty. Marcus Garvey Park has drums on Saturdays.",
                kinds: [.house, .house, .apartment, .guesthouse, .hotel]),
            Neighbourhood(
                slug: "park-slope", area: "Brooklyn, Park Slope", setting: .city, latitude: 40.6720,
                longitude: -73.9790, reach: 400,
                words: ["Park Slope", "Prospect", "Fifth Avenue"],
                character: "Park Slope is stoops, strollers and Prospect Park at the end of every street.",
                walk:
                    "The F and the R are six minutes away. The farmers' market at Grand Army Plaza is the Saturday ritual.",
                kinds: [.house, .apartment, .house, .residence, .apartment]),
        ])
}
