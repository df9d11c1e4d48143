import Domain

extension DemoPlace {
    static let gyeongju = DemoPlace(
        Destination(
            slug: "gyeongju", korean: "경주", english: "Gyeongju", japanese: "慶州", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 35.800, longitude: 129.300, reach: 24_000, region: .gyeongju),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "hwangnam", area: "경주시 황남동", setting: .city, latitude: 35.8370, longitude: 129.2120, reach: 380,
                words: ["황리단길", "황남", "대릉원"],
                character: "둥근 능 사이로 기와지붕이 낮게 엎드린 황남동입니다.",
                walk: "대릉원 돌담까지 걸어서 삼 분입니다. 밤에는 첨성대 둘레에 불이 켜지고, 찰보리빵 굽는 냄새가 납니다.",
                kinds: [.hanok, .hanok, .guesthouse, .hanok, .house]),
            Neighbourhood(
                slug: "hwango", area: "경주시 황오동", setting: .city, latitude: 35.8430, longitude: 129.2200, reach: 380,
                words: ["황오동", "읍성", "성동시장"],
                character: "옛 역 앞, 시장과 읍성 성벽이 가까운 황오동입니다.",
                walk: "성동시장까지 걸어서 오 분입니다. 동궁과 월지까지 이십 분을 걸으면 물에 비친 전각을 볼 수 있습니다.",
                kinds: [.guesthouse, .hotel, .house, .hanok, .apartment]),
            Neighbourhood(
                slug: "hadong", area: "경주시 하동", setting: .country, latitude: 35.8150, longitude: 129.3000, reach: 490,
                words: ["보문", "하동", "토함산"],
                character: "토함산 자락, 도자기 굽는 집이 모인 마을입니다.",
                walk: "보문호까지 차로 오 분입니다. 불국사까지 십오 분, 사월에는 온 길이 벚꽃입니다.",
                kinds: [.hanok, .poolVilla, .pension, .house, .lodge]),
            Neighbourhood(
                slug: "yangnam", area: "경주시 양남면", setting: .sea, latitude: 35.6850, longitude: 129.4580, reach: 220,
                words: ["양남", "하서", "파도소리길"],
                character: "부채꼴 주상절리가 파도를 받는 양남 바다입니다.",
                walk: "파도소리길이 걸어서 십오 분입니다. 문무대왕릉의 해돋이를 보러 가기 좋습니다.",
                kinds: [.pension, .poolVilla, .pension, .house, .hotel]),
        ])

    static let andong = DemoPlace(
        Destination(
            slug: "andong", korean: "안동", english: "Andong", japanese: "安東", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 36.620, longitude: 128.750, reach: 22_000, region: .gyeongju),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "junggu-ad", area: "안동시 중구동", setting: .city, latitude: 36.5640, longitude: 128.7290, reach: 380,
                words: ["구시장", "웅부", "태사묘"],
                character: "찜닭 골목과 오래된 서점이 남은 안동 시내입니다.",
                walk: "문화의거리에서 걸어서 오 분입니다. 월영교까지 버스로 십오 분, 달 뜨는 밤에 가 보세요.",
                kinds: [.hotel, .guesthouse, .apartment, .house, .residence]),
            Neighbourhood(
                slug: "seohu", area: "안동시 서후면", setting: .country, latitude: 36.6450, longitude: 128.6650, reach: 660,
                words: ["서후", "봉정사", "천등산"],
                character: "가장 오래된 나무집이 있는 봉정사 아래 마을입니다.",
                walk: "봉정사까지 걸어서 이십오 분입니다. 국화차 밭이 가을마다 노랗고, 밤에는 소쩍새가 웁니다.",
                kinds: [.hanok, .hanok, .house, .lodge, .house]),
            Neighbourhood(
                slug: "dosan", area: "안동시 도산면", setting: .country, latitude: 36.7360, longitude: 128.8270, reach: 420,
                words: ["도산", "온혜", "퇴계"],
                character: "선비가 글 읽던 물굽이 가까이 온천이 솟는 온혜입니다.",
                walk: "도산서원까지 차로 십 분입니다. 예던길을 따라 강을 내려다보며 걷기 좋습니다.",
                kinds: [.hanok, .house, .hanok, .pension, .guesthouse]),
            Neighbourhood(
                slug: "imha", area: "안동시 임하면", setting: .country, latitude: 36.5050, longitude: 128.8470, reach: 660,
                words: ["임하", "금소", "의성김씨"],
                character: "삼베를 짜고 은어를 굽던 금소 마을입니다.",
                walk: "안동 시내에서 버스로 삼십 분입니다. 마을 돌담길을 자전거로 돌고, 종가의 밥상을 청해 볼 수 있습니다.",
                kinds: [.hanok, .house, .campsite, .hanok, .lodge]),
        ])

    static let daegu = DemoPlace(
        Destination(
            slug: "daegu", korean: "대구", english: "Daegu", japanese: "大邱", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 35.880, longitude: 128.610, reach: 17_000, region: .seoul),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "samdeok", area: "중구 삼덕동", setting: .city, latitude: 35.8660, longitude: 128.6030, reach: 420,
                words: ["삼덕동", "동성로", "국채보상"],
                character: "적벽돌 집과 카페가 담장을 나눠 쓰는 삼덕동입니다.",
                walk: "동성로까지 걸어서 오 분입니다. 김광석 길이 가깝고, 막창 골목의 밤이 깁니다.",
                kinds: [.house, .guesthouse, .apartment, .hotel, .residence]),
            Neighbourhood(
                slug: "daemyeong", area: "남구 대명동", setting: .city, latitude: 35.8480, longitude: 128.5840, reach: 570,
                words: ["대명동", "앞산", "공연거리"],
                character: "작은 극장들이 모인 공연 거리 대명동입니다.",
                walk: "교대역에서 걸어서 십 분입니다. 앞산 전망대의 야경을 보고 내려와 칼국수를 먹기 좋습니다.",
                kinds: [.apartment, .guesthouse, .house, .residence, .apartment]),
            Neighbourhood(
                slug: "duksan", area: "수성구 두산동", setting: .city, latitude: 35.8340, longitude: 128.6230, reach: 420,
                words: ["수성못", "두산동", "들안길"],
                character: "수성못의 물빛과 들안길의 밥상이 가까운 동네입니다.",
                walk: "수성못역에서 걸어서 구 분입니다. 못을 한 바퀴 도는 데 삼십 분, 분수가 밤에 춤을 춥니다.",
                kinds: [.residence, .hotel, .apartment, .house, .apartment]),
            Neighbourhood(
                slug: "gongsan", area: "동구 공산동", setting: .country, latitude: 35.9750, longitude: 128.6850, reach: 530,
                words: ["팔공산", "공산", "동화사"],
                character: "단풍 길이 성벽처럼 이어지는 팔공산 자락입니다.",
                walk: "동화사까지 차로 칠 분입니다. 케이블카로 능선에 오르고, 미나리 삼겹살을 굽는 집이 많습니다.",
                kinds: [.lodge, .pension, .poolVilla, .hanok, .campsite]),
        ])
}
