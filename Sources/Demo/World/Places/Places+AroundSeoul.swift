import Domain

extension DemoPlace {
    static let incheon = DemoPlace(
        Destination(
            slug: "incheon", korean: "인천", english: "Incheon", japanese: "仁川", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.50, longitude: 126.52, reach: 32_000, region: .coast),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "gaehang", area: "중구 개항동", setting: .city, latitude: 37.4735, longitude: 126.6275, reach: 420,
                words: ["개항로", "신포", "자유공원"],
                character: "백 년 전 은행과 창고가 카페로 다시 문을 연 개항장입니다.",
                walk: "인천역과 차이나타운이 걸어서 칠 분입니다. 자유공원에 오르면 항구가 내려다보이고, 신포시장에서 닭강정을 사 오기 좋습니다.",
                kinds: [.guesthouse, .apartment, .house, .hotel, .residence]),
            Neighbourhood(
                slug: "bupyeong", area: "부평구 부평동", setting: .city, latitude: 37.4935, longitude: 126.7235, reach: 490,
                words: ["부평", "문화의거리", "평리단길"],
                character: "시장과 지하상가와 작은 공연장이 얽힌 부평입니다.",
                walk: "부평역에서 걸어서 칠 분입니다. 평리단길의 카페가 가깝고, 서울까지 전철 한 번이면 됩니다.",
                kinds: [.residence, .residence, .hotel, .apartment, .hotel]),
            Neighbourhood(
                slug: "ganghwa", area: "강화군 길상면", setting: .country, latitude: 37.6310, longitude: 126.4930,
                reach: 1140,
                words: ["강화", "길상", "전등사"],
                character: "고인돌과 순무밭, 오래된 절이 있는 섬 강화의 남쪽 마을입니다.",
                walk: "전등사까지 차로 오 분입니다. 동막 갯벌에서 해가 지고, 섬을 한 바퀴 도는 버스가 마을 앞에 섭니다.",
                kinds: [.pension, .hanok, .house, .campsite, .lodge]),
            Neighbourhood(
                slug: "eurwang", area: "중구 을왕동", setting: .sea, latitude: 37.4490, longitude: 126.3800, reach: 220,
                words: ["을왕리", "용유", "왕산"],
                character: "공항에서 십오 분, 해넘이로 이름난 을왕리입니다.",
                walk: "백사장까지 걸어서 구 분입니다. 조개구이 골목이 가깝고, 비행기가 노을 속으로 내려앉는 모습을 볼 수 있습니다.",
                kinds: [.pension, .poolVilla, .hotel, .pension, .campsite]),
        ])

    static let suwon = DemoPlace(
        Destination(
            slug: "suwon", korean: "수원", english: "Suwon", japanese: "水原", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.277, longitude: 127.020, reach: 9_000, region: .seoul),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "haenggung", area: "팔달구 신풍동", setting: .city, latitude: 37.2830, longitude: 127.0125, reach: 480,
                words: ["행궁동", "신풍", "화성"],
                character: "화성 성벽 안쪽, 벽화 골목과 작은 책방이 모인 행궁동입니다.",
                walk: "화성행궁까지 걸어서 사 분입니다. 저녁이면 성벽에 불이 켜지고, 통닭 거리의 고소한 냄새가 골목까지 옵니다.",
                kinds: [.hanok, .house, .guesthouse, .house, .apartment]),
            Neighbourhood(
                slug: "ingye", area: "팔달구 인계동", setting: .city, latitude: 37.2665, longitude: 127.0310, reach: 570,
                words: ["인계동", "나혜석거리", "수원시청"],
                character: "나혜석거리의 밤이 길고 밝은 인계동입니다.",
                walk: "수원시청역에서 걸어서 오 분입니다. 올림픽공원이 가깝고, 늦게까지 여는 밥집이 많습니다.",
                kinds: [.hotel, .residence, .residence, .apartment, .hotel]),
            Neighbourhood(
                slug: "gwanggyo", area: "영통구 이의동", setting: .city, latitude: 37.2900, longitude: 127.0500, reach: 420,
                words: ["광교", "이의동", "카페거리"],
                character: "호수와 숲 사이에 새로 지은 마을 광교입니다.",
                walk: "광교중앙역에서 걸어서 팔 분입니다. 호수를 도는 산책길이 두 시간이고, 카페거리의 물가 자리가 좋습니다.",
                kinds: [.residence, .apartment, .apartment, .house, .residence]),
            Neighbourhood(
                slug: "seodun", area: "권선구 서둔동", setting: .city, latitude: 37.2660, longitude: 126.9935, reach: 420,
                words: ["서둔동", "여기산", "탑동"],
                character: "옛 농대 터의 큰 나무들이 남아 있는 서둔동입니다.",
                walk: "수원역에서 버스로 십 분입니다. 경기상상캠퍼스의 숲이 걸어서 닿고, 서호에서는 철새를 볼 수 있습니다.",
                kinds: [.house, .guesthouse, .apartment, .apartment, .house]),
        ])
}
