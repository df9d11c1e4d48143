import Domain

extension DemoPlace {
    static let busan = DemoPlace(
        Destination(
            slug: "busan", korean: "부산", english: "Busan", japanese: "釜山", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 35.1600, longitude: 129.1300, reach: 16_000, region: .busan),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "haeridan", area: "해운대구 우동", setting: .sea, latitude: 35.1665, longitude: 129.1590, reach: 260,
                words: ["해리단길", "해운대", "우동"],
                character: "해운대 바다에서 옛 철길 하나 건너, 느긋한 해리단길입니다.",
                walk: "해운대역에서 걸어서 오 분, 백사장까지는 십오 분입니다. 동백섬을 한 바퀴 돌고 돌아와 골목 식당에서 저녁을 먹기 좋습니다.",
                kinds: [.apartment, .residence, .hotel, .guesthouse]),
            Neighbourhood(
                slug: "dalmaji", area: "해운대구 중동", setting: .sea, latitude: 35.1640, longitude: 129.1735, reach: 230,
                words: ["달맞이", "청사포", "문탠로드"],
                character: "소나무 숲 사이로 바다가 내려다보이는 달맞이 언덕입니다.",
                walk: "해변열차 미포 정거장이 가깝습니다. 문탠로드를 따라 걸으면 청사포 등대까지 사십 분, 돌아올 때는 열차를 타면 됩니다.",
                kinds: [.residence, .poolVilla, .apartment, .house]),
            Neighbourhood(
                slug: "songjeong", area: "해운대구 송정동", setting: .sea, latitude: 35.1835, longitude: 129.2010, reach: 230,
                words: ["송정", "죽도", "송정해변"],
                character: "서핑 보드를 든 사람들이 맨발로 오가는 송정 바닷마을입니다.",
                walk: "송정역에서 걸어서 십 분입니다. 파도가 순한 날에는 처음 타는 사람도 보드 위에 설 수 있고, 죽도공원에서 보는 해돋이가 좋습니다.",
                kinds: [.pension, .guesthouse, .poolVilla, .pension]),
            Neighbourhood(
                slug: "gwangan", area: "수영구 광안동", setting: .sea, latitude: 35.1560, longitude: 129.1140, reach: 230,
                words: ["광안", "광안대교", "남천"],
                character: "광안대교의 불빛이 물 위로 길게 번지는 광안리입니다.",
                walk: "광안역에서 걸어서 팔 분, 백사장까지 육 분입니다. 토요일 밤에는 드론 쇼가 열리고, 골목에는 커피가 맛있는 집이 많습니다.",
                kinds: [.apartment, .residence, .hotel, .apartment]),
            Neighbourhood(
                slug: "millak", area: "수영구 민락동", setting: .sea, latitude: 35.1585, longitude: 129.1225, reach: 170,
                words: ["민락", "수변", "백산"],
                character: "회 한 접시와 야경을 함께 즐기는 민락동 수변입니다.",
                walk: "민락회센터에서 포장한 회를 들고 수변공원까지 십 분입니다. 백산에 오르면 다리와 바다가 한눈에 들어옵니다.",
                kinds: [.residence, .apartment, .hotel, .residence]),
            Neighbourhood(
                slug: "jeonpo", area: "부산진구 전포동", setting: .city, latitude: 35.1545, longitude: 129.0645, reach: 480,
                words: ["전포", "서면", "공구길"],
                character: "공구 상가가 카페 거리로 바뀐 전포동입니다.",
                walk: "전포역에서 걸어서 사 분입니다. 서면 시장의 돼지국밥 골목이 가깝고, 지하철로 어디든 삼십 분 안에 갈 수 있습니다.",
                kinds: [.apartment, .residence, .hotel, .guesthouse]),
            Neighbourhood(
                slug: "bosu", area: "중구 보수동", setting: .city, latitude: 35.1030, longitude: 129.0270, reach: 290,
                words: ["보수동", "책방골목", "국제시장"],
                character: "헌책 냄새가 골목을 채우는 보수동 책방골목 위입니다.",
                walk: "자갈치역에서 걸어서 십이 분입니다. 국제시장과 용두산공원이 가깝고, 부평깡통야시장이 저녁마다 열립니다.",
                kinds: [.guesthouse, .house, .apartment, .hotel]),
            Neighbourhood(
                slug: "huinnyeoul", area: "영도구 영선동", setting: .sea, latitude: 35.0820, longitude: 129.0480, reach: 160,
                words: ["흰여울", "영도", "봉래산"],
                character: "절벽 위 하얀 집들이 바다를 마주 보는 영도 흰여울 마을 위쪽입니다.",
                walk: "남포역에서 버스로 십오 분입니다. 계단을 내려가면 해안 산책길이 나오고, 묘박지에 멈춘 배들이 밤마다 별처럼 빛납니다.",
                kinds: [.house, .guesthouse, .house, .pension]),
            Neighbourhood(
                slug: "choryang", area: "동구 초량동", setting: .city, latitude: 35.1180, longitude: 129.0360, reach: 320,
                words: ["초량", "이바구길", "산복도로"],
                character: "부산항이 발아래 펼쳐지는 초량 산복도로입니다.",
                walk: "부산역에서 걸어서 십오 분, 168계단 모노레일을 타면 더 편합니다. 이바구길의 작은 전망대에서 항구의 아침을 볼 수 있습니다.",
                kinds: [.house, .guesthouse, .residence, .hotel]),
            Neighbourhood(
                slug: "ilgwang", area: "기장군 일광읍", setting: .sea, latitude: 35.2660, longitude: 129.2275, reach: 230,
                words: ["일광", "기장", "학리"],
                character: "물이 얕고 잔잔해 아이와 오기 좋은 일광 바다 마을입니다.",
                walk: "일광역에서 걸어서 칠 분입니다. 찐빵 거리에서 간식을 사고, 차로 십 분이면 아홉산 대숲에 닿습니다.",
                kinds: [.poolVilla, .pension, .poolVilla, .house]),
            Neighbourhood(
                slug: "daeyeon", area: "남구 대연동", setting: .city, latitude: 35.1370, longitude: 129.0870, reach: 350,
                words: ["대연동", "못골", "유엔공원"],
                character: "대학가의 활기와 공원의 고요함이 함께 있는 대연동입니다.",
                walk: "못골역에서 걸어서 육 분입니다. 유엔기념공원과 평화공원이 가깝고, 이기대 해안길까지 버스로 십 분입니다.",
                kinds: [.apartment, .residence, .house, .guesthouse]),
        ])
}
