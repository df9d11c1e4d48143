import Domain

extension DemoPlace {
    static let taipei = DemoPlace(
        Destination(
            slug: "taipei", korean: "타이베이", english: "Taipei", japanese: "台北", country: "TW", zone: "Asia/Taipei",
            currency: "TWD", latitude: 25.060, longitude: 121.525, reach: 11_000, region: .singapore),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "yongkang", area: "Da'an, Yongkang Street", setting: .city, latitude: 25.0320,
                longitude: 121.5295, reach: 320,
                words: ["Yongkang", "Qingtian", "Da'an"],
                character:
                    "Old Japanese houses, tea rooms and dumpling steam make up the lanes around Yongkang Street.",
                walk:
                    "Dongmen station is five minutes away. Da'an Park is good at dawn for tai chi, and mango ice is good at any hour.",
                kinds: [.apartment, .guesthouse, .house, .residence, .apartment]),
            Neighbourhood(
                slug: "dadaocheng", area: "Datong, Dadaocheng", setting: .city, latitude: 25.0565, longitude: 121.5130,
                reach: 210,
                words: ["Dadaocheng", "Dihua", "Ningxia"],
                character: "Dihua Street sells tea, dried mango and lanterns under brick arcades.",
                walk:
                    "Beimen station is nine minutes away. The pier has the best sunset in town, and the Ningxia night market opens at six.",
                kinds: [.guesthouse, .house, .hotel, .apartment, .residence]),
            Neighbourhood(
                slug: "zhongshan", area: "Zhongshan, Chifeng Street", setting: .city, latitude: 25.0545,
                longitude: 121.5205, reach: 280,
                words: ["Zhongshan", "Chifeng", "Shuanglian"],
                character: "On Chifeng Street car-part shops have turned into bookshops and tiny bars.",
                walk:
                    "Zhongshan station is three minutes away, the airport line two stops on. Walk the linear park to Shuanglian for breakfast.",
                kinds: [.hotel, .hotel, .residence, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "beitou", area: "Beitou", setting: .country, latitude: 25.1370, longitude: 121.5060, reach: 320,
                words: ["Beitou", "Xinbeitou", "Thermal Valley"],
                character: "Steam rises between the camphor trees of Beitou, the hot spring valley of the city.",
                walk:
                    "Xinbeitou station is eight minutes away. The wooden library is worth an afternoon; the springs are best after dark.",
                kinds: [.hotel, .poolVilla, .house, .hotel, .guesthouse]),
        ])

    static let hongKong = DemoPlace(
        Destination(
            slug: "hong-kong", korean: "홍콩", english: "Hong Kong", japanese: "香港", country: "HK",
            zone: "Asia/Hong_Kong",
            currency: "HKD", latitude: 22.330, longitude: 114.190, reach: 14_000, region: .singapore),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "sheung-wan", area: "Sheung Wan", setting: .city, latitude: 22.2848, longitude: 114.1500,
                reach: 210,
                words: ["Sheung Wan", "Tai Ping Shan", "Hollywood Road"],
                character: "Temple incense and flat whites share the steep steps of Sheung Wan.",
                walk:
                    "The station is six minutes downhill. Antique stalls, dried seafood and the tram to anywhere are close by.",
                kinds: [.apartment, .residence, .hotel, .apartment, .residence]),
            Neighbourhood(
                slug: "wan-chai", area: "Wan Chai", setting: .city, latitude: 22.2755, longitude: 114.1725, reach: 210,
                words: ["Wan Chai", "Star Street", "Lee Tung"],
                character: "Wan Chai keeps its blue house, its open market and its late bowls of noodles.",
                walk:
                    "The station is five minutes away. Take the Star Ferry at dusk, or the path up to Bowen Road for the view.",
                kinds: [.hotel, .residence, .hotel, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "sham-shui-po", area: "Sham Shui Po", setting: .city, latitude: 22.3300, longitude: 114.1620,
                reach: 300,
                words: ["Sham Shui Po", "Tai Nan", "Apliu"],
                character: "Fabric, fishballs and new coffee roasters: Sham Shui Po is the city's workshop.",
                walk:
                    "The station is four minutes away. Tai Nan Street has the makers; the park behind the old courthouse has the shade.",
                kinds: [.guesthouse, .apartment, .apartment, .guesthouse, .house]),
            Neighbourhood(
                slug: "sai-kung", area: "Sai Kung", setting: .sea, latitude: 22.3830, longitude: 114.2680, reach: 170,
                words: ["Sai Kung", "Tui Min Hoi", "Pak Kong"],
                character: "Sai Kung is a harbour town of kayaks, seafood and islands on the horizon.",
                walk:
                    "The minibus to Choi Hung takes half an hour. Boats leave for white beaches every morning; dogs are everywhere.",
                kinds: [.house, .poolVilla, .house, .guesthouse, .apartment]),
        ])

    static let bangkok = DemoPlace(
        Destination(
            slug: "bangkok", korean: "방콕", english: "Bangkok", japanese: "バンコク", country: "TH", zone: "Asia/Bangkok",
            currency: "THB", latitude: 13.750, longitude: 100.545, reach: 9_000, region: .bangkok),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "ari", area: "Phaya Thai, Ari", setting: .city, latitude: 13.7790, longitude: 100.5420,
                reach: 400,
                words: ["Ari", "Phahon Yothin", "Sailom"],
                character: "Ari is leafy lanes, noodle carts and the city's best breakfasts.",
                walk:
                    "The Skytrain is six minutes away. Soi 1 to Soi 7 are made for walking slowly; the weekend market is two stops north.",
                kinds: [.apartment, .guesthouse, .house, .residence, .apartment]),
            Neighbourhood(
                slug: "thonglor", area: "Watthana, Thong Lo", setting: .city, latitude: 13.7350, longitude: 100.5815,
                reach: 400,
                words: ["Thonglor", "Ekkamai", "Sukhumvit"],
                character: "Thonglor hides gardens and small galleries behind its busy road.",
                walk: "The Skytrain is eight minutes away. Ramen, jazz and mango sticky rice are all within five.",
                kinds: [.residence, .residence, .apartment, .poolVilla, .hotel]),
            Neighbourhood(
                slug: "yaowarat", area: "Samphanthawong, Yaowarat", setting: .city, latitude: 13.7415,
                longitude: 100.5105, reach: 210,
                words: ["Yaowarat", "Soi Nana", "Charoen Krung"],
                character: "Neon, herb shops and a thousand woks make Yaowarat glow at night.",
                walk:
                    "The metro is five minutes away. Go early for the flower market and late for peppery rolled noodles.",
                kinds: [.guesthouse, .house, .hotel, .guesthouse, .house]),
            Neighbourhood(
                slug: "silom", area: "Bang Rak, Silom", setting: .city, latitude: 13.7270, longitude: 100.5310,
                reach: 320,
                words: ["Silom", "Sala Daeng", "Convent"],
                character: "Silom wakes with the park and stays up with the street food.",
                walk:
                    "Lumphini Park, with its monitor lizards, is six minutes away, and so are the Skytrain and the metro.",
                kinds: [.hotel, .hotel, .residence, .apartment, .residence]),
        ])

    static let daNang = DemoPlace(
        Destination(
            slug: "da-nang", korean: "다낭", english: "Da Nang", japanese: "ダナン", country: "VN", zone: "Asia/Ho_Chi_Minh",
            currency: "VND", latitude: 15.990, longitude: 108.270, reach: 17_000, region: .okinawa),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "an-thuong", area: "Ngu Hanh Son, An Thuong", setting: .sea, latitude: 16.0500,
                longitude: 108.2415, reach: 200,
                words: ["An Thuong", "My Khe", "Bac My An"],
                character: "Surfboards lean on coffee stalls in An Thuong, a few lanes from the sand.",
                walk:
                    "My Khe beach is seven minutes away. Swim at five with the whole city; eat banh xeo at the market afterwards.",
                kinds: [.residence, .apartment, .poolVilla, .hotel, .apartment]),
            Neighbourhood(
                slug: "hai-chau", area: "Hai Chau", setting: .city, latitude: 16.0665, longitude: 108.2175, reach: 320,
                words: ["Hai Chau", "Han Market", "Bach Dang"],
                character: "Hai Chau is the old centre between the pink church and the river.",
                walk:
                    "The Dragon Bridge breathes fire at nine on weekends, ten minutes on foot. Coffee with salt is the local habit.",
                kinds: [.hotel, .hotel, .apartment, .guesthouse, .residence]),
            Neighbourhood(
                slug: "son-tra", area: "Son Tra, Man Thai", setting: .sea, latitude: 16.0830, longitude: 108.2410,
                reach: 170,
                words: ["Son Tra", "Man Thai", "Monkey Mountain"],
                character: "Round basket boats land the morning's fish at Man Thai, under the green peninsula.",
                walk:
                    "The beach is six minutes away. Rent a scooter for the road around Son Tra and look for the red-shanked doucs.",
                kinds: [.poolVilla, .poolVilla, .house, .hotel, .guesthouse]),
            Neighbourhood(
                slug: "cam-chau", area: "Hoi An, Cam Chau", setting: .country, latitude: 15.8840, longitude: 108.3410,
                reach: 380,
                words: ["Hoi An", "Cam Chau", "Tra Que"],
                character: "Rice fields and lantern makers surround Cam Chau, a bicycle ride from the old town.",
                walk:
                    "The old town is ten minutes by bicycle, the beach fifteen. On the fourteenth of each lunar month the lights go out.",
                kinds: [.poolVilla, .house, .poolVilla, .house, .guesthouse]),
        ])
}
