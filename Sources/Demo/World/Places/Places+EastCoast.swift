import Domain

extension DemoPlace {
    static let sokcho = DemoPlace(
        Destination(
            slug: "sokcho", korean: "속초", english: "Sokcho", japanese: "束草", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 38.210, longitude: 128.560, reach: 13_000, region: .pines),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "joyang", area: "속초시 조양동", setting: .sea, latitude: 38.1850, longitude: 128.5930, reach: 210,
                words: ["속초해변", "조양", "외옹치"],
                character: "속초해변의 소나무 숲 뒤편 조양동입니다.",
                walk: "고속버스터미널에서 걸어서 칠 분입니다. 외옹치 바다향기로를 따라 파도를 옆에 두고 걸을 수 있습니다.",
                kinds: [.hotel, .house, .residence, .pension, .apartment]),
            Neighbourhood(
                slug: "geumho", area: "속초시 금호동", setting: .city, latitude: 38.2085, longitude: 128.5800, reach: 270,
                words: ["금호동", "영랑", "중앙시장"],
                character: "두 호수 사이, 시장이 가까운 금호동입니다.",
                walk: "중앙시장까지 걸어서 십 분입니다. 아침에는 영랑호를 한 바퀴 달리고, 저녁에는 오징어순대를 사 옵니다.",
                kinds: [.guesthouse, .apartment, .house, .guesthouse, .hotel]),
            Neighbourhood(
                slug: "nohak", area: "속초시 노학동", setting: .country, latitude: 38.1920, longitude: 128.5350, reach: 760,
                words: ["노학동", "척산", "설악"],
                character: "설악산이 창에 가득 차는 온천 마을 노학동입니다.",
                walk: "척산온천까지 걸어서 십 분입니다. 순두부 마을이 가깝고, 울산바위가 아침마다 빛깔을 바꿉니다.",
                kinds: [.pension, .poolVilla, .lodge, .hanok, .pension]),
            Neighbourhood(
                slug: "ayajin", area: "고성군 토성면", setting: .sea, latitude: 38.2700, longitude: 128.5470, reach: 220,
                words: ["아야진", "고성", "청간정"],
                character: "바위 사이로 물빛이 비치는 작은 항구 아야진입니다.",
                walk: "해변까지 걸어서 칠 분입니다. 청간정에 앉으면 바람이 통하고, 물회 잘하는 집이 골목에 숨어 있습니다.",
                kinds: [.pension, .house, .poolVilla, .guesthouse, .apartment]),
        ])

    static let gangneung = DemoPlace(
        Destination(
            slug: "gangneung", korean: "강릉", english: "Gangneung", japanese: "江陵", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.800, longitude: 128.880, reach: 16_000, region: .pines),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "songjeong-gn", area: "강릉시 송정동", setting: .sea, latitude: 37.7770, longitude: 128.9340,
                reach: 290,
                words: ["안목", "송정", "솔밭길"],
                character: "솔밭을 지나면 바로 바다, 커피 향이 나는 송정입니다.",
                walk: "안목 커피거리까지 걸어서 십오 분입니다. 해송 숲길이 경포까지 이어지고, 해 뜨는 시간이 가장 좋습니다.",
                kinds: [.pension, .house, .poolVilla, .hotel, .apartment]),
            Neighbourhood(
                slug: "chodang", area: "강릉시 초당동", setting: .country, latitude: 37.7840, longitude: 128.9150, reach: 320,
                words: ["초당", "허난설헌", "솔숲"],
                character: "두부 끓이는 김이 새벽을 여는 초당 마을입니다.",
                walk: "허난설헌 생가의 솔숲이 걸어서 오 분입니다. 순두부 한 그릇을 먹고 경포호까지 천천히 걸어 보세요.",
                kinds: [.hanok, .hanok, .house, .guesthouse, .house]),
            Neighbourhood(
                slug: "myeongju", area: "강릉시 명주동", setting: .city, latitude: 37.7520, longitude: 128.8930, reach: 270,
                words: ["명주동", "남문", "임당"],
                character: "적산 가옥과 작은 극장이 남은 구시가 명주동입니다.",
                walk: "강릉역에서 걸어서 십오 분입니다. 봄이면 담장 너머 꽃을 구경하고, 시장의 장칼국수가 든든합니다.",
                kinds: [.guesthouse, .house, .apartment, .hanok, .residence]),
            Neighbourhood(
                slug: "sacheon", area: "강릉시 사천면", setting: .sea, latitude: 37.8350, longitude: 128.8640, reach: 220,
                words: ["사천", "교산", "하평"],
                character: "물회 마을로 이름난 조용한 바다 사천입니다.",
                walk: "사천진해변까지 걸어서 십 분입니다. 바위섬에 올라 파도를 보고, 서핑을 배우는 사람도 많습니다.",
                kinds: [.pension, .poolVilla, .pension, .house, .lodge]),
        ])

    static let yangyang = DemoPlace(
        Destination(
            slug: "yangyang", korean: "양양", english: "Yangyang", japanese: "襄陽", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 38.050, longitude: 128.660, reach: 20_000, region: .pines),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "ingu", area: "양양군 현남면", setting: .sea, latitude: 37.9700, longitude: 128.7540, reach: 170,
                words: ["인구", "죽도", "양리단길"],
                character: "서프보드가 담장처럼 세워진 인구 해변입니다.",
                walk: "바다까지 걸어서 오 분입니다. 죽도 전망대에 오르면 파도의 줄이 보이고, 밤에는 기타 소리가 들립니다.",
                kinds: [.guesthouse, .house, .pension, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "hajodae", area: "양양군 현북면", setting: .sea, latitude: 38.0180, longitude: 128.7100, reach: 220,
                words: ["하조대", "현북", "광정"],
                character: "절벽 위 소나무 한 그루가 기다리는 하조대입니다.",
                walk: "해변까지 걸어서 팔 분입니다. 등대로 가는 길이 짧고 아름답고, 양양 장은 끝자리 4일과 9일에 섭니다.",
                kinds: [.pension, .house, .poolVilla, .pension, .campsite]),
            Neighbourhood(
                slug: "josan", area: "양양군 강현면", setting: .sea, latitude: 38.1200, longitude: 128.6200, reach: 200,
                words: ["낙산", "조산", "의상대"],
                character: "낙산사의 종소리가 새벽에 들리는 조산 마을입니다.",
                walk: "의상대까지 걸어서 이십 분입니다. 해 뜨는 시간에 맞춰 오르면 바다가 먼저 붉어집니다.",
                kinds: [.hotel, .pension, .hanok, .house, .guesthouse]),
            Neighbourhood(
                slug: "sonyang", area: "양양군 손양면", setting: .country, latitude: 38.0500, longitude: 128.6450, reach: 720,
                words: ["손양", "송전", "연어길"],
                character: "남대천 남쪽, 송이와 논이 있는 손양 들녘입니다.",
                walk: "양양국제공항에서 차로 십 분입니다. 가을에는 연어가 돌아오고, 밤에는 개구리 소리가 이불이 됩니다.",
                kinds: [.house, .lodge, .poolVilla, .campsite, .hanok]),
        ])

    static let pohang = DemoPlace(
        Destination(
            slug: "pohang", korean: "포항", english: "Pohang", japanese: "浦項", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 36.050, longitude: 129.440, reach: 20_000, region: .coast),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "guryongpo", area: "남구 구룡포읍", setting: .sea, latitude: 35.9880, longitude: 129.5525, reach: 160,
                words: ["구룡포", "근대골목", "과메기"],
                character: "계단 위 골목에서 항구가 내려다보이는 구룡포입니다.",
                walk: "일본인 가옥거리까지 걸어서 육 분입니다. 겨울이면 과메기가 바람에 마르고, 대게 찌는 김이 오릅니다.",
                kinds: [.guesthouse, .house, .pension, .house, .apartment]),
            Neighbourhood(
                slug: "homigot", area: "남구 호미곶면", setting: .sea, latitude: 36.0700, longitude: 129.5580, reach: 290,
                words: ["호미곶", "대보", "청보리"],
                character: "해가 가장 먼저 닿는 땅끝, 청보리밭의 호미곶입니다.",
                walk: "상생의 손까지 걸어서 이십 분입니다. 등대박물관이 가깝고, 봄에는 유채와 보리가 함께 흔들립니다.",
                kinds: [.pension, .poolVilla, .campsite, .house, .pension]),
            Neighbourhood(
                slug: "hyogok", area: "남구 효자동", setting: .city, latitude: 36.0120, longitude: 129.3260, reach: 380,
                words: ["효자동", "효리단길", "지곡"],
                character: "작은 식당이 하나둘 모여 길이 된 효자동입니다.",
                walk: "효자역에서 걸어서 십 분입니다. 지곡 숲길이 이어지고, 철길을 걷어 낸 공원에서 자전거를 탈 수 있습니다.",
                kinds: [.apartment, .residence, .house, .residence, .apartment]),
            Neighbourhood(
                slug: "yeongildae", area: "북구 두호동", setting: .sea, latitude: 36.0640, longitude: 129.3830, reach: 230,
                words: ["영일대", "두호동", "환호"],
                character: "바다 위 누각에 불이 켜지는 영일대 뒤편입니다.",
                walk: "해변까지 걸어서 칠 분입니다. 환호공원의 하늘 계단에 오르고, 죽도시장에서 회를 떠 오세요.",
                kinds: [.hotel, .residence, .apartment, .apartment, .guesthouse]),
        ])
}
