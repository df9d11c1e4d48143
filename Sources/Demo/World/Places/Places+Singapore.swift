import Domain

extension DemoPlace {
    static let singapore = DemoPlace(
        Destination(
            slug: "singapore", korean: "싱가포르", english: "Singapore", japanese: "シンガポール", country: "SG",
            zone: "Asia/Singapore", currency: "SGD", latitude: 1.3000, longitude: 103.8550, reach: 12_000,
            region: .singapore),
        speaking: EnglishVoice.self,
        [
            Neighbourhood(
                slug: "tiong-bahru", area: "Tiong Bahru", setting: .city, latitude: 1.2850, longitude: 103.8320,
                reach: 350,
                words: ["Tiong Bahru", "Seng Poh", "Yong Siak"],
                character: "Tiong Bahru is all curved white balconies, bookshops and early coffee.",
                walk:
                    "The MRT is eight minutes away on foot. Go to the market upstairs before nine for chwee kueh, then follow the back lanes with their murals and spiral stairs.",
                kinds: [.apartment, .house, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "chinatown", area: "Chinatown", setting: .city, latitude: 1.2830, longitude: 103.8435, reach: 290,
                words: ["Keong Saik", "Ann Siang", "Temple Street"],
                character: "Red lanterns, temples and hawker stalls begin right outside the door in Chinatown.",
                walk:
                    "Three MRT lines meet five minutes away. Maxwell Food Centre feeds you at any hour, and the roof of Pinnacle@Duxton shows the whole island.",
                kinds: [.hotel, .house, .residence, .guesthouse]),
            Neighbourhood(
                slug: "kampong-glam", area: "Kampong Glam", setting: .city, latitude: 1.3018, longitude: 103.8595,
                reach: 210,
                words: ["Arab Street", "Haji Lane", "Kampong Glam"],
                character: "The golden dome of the Sultan Mosque rises over the textile shops of Kampong Glam.",
                walk:
                    "Bugis MRT is six minutes away. Evenings smell of murtabak and cloves, and Haji Lane stays lively until late, though the back rooms are quiet.",
                kinds: [.house, .hotel, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "little-india", area: "Little India", setting: .city, latitude: 1.3085, longitude: 103.8535,
                reach: 260,
                words: ["Serangoon Road", "Little India", "Campbell Lane"],
                character: "Jasmine garlands and the colours of Campbell Lane make mornings in Little India bright.",
                walk:
                    "Little India MRT is four minutes away. Tekka Centre serves the best thosai in town, and Mustafa never closes.",
                kinds: [.guesthouse, .hotel, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "joo-chiat", area: "Joo Chiat", setting: .city, latitude: 1.3100, longitude: 103.9015, reach: 400,
                words: ["Joo Chiat", "Koon Seng", "Katong"],
                character: "Pastel shophouses with Peranakan tiles line the streets of Joo Chiat.",
                walk:
                    "Buses to town stop around the corner, and Marine Parade MRT is twelve minutes on foot. Try the laksa on East Coast Road and cycle to the beach in ten minutes.",
                kinds: [.house, .house, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "siglap", area: "Siglap", setting: .sea, latitude: 1.3165, longitude: 103.9230, reach: 290,
                words: ["Siglap", "Frankel", "East Coast"],
                character: "Siglap is a low, leafy village between the hill and the East Coast beach.",
                walk:
                    "Siglap MRT is nine minutes away and the airport fifteen by car. Families walk to the park at sunset, and the cafés know their regulars by name.",
                kinds: [.house, .apartment, .poolVilla, .residence]),
            Neighbourhood(
                slug: "holland-village", area: "Holland Village", setting: .city, latitude: 1.3110, longitude: 103.7955,
                reach: 350, words: ["Holland Village", "Chip Bee", "Jalan Merah"],
                character: "Holland Village keeps its village air, with wine bars and an old wet market.",
                walk:
                    "The MRT is five minutes away, and the Botanic Gardens two stops further. On Sundays the lanes close to cars and fill with tables.",
                kinds: [.apartment, .residence, .house, .apartment]),
            Neighbourhood(
                slug: "dempsey", area: "Dempsey Hill", setting: .country, latitude: 1.3045, longitude: 103.8105,
                reach: 290,
                words: ["Dempsey", "Minden", "Tanglin"],
                character: "Old barracks under huge rain trees make Dempsey Hill feel far from the city.",
                walk:
                    "A shuttle runs to Orchard in ten minutes. The Botanic Gardens start across the road; come back for a long breakfast on a verandah.",
                kinds: [.poolVilla, .house, .residence, .hotel]),
            Neighbourhood(
                slug: "emerald-hill", area: "Emerald Hill", setting: .city, latitude: 1.3030, longitude: 103.8388,
                reach: 210,
                words: ["Emerald Hill", "Orchard", "Saunders"],
                character: "One corner off Orchard Road, Emerald Hill is a hush of old terraces and ferns.",
                walk:
                    "Somerset MRT is three minutes away. Shops and cinemas are at the foot of the lane, yet all you hear at night are crickets.",
                kinds: [.residence, .hotel, .house, .apartment]),
            Neighbourhood(
                slug: "river-valley", area: "River Valley", setting: .city, latitude: 1.2965, longitude: 103.8370,
                reach: 210,
                words: ["River Valley", "Kim Yam", "Oxley"],
                character: "River Valley is a calm hill of condos between Fort Canning and the quays.",
                walk:
                    "Great World MRT is seven minutes away. Walk down to Robertson Quay for brunch or up into Fort Canning for shade.",
                kinds: [.apartment, .residence, .apartment, .hotel]),
            Neighbourhood(
                slug: "tanjong-pagar", area: "Tanjong Pagar", setting: .city, latitude: 1.2768, longitude: 103.8432,
                reach: 210,
                words: ["Tanjong Pagar", "Duxton", "Craig Road"],
                character: "In Tanjong Pagar glass towers and tiled shophouses stand shoulder to shoulder.",
                walk:
                    "The MRT is four minutes away, the business district ten on foot. Duxton Hill is the place for dinner, and barbecue smoke drifts from the Korean grills.",
                kinds: [.residence, .hotel, .apartment, .residence]),
        ])
}
